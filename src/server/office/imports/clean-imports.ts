import { addDays } from '#rules/calendar.ts'
import { daysToUndo } from '#rules/imports/row-result.ts'
import { removeBefore } from '#server/platform/pictures/uploading/clean-uploads.ts'
import type { Shop } from '#server/platform/shop.ts'
import { packedBeginning } from './packed/packed-file.ts'
import { deleteOldImports } from './store.ts'

/** Pictures of a ZIP can be asked for again as long as the import can be taken back. */
const daysOf = { arriving: 1, listed: 365, packed: daysToUndo }

/** An import stands in the list for a year, with its rows and its file (IMP-19); what never arrived whole goes after a day. */
export async function cleanImports({ database: { db }, media, now }: Shop): Promise<void> {
  await deleteOldImports(db, { arrivingBefore: addDays(now(), -daysOf.arriving), before: addDays(now(), -daysOf.listed) })
  await removeBefore(media, { beginning: packedBeginning, before: addDays(now(), -daysOf.packed) })
}
