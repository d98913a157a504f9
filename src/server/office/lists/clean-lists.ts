import { addDays } from '#rules/calendar.ts'
import type { Shop } from '#server/platform/shop.ts'
import { deleteOldBatches } from './batches/batch-store.ts'
import { deleteOldPieces } from './exports/export-store.ts'
import { deleteOldSelections } from './selections/selection-store.ts'

/** The link of a batch stays good for so long (NAV-26); that a file was asked for stands in the list for a year. */
const daysOfBatches = 30
const daysOfExports = 365

/** What is over of selections, batches and files. */
export async function cleanLists({ database: { db }, now }: Shop): Promise<void> {
  const today = now()
  await deleteOldSelections(db, today)
  await deleteOldBatches(db, addDays(today, -daysOfBatches))
  await deleteOldPieces(db, { now: today, listedUntil: addDays(today, -daysOfExports) })
}
