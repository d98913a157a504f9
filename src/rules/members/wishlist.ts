import { addDays } from '#rules/calendar.ts'
import { wishlistDays } from '#rules/constants.ts'

/** An entry leaves by itself after this moment (WSH-03). */
export function entryEnd(addedAt: Date): Date {
  return addDays(addedAt, wishlistDays)
}

/** Days that an entry still has, the running one counted. */
export function daysLeft(expiresAt: Date, now: Date): number {
  return Math.max(Math.ceil((expiresAt.getTime() - now.getTime()) / 86_400_000), 0)
}

/** A name as strangers may read it: its first letter. L. for Lin Mei, 林○○ for 林小梅. */
export function publicName(name: string): string {
  const [first = ''] = name.trim()
  return /\p{Script=Han}/u.test(first) ? `${first}○○` : `${first.toUpperCase()}.`
}
