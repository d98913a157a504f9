import { isValidPhoneNumber, validatePhoneNumberLength } from 'libphonenumber-js'
import type { PhoneVerdict } from '#rules/recipients/recipient.ts'

/** What the phone library says of a number; one without a dial code is taken for a Taiwanese one. */
export function judgePhone(phone: string): PhoneVerdict {
  const length = validatePhoneNumberLength(phone, 'TW')
  if (length === 'TOO_SHORT') return 'too_short'
  if (length === 'TOO_LONG') return 'too_long'
  return length === undefined && isValidPhoneNumber(phone, 'TW') ? 'valid' : 'wrong'
}
