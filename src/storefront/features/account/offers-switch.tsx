import { useState } from 'react'
import { profileTexts } from '#texts/shop/profile.ts'
import { Switch } from '#ui/controls/choices.tsx'
import { useWords } from '#ui/words/words.ts'

type OffersSwitchProps = { accepted: boolean; onTurn: (accepted: boolean) => Promise<void> }

/** Saved when it is turned; while that is under way it shows what is wanted, afterwards what is saved (PRF-07, PRF-12). */
export function OffersSwitch({ accepted, onTurn }: OffersSwitchProps) {
  const say = useWords()
  const [wanted, setWanted] = useState<boolean>()
  const turn = async (next: boolean) => {
    if (wanted !== undefined) return
    setWanted(next)
    await onTurn(next)
    setWanted(undefined)
  }
  return (
    <div className="switch-row">
      <div>
        <b>{say(profileTexts.offers)}</b>
        <p className="small muted">{say(profileTexts.offersNote)}</p>
      </div>
      <Switch
        label={say(profileTexts.offers)}
        checked={wanted ?? accepted}
        aria-busy={wanted !== undefined || undefined}
        onChange={(event) => void turn(event.currentTarget.checked)}
      />
    </div>
  )
}
