import { addDays } from '#rules/calendar.ts'
import type { Shop } from '#server/platform/shop.ts'
import { deleteLettersBefore, deleteLettersOfEndedNotices } from './letter-store.ts'

/** So long letters are kept: a year, and the weeks in which somebody still asks about it. */
const keptDays = 400

/** Every night. An address to which somebody asked us to write, and who does not wait any more, is not kept in our letters either. */
export async function cleanLetters({ database, now }: Shop): Promise<void> {
  await deleteLettersBefore(database, addDays(now(), -keptDays))
  await deleteLettersOfEndedNotices(database)
}
