import './phone-field.css'
import { useState } from 'react'
import PhoneInput, { getCountryCallingCode, parsePhoneNumber } from 'react-phone-number-input/input'
import { phoneCountries } from '#rules/constants.ts'
import { countryNames, type PhoneCountry } from '#rules/reference/countries.ts'
import { detailsTexts } from '#texts/shop/checkout.ts'
import { Field } from '#ui/controls/field.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

type PhoneFieldProps = {
  label: string
  /** With the dial code, as +886912345678; empty while nothing is typed. */
  value: string
  onChange: (phone: string) => void
  error: string | undefined
  onBlur?: () => void
  /** The country whose dial code stands there until another one is chosen or typed. */
  usual?: PhoneCountry
}

/** A telephone number of any of our countries: the dial code stands by itself, the number as one writes it at home. */
export function PhoneField({ label, value, onChange, error, onBlur, usual = 'TW' }: PhoneFieldProps) {
  const say = useWords()
  const language = useLanguage()
  const [chosen, setChosen] = useState<PhoneCountry>()
  const country = chosen ?? countryOf(value) ?? usual
  return (
    <Field label={label} error={error}>
      {(tied) => (
        <div className="phone">
          <select
            className="input"
            aria-label={say(detailsTexts.countryCode)}
            autoComplete="tel-country-code"
            value={country}
            onChange={(event) => setChosen(phoneCountries.find((each) => each === event.target.value))}
          >
            {phoneCountries.map((each) => (
              <option key={each} value={each}>
                {countryNames[each][language]} +{getCountryCallingCode(each)}
              </option>
            ))}
          </select>
          <span className="dial-code" aria-hidden="true">
            +{getCountryCallingCode(country)}
          </span>
          <PhoneInput
            className="input"
            country={country}
            value={value}
            required
            autoComplete="tel-national"
            onChange={(phone) => onChange(phone ?? '')}
            onBlur={onBlur}
            {...tied}
          />
        </div>
      )}
    </Field>
  )
}

function countryOf(phone: string): PhoneCountry | undefined {
  const known = phone && parsePhoneNumber(phone)?.country
  return phoneCountries.find((each) => each === known)
}
