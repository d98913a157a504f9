import { typedLetters } from '#rules/constants.ts'
import type { Draft } from '#rules/checkout/checkout-draft.ts'
import { detailsTexts } from '#texts/shop/checkout.ts'
import { TextField } from '#ui/controls/field.tsx'
import { useWords } from '#ui/words/words.ts'
import { useFieldFaults } from '#storefront/features/recipient/field-errors.tsx'
import { PhoneField } from '#storefront/features/recipient/phone-field.tsx'
import type { ChangeDraft } from '../change-draft.ts'

/** Who orders: whom the shop calls about it (CK2-07, CK2-08). */
export function SenderFields({ draft, change }: { draft: Draft; change: ChangeDraft }) {
  const say = useWords()
  const fault = useFieldFaults()
  const set = (changes: Partial<Draft['sender']>) => change((before) => ({ ...before, sender: { ...before.sender, ...changes } }))
  return (
    <fieldset className="form-part">
      <legend>{say(detailsTexts.sender)}</legend>
      <div className="two-columns">
        <TextField
          label={say(detailsTexts.name)}
          value={draft.sender.name}
          autoComplete="name"
          maxLength={typedLetters.name}
          required
          onChange={(event) => set({ name: event.target.value })}
          {...fault('sender.name')}
        />
        <PhoneField
          label={say(detailsTexts.mobile)}
          value={draft.sender.phone}
          onChange={(phone) => set({ phone })}
          {...fault('sender.phone')}
        />
      </div>
    </fieldset>
  )
}
