import { useState } from 'react'
import type { ShopClient } from '#contract/shop/client.ts'
import type { Draft } from '#rules/checkout/checkout-draft.ts'
import type { Temperature } from '#rules/temperature.ts'
import { detailsTexts, usingRecipient } from '#texts/shop/checkout.ts'
import { readablePhone } from '#texts/shared/readable-phone.ts'
import { Button } from '#ui/controls/button.tsx'
import { pressedPart } from '#ui/controls/pressed-part.tsx'
import { useWords } from '#ui/words/words.ts'
import type { ChangeDraft } from '../change-draft.ts'
import type { SavedData } from '../use-saved-data.ts'

const RecipientDialog = pressedPart(async () => (await import('./recipient-dialog.tsx')).RecipientDialog)

type RecentRecipientProps = {
  client: ShopClient
  draft: Draft
  change: ChangeDraft
  saved: SavedData
  temperature: Temperature
  onProblem: (error: unknown) => void
}

/** The saved recipient that is chosen, and the way to another one (RCP-04). */
export function RecentRecipient({ client, draft, change, saved, temperature, onProblem }: RecentRecipientProps) {
  const say = useWords()
  const [isOpen, setIsOpen] = useState(false)
  // Each opening begins anew: what the one before still waited for is not shown.
  const [opening, setOpening] = useState(0)
  const chosen = saved.contacts.find(({ id }) => id === draft.contact_id)
  const open = () => {
    setOpening(opening + 1)
    setIsOpen(true)
  }
  return (
    <div className="recent-recipient">
      {chosen && (
        <div>
          <p>{say(usingRecipient(chosen.name))}</p>
          <p className="muted small">
            {readablePhone(chosen.phone)}
            <br />
            {chosen.address}
          </p>
        </div>
      )}
      <Button kind="ghost" size="small" onClick={open}>
        {say(detailsTexts.reselect)}
      </Button>
      {opening > 0 && (
        <RecipientDialog
          key={opening}
          open={isOpen}
          onClose={() => setIsOpen(false)}
          client={client}
          saved={saved}
          sender={draft.sender}
          chosen={draft.contact_id}
          temperature={temperature}
          onChoose={(contact_id) => change((before) => ({ ...before, contact_id }))}
          onProblem={onProblem}
        />
      )}
    </div>
  )
}
