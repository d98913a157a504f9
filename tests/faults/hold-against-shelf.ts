import { sql } from 'kysely'
import type { Life } from './live-history.ts'

type Goods = {
  parcel: string
  status: string
  state: 'held' | 'taken' | 'released'
  quantity: number
  /** Not sent, and of that not to be found. */
  short: number
  lost: number
  /** What the ledger says: what the parcel has taken less what came back, and what was corrected. */
  away: number
  corrected: number
}

const back: readonly string[] = ['cancel', 'refunding', 'refunded']

/** What does not agree between the stock ledger and where the goods of an order are: with their buyer, on the shelf, or nowhere. */
export async function holdAgainstShelf({ shop: { database }, orderId }: Life): Promise<string[]> {
  const { rows } = await sql<Goods>`
    select hashed_id as parcel, status, r.state, r.quantity,
      coalesce((select sum(quantity) from line_shortages s where s.order_id = orders.id and s.product_id = r.product_id), 0)::int as short,
      coalesce((select sum(lost) from line_shortages s where s.order_id = orders.id and s.product_id = r.product_id), 0)::int as lost,
      coalesce((select -sum(delta) filter (where kind in ('sale', 'return')) from stock_movements m
        where m.order_id = orders.id and m.product_id = r.product_id), 0)::int as away,
      coalesce((select -sum(delta) filter (where kind = 'correction') from stock_movements m
        where m.order_id = orders.id and m.product_id = r.product_id), 0)::int as corrected
    from orders join stock_reservations r on r.order_id = orders.id where orders.id = ${orderId} or orders.parent_id = ${orderId}`.execute(
    database.db,
  )
  return rows.flatMap(({ parcel, status, state, quantity, short, lost, away, corrected }) => {
    const isOut = state === 'taken' && !back.includes(status)
    const expected = isOut ? quantity - short : 0
    return [
      ...(away === expected ? [] : [`of ${parcel}, ${status}, ${away} units are away, and ${expected} should be`]),
      ...(corrected === lost ? [] : [`of ${parcel} ${lost} units were lost, and ${corrected} were corrected`]),
      ...(short < quantity ? [] : [`of ${parcel} nothing is left to be sent`]),
    ]
  })
}
