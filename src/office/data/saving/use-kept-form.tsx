import { useState, type ReactNode } from 'react'
import { DraftOffer } from './draft-offer.tsx'
import { useDraft } from './use-draft.ts'

type Form<Values> = {
  /** Which form of which thing: `invite`, `order K7Q2M9X4TBHE note`. */
  form: string
  /** What stands in it now; what it began with is not worth keeping. */
  values: Values
  /** Puts into it what was typed before. */
  onTake: (values: Values) => void
}

/**
 * What is kept of a form, handed to the change that saves it, which forgets it as soon as it is answered. A callback of `mutate` would not
 * be called once the form is gone.
 */
export type KeptForm = { forget: () => void }

type Kept<Values> = KeptForm & { offer: ReactNode; beginAnew: BeginAnew<Values> }

/**
 * `restOf`: what stands in the form from now on, of what stands in it; as it is where it is left out. Answers whether that is more than it
 * begins with.
 */
type BeginAnew<Values> = (values: Values, restOf?: (held: Values) => Values) => boolean

/**
 * What every form of the office does with what is typed into it and not saved (NAV-19): `offer` stands on top of its fields and offers
 * again what was typed before, `forget` is called once it was saved. One that stays open then begins anew with other values and keeps
 * what was typed meanwhile: `beginAnew`. Secrets are typed into none of these.
 */
export function useKeptForm<Values>({ form, values, onTake }: Form<Values>): Kept<Values> {
  const [began, setBegan] = useState(() => JSON.stringify(values))
  const draft = useDraft({ form, values, isDirty: JSON.stringify(values) !== began })
  const beginAnew: BeginAnew<Values> = (anew, restOf = (held) => held) => {
    const begins = JSON.stringify(anew)
    setBegan(begins)
    return draft.keepRest((held) => {
      const rest = restOf(held)
      return JSON.stringify(rest) === begins ? null : rest
    })
  }
  return { offer: <DraftOffer draft={draft} onTake={onTake} />, forget: draft.forget, beginAnew }
}
