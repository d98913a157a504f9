import { addDays, startOfDay } from '#rules/calendar.ts'
import { firstDayOfCurves } from '#rules/orders/day-curves.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findNewestHour, saveHours } from './hour-store.ts'
import { reckonHours } from './reckon-hours.ts'

/** What happened within so many days is reckoned anew each time: a transaction may have ended late. */
const daysReckonedAnew = 2

/** Keeps what each hour has brought until now; where nobody kept them for a while, also those in between. */
export async function keepHours({ database: { db }, now }: Shop): Promise<void> {
  const until = now()
  const newest = await findNewestHour(db)
  const begin = startOfDay(firstDayOfCurves(until))
  const anew = addDays(until, -daysReckonedAnew)
  const from = newest === null || newest < begin ? begin : earlier(newest, anew)
  await saveHours(db, await reckonHours(db, { from, until }))
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other
}
