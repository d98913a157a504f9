import { faultInLine, isVisible, type TextFault } from './clean-text.ts'

/** What can be wrong with a field; each has a text in both languages. */
export type FieldMessage =
  | 'required'
  | 'choice'
  | 'tooLong'
  | TextFault
  | 'mobileFormat'
  | 'mobileTooShort'
  | 'mobileTooLong'
  | 'realName'
  | 'englishName'
  | 'lettersOnly'
  | 'postalCode'
  | 'addressLimit'
  | 'foreignAddressLimit'
  | 'foreignAddressLineLimit'
  | 'foreignAddressFormat'
  | 'freezingDisabled'
  | 'countryKept'
  | 'remarksLimit'
  | 'cancelReasonNeeded'
  | 'uniformInvoiceLimit'
  | 'taxIdNeeded'
  | 'companyTitleNeeded'
  | 'donationAgencyNeeded'
  | 'cardUnusable'
  | 'member_carrier_error_text'
  | 'mobile_receipt_carrier_wrong'
  | 'Citizen_Digital_Certificate_wrong'

/** The fields that are filled in wrongly, each with its message. Empty when all is well. */
export type FieldErrors<Field extends string = string> = Partial<Record<Field, FieldMessage>>

/** What a form may send for a field. */
export type Entered = string | null | undefined

/** The text of a field without the blanks around it. */
export function textOf(entered: Entered): string {
  return entered?.trim() ?? ''
}

/** Characters as people count them. */
export function lengthOf(text: string): number {
  return [...text].length
}

/** Keeps the fields that have a message. */
export function errorsOf<Field extends string>(messages: Readonly<Record<Field, FieldMessage | null>>): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {}
  for (const field of Object.keys(messages) as Field[]) {
    const message = messages[field]
    if (message !== null) errors[field] = message
  }
  return errors
}

export function isFaultless(errors: FieldErrors): boolean {
  return Object.keys(errors).length === 0
}

/** The same errors, named by their place in a larger form: `sender.name`. */
export function errorsIn(part: string, errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([field, message]) => [`${part}.${field}`, message]))
}

/** Blanks and signs that nobody sees fill nothing in. */
export function requiredText(entered: Entered): FieldMessage | null {
  return isVisible(textOf(entered)) ? null : 'required'
}

/** A text of one line that has to be there: a name, a street. */
export function requiredLine(entered: Entered): FieldMessage | null {
  return requiredText(entered) ?? faultInLine(textOf(entered))
}
