import type { FieldName } from '../frame-pages.ts'
import type { FieldStatus } from './card-fields.ts'

export type Typed = { value: string; cardType: string; now: Date }

const digitsOnly = (value: string) => value.replace(/\D/g, '')

/** `unknown` until enough digits are there to tell. */
export function cardTypeOf(value: string): string {
  const digits = digitsOnly(value)
  if (digits.startsWith('4')) return 'visa'
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mastercard'
  if (digits.startsWith('35')) return 'jcb'
  if (digits.startsWith('62')) return 'unionpay'
  return /^3[47]/.test(digits) ? 'amex' : 'unknown'
}

/** The way each field is written: 4-4-4-4 or 4-6-5, MM / YY, digits. */
export function format(field: FieldName, value: string): string {
  const digits = digitsOnly(value)
  if (field === 'ccv') return digits.slice(0, 4)
  if (field === 'expiry') return formatExpiry(digits)
  if (cardTypeOf(digits) === 'amex') return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter(Boolean).join(' ')
  return (digits.slice(0, 16).match(/.{1,4}/g) ?? []).join(' ')
}

/** A first digit above 1 can only be a month by itself; a filled-in `MM/YYYY` keeps its last two digits. */
function formatExpiry(digits: string): string {
  const whole = /^[2-9]/.test(digits) ? `0${digits}` : digits
  const year = whole.length === 6 ? whole.slice(4) : whole.slice(2, 4)
  return year ? `${whole.slice(0, 2)} / ${year}` : whole
}

/** 0 filled and valid · 1 empty · 2 error · 3 being typed. */
export function statusOf(field: FieldName, typed: Typed): FieldStatus {
  const digits = digitsOnly(typed.value)
  if (digits === '') return 1
  if (field === 'number') return numberStatus(digits)
  if (field === 'expiry') return expiryStatus(digits, typed.now)
  return ccvStatus(digits, typed.cardType)
}

function numberStatus(digits: string): FieldStatus {
  const length = cardTypeOf(digits) === 'amex' ? 15 : 16
  if (digits.length < length) return 3
  const sum = [...digits]
    .reverse()
    .map(Number)
    .reduce((total, digit, place) => total + (place % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0)
  return sum % 10 === 0 ? 0 : 2
}

function expiryStatus(digits: string, now: Date): FieldStatus {
  const month = Number(digits.slice(0, 2))
  if (digits.length >= 2 && (month < 1 || month > 12)) return 2
  if (digits.length < 4) return 3
  return new Date(2000 + Number(digits.slice(2)), month, 1) > now ? 0 : 2
}

/** American Express has four digits, the others three; an unknown card may have either. */
function ccvStatus(digits: string, cardType: string): FieldStatus {
  if (digits.length < 3) return 3
  if (cardType === 'amex') return digits.length === 4 ? 0 : 3
  return digits.length === 3 || cardType === 'unknown' ? 0 : 2
}

/** `12 / 30` as the company takes it: `203012`. */
export function expiryOf(value: string): string {
  const digits = digitsOnly(value)
  return `20${digits.slice(2)}${digits.slice(0, 2)}`
}

/** The number with the places from `beginIndex` to `endIndex` starred. */
export function maskNumber(value: string, range: { beginIndex: number; endIndex: number }): string {
  let place = -1
  return value.replace(/\d/g, (digit) => {
    place += 1
    return place >= range.beginIndex && place <= range.endIndex ? '*' : digit
  })
}
