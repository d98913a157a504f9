import { typedLetters } from '#rules/constants.ts'
import { hasPostalCode } from '#rules/recipients/foreign-recipient.ts'
import type { EditableOrder } from '#rules/orders/order-edit.ts'
import { maskMobile } from '#rules/recipients/recipient.ts'
import { choosePlace } from '#rules/recipients/recipient-changes.ts'
import { usStates } from '#rules/recipients/us-states.ts'
import type { Temperature } from '#rules/temperature.ts'
import { orderTexts } from '#texts/shop/order.ts'
import { PhoneField } from '#storefront/features/recipient/phone-field.tsx'
import { PlaceFields } from '#storefront/features/recipient/place-fields.tsx'
import { SelectField, TextField } from '#ui/controls/field.tsx'
import { useWords } from '#ui/words/words.ts'
import type { EditFields } from './edit-fields.ts'

type Contact = NonNullable<EditableOrder['contact']>
type ForeignContact = NonNullable<EditableOrder['foreign_contact']>

/** Who receives it in Taiwan: at a door, or in a store, where only the name and the phone can change (D-69). */
export function RecipientFields({ contact, temperature, change, fault }: EditFields & { contact: Contact; temperature: Temperature }) {
  const say = useWords()
  const set = (changes: Partial<Contact>) => change({ contact: { ...contact, ...changes } })
  const atDoor = contact.address !== null
  const place = { county: contact.county ?? '', district: contact.district ?? '', zip_code: contact.zip_code ?? '' }
  return (
    <div className="two-columns">
      <TextField
        label={say(orderTexts.recipientName)}
        hint={atDoor ? undefined : say(orderTexts.realNameHint)}
        value={contact.name}
        maxLength={typedLetters.name}
        required
        error={fault('contact_attributes.name')}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextField
        label={say(orderTexts.recipientPhone)}
        value={contact.phone}
        inputMode="numeric"
        required
        error={fault('contact_attributes.phone')}
        onChange={(event) => set({ phone: maskMobile(event.target.value) })}
      />
      {atDoor && (
        <PlaceFields
          place={place}
          temperature={temperature}
          faultOf={(field) => ({ error: fault(`contact_attributes.${field}`) })}
          onChange={(chosen) => set(choosePlace(place, chosen))}
        />
      )}
      {atDoor && (
        <TextField
          wide
          label={say(orderTexts.address)}
          value={contact.address ?? ''}
          maxLength={typedLetters.address}
          required
          error={fault('contact_attributes.address')}
          onChange={(event) => set({ address: event.target.value })}
        />
      )}
    </div>
  )
}

const lines = [
  ['name', 'recipientName', true],
  ['address_one', 'addressOne', true],
  ['address_two', 'addressTwo', false],
  ['address_three', 'addressThree', false],
  ['city_or_town', 'city', true],
] as const

/** Who receives it abroad. The country stays: it decides the fee (D-69). */
export function RecipientAbroadFields({ contact, change, fault }: EditFields & { contact: ForeignContact }) {
  const say = useWords()
  const set = (changes: Partial<ForeignContact>) => change({ foreign_contact: { ...contact, ...changes } })
  const faultOf = (field: string) => fault(`foreign_contact_attributes.${field}`)
  return (
    <div className="two-columns">
      {lines.map(([field, text, required]) => (
        <TextField
          key={field}
          label={say(orderTexts[text])}
          value={contact[field] ?? ''}
          required={required}
          optional={!required}
          error={faultOf(field)}
          onChange={(event) => set({ [field]: event.target.value })}
        />
      ))}
      <StateField contact={contact} error={faultOf('state_province_county')} onChange={(state) => set({ state_province_county: state })} />
      {hasPostalCode(contact.country) && (
        <TextField
          label={say(orderTexts.postalCode)}
          value={contact.postal_code ?? ''}
          inputMode="numeric"
          required
          error={faultOf('postal_code')}
          onChange={(event) => set({ postal_code: event.target.value })}
        />
      )}
      <PhoneField
        label={say(orderTexts.recipientPhone)}
        value={contact.phone}
        error={faultOf('phone')}
        onChange={(phone) => set({ phone })}
      />
    </div>
  )
}

/** The United States choose from a list (RCP-28). */
function StateField({
  contact: { country, state_province_county: state },
  error,
  onChange,
}: {
  contact: ForeignContact
  error: string | undefined
  onChange: (state: string) => void
}) {
  const say = useWords()
  if (country !== 'US')
    return (
      <TextField label={say(orderTexts.state)} value={state} required error={error} onChange={(event) => onChange(event.target.value)} />
    )
  const choices = usStates.map(({ name, short }) => ({ value: short, label: name }))
  const value = usStates.find(({ name, short }) => name === state || short === state)?.short ?? ''
  return (
    <SelectField
      label={say(orderTexts.state)}
      value={value}
      choices={choices}
      required
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
