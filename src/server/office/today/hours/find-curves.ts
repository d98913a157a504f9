import { startOfDay } from '#rules/calendar.ts'
import { drawDayCurves, firstDayOfCurves, type Sold } from '#rules/orders/day-curves.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findNewestHour, listSoldHours } from './hour-store.ts'
import { reckonHours, startOfHour } from './reckon-hours.ts'

/**
 * The curves of 今日 (TDY-07): hours that were over when they were kept, and from then on what happens now, so that they are never
 * behind (TDY-08).
 */
export async function findCurves({ database: { db }, now: clock }: Shop, { seesMoney }: { seesMoney: boolean }) {
  const now = clock()
  const from = startOfDay(firstDayOfCurves(now))
  const newest = await findNewestHour(db)
  const since = newest === null || newest < from ? from : startOfHour(newest < now ? newest : now)
  const kept = await listSoldHours(db, { from, before: since })
  const { hours, days } = drawDayCurves([...kept, ...(await reckonHours(db, { from: since, until: now }))], now)
  const shown = <Row extends Sold>(row: Row) => ({ ...row, goods: seesMoney ? row.goods : null })
  return {
    asked_at: now.toISOString(),
    hours: hours.map(({ hour, today, last_week }) => ({ hour, today: today && shown(today), last_week: shown(last_week) })),
    days: days.map(shown),
  }
}
