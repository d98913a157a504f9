import { inOneLine, isVisible } from '#rules/clean-text.ts'
import { isBankCode, postOffice } from '#rules/reference/banks.ts'
import { ok, refuse, type Result } from '#rules/result.ts'

/** An account to which money goes back by a transfer that a person makes (D-111). */
export type BankAccount = {
  bankCode: string
  /** As its holder wrote it; null where they wrote none. */
  branch: string | null
  /** Digits alone. */
  number: string
  holder: string
}

export type TypedAccount = { bankCode: string; branch: string; number: string; holder: string }

/** The word beside a field that is filled in wrongly. */
export type AccountFault = 'bankUnknown' | 'accountNumber' | 'postAccountNumber' | 'accountHolder' | 'tooLong'
export type AccountFaults = Partial<Record<keyof TypedAccount, AccountFault>>

export const branchLength = 30
export const holderLength = 60

/** Numbers of accounts have up to 16 digits between banks (財金公司, 跨行轉帳); those of the post office, branch and account together, 14. */
const digits = { least: 10, most: 16, ofPost: 14 }

/** So long after its money went an account is known by its last digits alone (RET-25). */
export const daysOfAccount = 30

/** Reads an account as it was typed: signs between the digits are not part of the number. */
export function readBankAccount(typed: TypedAccount): Result<BankAccount, { errors: AccountFaults }> {
  const bankCode = typed.bankCode.trim()
  const number = plainDigits(typed.number)
  const [branch, holder] = [inOneLine(typed.branch), inOneLine(typed.holder)]
  const faults: Record<keyof TypedAccount, AccountFault | null> = {
    bankCode: isBankCode(bankCode) ? null : 'bankUnknown',
    branch: branch.length > branchLength ? 'tooLong' : null,
    number: faultOfNumber(number, bankCode),
    holder: faultOfHolder(holder),
  }
  const errors = Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null)) as AccountFaults
  if (Object.keys(errors).length > 0) return refuse({ errors })
  return ok({ bankCode, branch: isVisible(branch) ? branch : null, number, holder })
}

/** All that is shown of an account to whoever may not see it in full. */
export function lastDigits(number: string): string {
  return number.slice(-4)
}

/** As banks print them and input methods write them: with blanks, hyphens and digits of full width. */
function plainDigits(number: string): string {
  return number.normalize('NFKC').replaceAll(/[\s\p{Pd}]/gu, '')
}

function faultOfNumber(number: string, bankCode: string): AccountFault | null {
  if (!/^\d+$/.test(number)) return bankCode === postOffice ? 'postAccountNumber' : 'accountNumber'
  if (bankCode === postOffice) return number.length === digits.ofPost ? null : 'postAccountNumber'
  return number.length >= digits.least && number.length <= digits.most ? null : 'accountNumber'
}

function faultOfHolder(holder: string): AccountFault | null {
  if (!isVisible(holder)) return 'accountHolder'
  return holder.length > holderLength ? 'tooLong' : null
}
