import { addDays } from '#rules/calendar.ts'
import type { Shop } from '#server/platform/shop.ts'
import { deleteLettersBefore } from './letter-store.ts'

/** So long letters are kept: a year, and the weeks in which somebody still asks about it. */
const keptDays = 400

export async function cleanLetters({ database, now }: Shop): Promise<void> {
  await deleteLettersBefore(database, addDays(now(), -keptDays))
}
