import type { Insertable, Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import { prepared } from '#database/prepared.ts'
import type { Tables } from '#database/tables.ts'
import { snapshotOfPick, snapshotOfProduct } from './take-snapshot.ts'

export type NewOrderRows = {
  order: Insertable<Tables['orders']>
  lines: readonly Omit<Insertable<Tables['order_lines']>, 'order_id' | 'snapshot'>[]
  /** What was picked into bundles, by the cart line that the bundle was. */
  picks: readonly { cart_item_id: number; product_id: number; quantity: number }[]
  /** Its history so far, oldest first. */
  moves: readonly FirstMove[]
}

export type FirstMove = Omit<Insertable<Tables['order_events']>, 'order_id'>

/** A new order with its lines and its history so far, in one round trip. */
export async function createOrderRows(tx: Tx, rows: NewOrderRows): Promise<number> {
  const [move] = await (rows.picks.length === 0 ? newOrder : newOrderWithPicks)(tx, rows)
  if (!move) throw new Error('An order was written, and is not there')
  return move.order_id
}

const newOrder = prepared((db, { order, lines, moves }: NewOrderRows) =>
  placed(db, { order, lines })
    .insertInto('order_events')
    .values(({ selectFrom }) => moves.map((move) => ({ ...move, order_id: selectFrom('placed').select('placed.id') })))
    .returning('order_id'),
)

const newOrderWithPicks = prepared((db, { order, lines, picks, moves }: NewOrderRows) =>
  placed(db, { order, lines })
    .with('picked', (with_) =>
      with_.insertInto('order_line_options').values(({ selectFrom }) =>
        picks.map(({ cart_item_id, ...pick }) => ({
          ...pick,
          line_id: selectFrom('lined').where('lined.cart_item_id', '=', cart_item_id).select('lined.id'),
          snapshot: snapshotOfPick(db, pick.product_id),
        })),
      ),
    )
    .insertInto('order_events')
    .values(({ selectFrom }) => moves.map((move) => ({ ...move, order_id: selectFrom('placed').select('placed.id') })))
    .returning('order_id'),
)

function placed(db: Kysely<Tables>, { order, lines }: Pick<NewOrderRows, 'order' | 'lines'>) {
  return db
    .with('placed', (with_) => with_.insertInto('orders').values(order).returning('id'))
    .with('lined', (with_) =>
      with_
        .insertInto('order_lines')
        .values(({ selectFrom }) => lines.map((line) => ({ ...line, order_id: selectFrom('placed').select('placed.id'), snapshot: snapshotOfProduct(db, line.product_id) })))
        .returning(['id', 'cart_item_id']),
    )
}
