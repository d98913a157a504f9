import type { UnansweredOrder } from '#contract/office/api/today-cases.ts'
import { anyOf } from '#database/any-of.ts'
import { addMinutes } from '#rules/calendar.ts'
import { unansweredMinutes } from '#rules/constants.ts'
import { tileFacts } from '#rules/orders/today-tiles.ts'
import { listUnansweredAttempts } from '#server/money/payments/published/list-unanswered-attempts.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findPage } from '#server/sales/orders/for-staff/find-page.ts'
import { wholeOrderNumbers } from '#server/sales/orders/published/order-numbers.ts'
import { ordersMeant } from '../../orders/orders-of-filter.ts'

/** The tile shows so many; the list of orders shows all. */
const mostRows = 50

/** The very orders that the tile 付款確認中 counts, those that wait longest first, each with its attempts. */
export async function listUnanswered(
  shop: Shop,
  { seesMoney }: { seesMoney: boolean },
): Promise<{ rows: UnansweredOrder[]; more: boolean }> {
  const { db } = shop.database
  const now = shop.now()
  const { view, filter } = tileFacts.unanswered.orders ?? { view: 'all', filter: {} }
  const meant = ordersMeant({ view, ...filter }, now)
  const asked = { filter: meant, words: undefined, sort: 'placed', cursor: null, limit: mostRows, most: mostRows + 1 } as const
  const { page, counted } = await findPage(db, asked)
  const ids = page.map(({ whole }) => whole)
  const attempts = await listUnansweredAttempts(db, { orderIds: ids, since: addMinutes(now, -unansweredMinutes) })
  const numbered = await db.selectFrom(wholeOrderNumbers().as('wholes')).where('id', '=', anyOf(ids)).selectAll().execute()
  const rows = ids.flatMap((id) => {
    const theirs = attempts.filter(({ order_id }) => order_id === id)
    const [first] = theirs
    const number = numbered.find((each) => each.id === id)?.hashed_id
    if (!first || number === undefined) return []
    const { amount, method, created_at: since } = first
    return [{ number, amount: seesMoney ? amount : null, method, since: since.toISOString(), attempts: theirs.map((each) => each.id) }]
  })
  return { rows, more: counted > mostRows }
}
