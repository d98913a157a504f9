import { addressMinimum, mobileDigits, realNameLetters, remarkLimit } from '#rules/constants.ts'
import { faultInLines } from '#rules/clean-text.ts'
import {
  errorsOf,
  lengthOf,
  requiredLine,
  requiredText,
  textOf,
  type Entered,
  type FieldErrors,
  type FieldMessage,
} from '#rules/field-errors.ts'
import { findDistrict, isOutlying, type District } from './places.ts'
import { isLowTemperature, type Temperature } from '#rules/temperature.ts'

/** What the phone library says of a number with its dial code. Rules use no packages, so the verdict is given. */
export type PhoneVerdict = 'valid' | 'too_short' | 'too_long' | 'wrong'
export type JudgePhone = (phone: string) => PhoneVerdict

const phoneMessages = {
  valid: null,
  too_short: 'mobileTooShort',
  too_long: 'mobileTooLong',
  wrong: 'mobileFormat',
} as const satisfies Record<PhoneVerdict, FieldMessage | null>

/** A number of any country (CK2-09, RCP-31). */
export function checkPhone(phone: Entered, judge: JudgePhone): FieldMessage | null {
  return requiredText(phone) ?? phoneMessages[judge(textOf(phone))]
}

export type SenderEntered = { name?: Entered; phone?: Entered }

export function checkSender({ name, phone }: SenderEntered, judge: JudgePhone): FieldErrors<'name' | 'phone'> {
  return errorsOf({ name: requiredLine(name), phone: checkPhone(phone, judge) })
}

export type HomeEntered = { name?: Entered; phone?: Entered; county?: Entered; district?: Entered; address?: Entered }
export type HomeField = 'name' | 'phone' | 'county' | 'district' | 'address'

/** A recipient at a door in Taiwan (RCP-10 to RCP-14). The temperature is that of the goods. */
export function checkHome(
  entered: HomeEntered,
  { districts, temperature }: { districts: readonly District[]; temperature: Temperature },
): FieldErrors<HomeField> {
  return errorsOf({
    name: requiredLine(entered.name),
    phone: checkMobile(entered.phone),
    county: requiredText(entered.county),
    district: requiredText(entered.district) ?? checkPlace(entered, { districts, temperature }),
    address: requiredLine(entered.address) ?? (lengthOf(textOf(entered.address)) < addressMinimum ? 'addressLimit' : null),
  })
}

/** A district counts only in its own county; low temperature does not reach every one (SHP-08). */
function checkPlace(
  { county, district }: HomeEntered,
  { districts, temperature }: { districts: readonly District[]; temperature: Temperature },
): FieldMessage | null {
  const place = findDistrict(districts, { county: textOf(county), district: textOf(district) })
  if (!place) return 'choice'
  return isLowTemperature(temperature) && isOutlying(place.zip_code) ? 'freezingDisabled' : null
}

/** A mobile number of Taiwan: 10 digits that begin with 09 (RCP-11). */
export function checkMobile(phone: Entered): FieldMessage | null {
  const digits = textOf(phone)
  if (digits === '') return 'required'
  if (!/^\d+$/.test(digits) || !'09'.startsWith(digits.slice(0, 2))) return 'mobileFormat'
  if (digits.length < mobileDigits) return 'mobileTooShort'
  return digits.length > mobileDigits ? 'mobileTooLong' : null
}

/** What the field of a mobile number keeps of what is typed. */
export function maskMobile(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, mobileDigits)
}

export type StoreContactEntered = { name?: Entered; phone?: Entered }

/** Who picks a parcel up in a store: the clerk compares the name with an identity card (RCP-16, RCP-17). */
export function checkStoreContact({ name, phone }: StoreContactEntered): FieldErrors<'name' | 'phone'> {
  return errorsOf({ name: requiredLine(name) ?? (isRealName(textOf(name)) ? null : 'realName'), phone: checkMobile(phone) })
}

/** 2 to 20 letters of any script; spaces, hyphens and middle dots between them (D-88). */
export function isRealName(name: string): boolean {
  const letters = lengthOf(name.replace(/[^\p{L}]/gu, ''))
  return /^[\p{L}\p{M}\s\-·‧・]+$/u.test(name) && letters >= realNameLetters.least && letters <= realNameLetters.most
}

export function checkRemark(remark: Entered): FieldMessage | null {
  return faultInLines(textOf(remark)) ?? (lengthOf(textOf(remark)) > remarkLimit ? 'remarksLimit' : null)
}
