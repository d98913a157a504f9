import { foreignLineLength, typedLetters } from '#rules/constants.ts'
import { hasPostalCode } from '#rules/recipients/foreign-recipient.ts'
import { changeForeign } from '#rules/recipients/recipient-changes.ts'
import type { RecipientDraft } from '#rules/recipients/recipient-draft.ts'
import { countriesOf } from '#rules/reference/countries.ts'
import { usStates } from '#rules/recipients/us-states.ts'
import { countryWithFee, detailsTexts } from '#texts/shop/checkout.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { SelectField, TextField } from '#ui/controls/field.tsx'
import { useTerms } from '#ui/use-terms.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useFieldFaults } from './field-errors.tsx'
import { PhoneField } from './phone-field.tsx'
import type { RecipientFormProps } from './change-recipient.ts'

/** A recipient abroad (RCP-23 to RCP-31). What the courier's label cannot carry is told at once. */
export function ForeignFields({ draft, change }: RecipientFormProps) {
  const say = useWords()
  const fault = useFieldFaults()
  const { foreign_contact_attributes: contact } = draft
  const set = (changes: Partial<ForeignDraft>) => change((before) => changeForeign(before, changes))
  const country = countriesOf(useTerms().delivery).find(({ iso }) => iso === contact.country)
  return (
    <div className="two-columns">
      <CountryField value={contact.country} onChange={(next) => set({ country: next })} />
      <TextField
        label={say(detailsTexts.foreignName)}
        value={contact.name}
        autoComplete="shipping name"
        maxLength={typedLetters.foreignName}
        required
        onChange={(event) => set({ name: event.target.value })}
        {...fault('foreign.name')}
      />
      <PhoneField
        key={contact.country}
        label={say(detailsTexts.foreignPhone)}
        value={contact.phone}
        usual={country?.iso ?? 'TW'}
        onChange={(phone) => set({ phone })}
        {...fault('foreign.phone')}
      />
      <AddressLines contact={contact} set={set} />
      <TextField
        label={say(detailsTexts.cityOrTown)}
        value={contact.city_or_town}
        autoComplete="shipping address-level2"
        maxLength={typedLetters.foreignPlace}
        required
        onChange={(event) => set({ city_or_town: event.target.value })}
        {...fault('foreign.city_or_town')}
      />
      <StateField contact={contact} set={set} />
      {hasPostalCode(contact.country) && (
        <TextField
          label={say(detailsTexts.postalCode)}
          value={contact.postal_code}
          inputMode="numeric"
          autoComplete="shipping postal-code"
          maxLength={typedLetters.postalCode}
          required
          onChange={(event) => set({ postal_code: event.target.value })}
          {...fault('foreign.postal_code')}
        />
      )}
    </div>
  )
}

type ForeignDraft = RecipientDraft['foreign_contact_attributes']
type PartProps = { contact: ForeignDraft; set: (changes: Partial<ForeignDraft>) => void }

/** The countries that the courier goes to, each with its flat fee (SHP-04). */
function CountryField({ value, onChange }: { value: string; onChange: (country: string) => void }) {
  const say = useWords()
  const language = useLanguage()
  const fault = useFieldFaults()
  const choices = countriesOf(useTerms().delivery).map(({ iso, name, payment }) => ({
    value: iso,
    label: say(countryWithFee(name, formatTwd(payment, language))),
  }))
  return (
    <SelectField
      wide
      label={say(detailsTexts.country)}
      value={value}
      placeholder={say(detailsTexts.chooseCountry)}
      choices={choices}
      autoComplete="shipping country"
      required
      onChange={(event) => onChange(event.target.value)}
      {...fault('foreign.country')}
    />
  )
}

const lines = [
  { field: 'address_one', label: detailsTexts.addressOne, autoComplete: 'shipping address-line1', isNeeded: true },
  { field: 'address_two', label: detailsTexts.addressTwo, autoComplete: 'shipping address-line2', isNeeded: false },
  { field: 'address_three', label: detailsTexts.addressThree, autoComplete: 'shipping address-line3', isNeeded: false },
] as const

/** One line too long is pointed out, not cut off. */
function AddressLines({ contact, set }: PartProps) {
  const say = useWords()
  const fault = useFieldFaults()
  return lines.map(({ field, label, autoComplete, isNeeded }) => (
    <TextField
      key={field}
      wide
      label={say(label)}
      hint={isNeeded ? say(detailsTexts.foreignLineHint) : undefined}
      value={contact[field]}
      autoComplete={autoComplete}
      maxLength={2 * foreignLineLength.most}
      required={isNeeded}
      optional={!isNeeded}
      onChange={(event) => set({ [field]: event.target.value })}
      {...fault(`foreign.${field}`)}
    />
  ))
}

/** In the United States one of the list, elsewhere as it is written there (RCP-28). */
function StateField({ contact, set }: PartProps) {
  const say = useWords()
  const fault = useFieldFaults()('foreign.state_province_county')
  const value = contact.state_province_county
  if (contact.country !== 'US') {
    return (
      <TextField
        label={say(detailsTexts.stateOrProvince)}
        value={value}
        autoComplete="shipping address-level1"
        maxLength={typedLetters.foreignPlace}
        required
        onChange={(event) => set({ state_province_county: event.target.value })}
        {...fault}
      />
    )
  }
  const choices = usStates.map(({ name, short }) => ({ value: short, label: name }))
  return (
    <SelectField
      label={say(detailsTexts.state)}
      value={value}
      placeholder={say(detailsTexts.chooseState)}
      choices={choices}
      autoComplete="shipping address-level1"
      required
      onChange={(event) => set({ state_province_county: event.target.value })}
      {...fault}
    />
  )
}
