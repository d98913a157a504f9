import { foreignLineLength } from '#rules/constants.ts'
import { errorsOf, requiredText, textOf, type Entered, type FieldErrors, type FieldMessage } from '#rules/field-errors.ts'
import { checkPhone, type JudgePhone } from './recipient.ts'
import { isOverseasCountry } from '#rules/shipping/shipping.ts'
import { usStates } from './us-states.ts'

export type ForeignField =
  | 'name'
  | 'phone'
  | 'country'
  | 'state_province_county'
  | 'city_or_town'
  | 'address_one'
  | 'address_two'
  | 'address_three'
  | 'postal_code'
export type ForeignEntered = { [Field in ForeignField]?: Entered }

/** A recipient abroad: what the courier's label can carry (RCP-23 to RCP-31). */
export function checkForeign(entered: ForeignEntered, judge: JudgePhone): FieldErrors<ForeignField> {
  return errorsOf({
    name: requiredText(entered.name) ?? (/^[A-Za-z ,.-]+$/.test(textOf(entered.name)) ? null : 'englishName'),
    phone: checkPhone(entered.phone, judge),
    country: requiredText(entered.country) ?? (isOverseasCountry(entered.country) ? null : 'choice'),
    state_province_county: checkState(entered),
    city_or_town: checkLetters(entered.city_or_town),
    address_one: checkFirstLine(entered.address_one),
    address_two: checkFurtherLine(entered.address_two),
    address_three: checkFurtherLine(entered.address_three),
    postal_code: checkPostalCode(entered),
  })
}

/** The United States choose from the list, by name or short form; elsewhere it is written (RCP-27, RCP-28). */
function checkState({ country, state_province_county }: ForeignEntered): FieldMessage | null {
  if (country !== 'US') return checkLetters(state_province_county)
  const state = textOf(state_province_county)
  return requiredText(state) ?? (usStates.some(({ name, short }) => name === state || short === state) ? null : 'choice')
}

/** Letters, in words: Hong Kong must remain writable. */
function checkLetters(entered: Entered): FieldMessage | null {
  return requiredText(entered) ?? (/^[A-Za-z]+( [A-Za-z]+)*$/.test(textOf(entered)) ? null : 'lettersOnly')
}

function checkFirstLine(entered: Entered): FieldMessage | null {
  const line = textOf(entered)
  if (line === '') return 'required'
  if (line.length < foreignLineLength.least || line.length > foreignLineLength.most) return 'foreignAddressLimit'
  return checkCharacters(line)
}

function checkFurtherLine(entered: Entered): FieldMessage | null {
  const line = textOf(entered)
  if (line.length > foreignLineLength.most) return 'foreignAddressLineLimit'
  return line === '' ? null : checkCharacters(line)
}

function checkCharacters(line: string): FieldMessage | null {
  return /^[\w \-,.#]+$/.test(line) ? null : 'foreignAddressFormat'
}

function checkPostalCode({ country, postal_code }: ForeignEntered): FieldMessage | null {
  if (!hasPostalCode(country)) return null
  return requiredText(postal_code) ?? (/^\d+$/.test(textOf(postal_code)) ? null : 'postalCode')
}

/** Hong Kong and Macao have no postal codes (RCP-29). */
export function hasPostalCode(country: Entered): boolean {
  return country !== 'HK' && country !== 'MO'
}
