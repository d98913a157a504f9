import { startOfDay, taipeiDay } from '#rules/calendar.ts'
import { firstDayOf, laterMonth, monthOf } from '#rules/month.ts'
import { staffLists } from '#server/platform/office/office-procedures.ts'
import { listTurns } from './store.ts'

/** As many as one page can show; a shop that plans more in a month is told that there are more. */
const mostTurns = 1000

export const calendarRoutes = {
  find: staffLists.calendar.find.handler(async ({ context: { shop }, input }) => {
    const now = shop.now()
    const { month = monthOf(now) } = input
    const turns = await listTurns(shop.database.db, {
      from: startOfDay(firstDayOf(month)),
      until: startOfDay(firstDayOf(laterMonth(month, 1))),
      limit: mostTurns + 1,
    })
    return {
      month,
      today: taipeiDay(now),
      turns: turns.slice(0, mostTurns).map((turn) => ({ ...turn, at: turn.at.toISOString() })),
      more: turns.length > mostTurns,
    }
  }),
}
