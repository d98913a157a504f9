import type { ShopClient } from '#contract/shop/client.ts'
import { typedLetters } from '#rules/constants.ts'
import { maskMobile } from '#rules/recipients/recipient.ts'
import { changeContact } from '#rules/recipients/recipient-changes.ts'
import { detailsTexts } from '#texts/shop/checkout.ts'
import { TextField } from '#ui/controls/field.tsx'
import { NoteBox } from '#ui/panel.tsx'
import { useWords } from '#ui/words/words.ts'
import { useFieldFaults } from './field-errors.tsx'
import type { RecipientFormProps } from './change-recipient.ts'
import { StoreCascade } from './store-cascade.tsx'

type StoreFieldsProps = RecipientFormProps & { client: ShopClient }

/** Who picks the parcel up, and in which store: county, district, road, store (RCP-16 to RCP-20). */
export function StoreFields(props: StoreFieldsProps) {
  const say = useWords()
  const fault = useFieldFaults()
  const { name, phone } = props.draft.contact_attributes
  const set = (changes: { name: string } | { phone: string }) => props.change((before) => changeContact(before, changes))
  return (
    <>
      <NoteBox>{say(detailsTexts.realNameNote)}</NoteBox>
      <div className="two-columns">
        <TextField
          label={say(detailsTexts.pickupPerson)}
          value={name}
          autoComplete="shipping name"
          maxLength={typedLetters.name}
          required
          onChange={(event) => set({ name: event.target.value })}
          {...fault('store.name')}
        />
        <TextField
          label={say(detailsTexts.mobile)}
          value={phone}
          inputMode="numeric"
          autoComplete="shipping tel-national"
          placeholder="0912345678"
          required
          onChange={(event) => set({ phone: maskMobile(event.target.value) })}
          {...fault('store.phone')}
        />
        <StoreCascade {...props} />
      </div>
    </>
  )
}
