import { ok, refuse, type Result } from '#rules/result.ts'
import { commonPasswords } from './common-passwords.ts'

/** Characters that a password of the office has, at least and at most (ACC-12). */
export const passwordLength = { least: 12, most: 128 } as const

export type PasswordRefusal = { code: 'password_short' } | { code: 'password_long' } | { code: 'password_weak' }

/**
 * The password in the form in which it is hashed and compared (NFC: one sign, one way to write it), or why it cannot be
 * taken: too few or too many characters, one of the 100,000 most common, or made of the name of its person or of the shop.
 * Nothing else is asked of it (D-101).
 */
export function judgePassword(typed: string, { email }: { email: string }): Result<string, PasswordRefusal> {
  const password = plainPassword(typed)
  const length = [...password].length
  if (length < passwordLength.least) return refuse({ code: 'password_short' })
  if (length > passwordLength.most) return refuse({ code: 'password_long' })
  const small = password.toLowerCase()
  const known = [plainPassword(email.slice(0, email.lastIndexOf('@'))).toLowerCase(), 'meihao', '梅好']
  return commonPasswords.has(small) || known.some((word) => small.includes(word)) ? refuse({ code: 'password_weak' }) : ok(password)
}

/** The same word whichever keyboard it was typed on. */
export function plainPassword(typed: string): string {
  return typed.normalize('NFC')
}
