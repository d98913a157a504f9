import { addDays } from '#rules/calendar.ts'
import type { Shop } from '#server/platform/shop.ts'
import { deleteOldImports } from './store.ts'

const daysOf = { arriving: 1, listed: 365 }

/** An import stands in the list for a year, with its rows and its file (IMP-19); what never arrived whole goes after a day. */
export async function cleanImports({ database: { db }, now }: Shop): Promise<void> {
  await deleteOldImports(db, { arrivingBefore: addDays(now(), -daysOf.arriving), before: addDays(now(), -daysOf.listed) })
}
