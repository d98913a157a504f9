import { parsePhoneNumber } from 'react-phone-number-input/input'
import { typedLetters } from '#rules/constants.ts'
import { maskMobile } from '#rules/recipients/recipient.ts'
import { changeContact } from '#rules/recipients/recipient-changes.ts'
import type { RecipientDraft } from '#rules/recipients/recipient-draft.ts'
import { isLowTemperature, type Temperature } from '#rules/temperature.ts'
import { detailsTexts } from '#texts/shop/checkout.ts'
import { Checkbox } from '#ui/controls/choices.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { NoteBox } from '#ui/panel.tsx'
import { useWords } from '#ui/words/words.ts'
import { useFieldFaults } from './field-errors.tsx'
import { PlaceFields } from './place-fields.tsx'
import type { RecipientFormProps } from './change-recipient.ts'

type HomeFieldsProps = RecipientFormProps & {
  /** Who orders, and may be the one who receives it. */
  sender: { name: string; phone: string }
  temperature: Temperature
}

/** A recipient at a door in Taiwan (RCP-10 to RCP-14). */
export function HomeFields({ draft, change, sender, temperature }: HomeFieldsProps) {
  const say = useWords()
  const fault = useFieldFaults()
  const { contact_attributes: contact } = draft
  const set = (changes: Partial<RecipientDraft['contact_attributes']>) => change((before) => changeContact(before, changes))
  const ofSender = { name: sender.name, phone: nationalMobile(sender.phone) }
  const isSender = contact.name !== '' && contact.name === ofSender.name && contact.phone === ofSender.phone
  return (
    <>
      <Checkbox
        checked={isSender}
        disabled={sender.name === ''}
        onChange={(event) => set(event.target.checked ? ofSender : { name: '', phone: '' })}
      >
        {say(detailsTexts.sameAsSender)}
      </Checkbox>
      {isLowTemperature(temperature) && <NoteBox>{say(detailsTexts.islandsHidden)}</NoteBox>}
      <div className="two-columns">
        <TextField
          label={say(detailsTexts.recipientName)}
          value={contact.name}
          autoComplete="shipping name"
          maxLength={typedLetters.name}
          required
          onChange={(event) => set({ name: event.target.value })}
          {...fault('contact.name')}
        />
        <TextField
          label={say(detailsTexts.mobile)}
          value={contact.phone}
          inputMode="numeric"
          autoComplete="shipping tel-national"
          placeholder="0912345678"
          required
          onChange={(event) => set({ phone: maskMobile(event.target.value) })}
          {...fault('contact.phone')}
        />
        <PlaceFields place={contact} onChange={set} temperature={temperature} faultOf={(field) => fault(`contact.${field}`)} />
        <TextField
          wide
          label={say(detailsTexts.address)}
          hint={say(detailsTexts.addressHint)}
          value={contact.address}
          autoComplete="shipping street-address"
          maxLength={typedLetters.address}
          required
          onChange={(event) => set({ address: event.target.value })}
          {...fault('contact.address')}
        />
      </div>
    </>
  )
}

/** The sender's number as the courier dials it; empty when it is not from Taiwan. */
function nationalMobile(phone: string): string {
  const parsed = phone && parsePhoneNumber(phone)
  return parsed && parsed.country === 'TW' ? maskMobile(parsed.formatNational()) : ''
}
