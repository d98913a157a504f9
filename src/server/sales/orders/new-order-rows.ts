import { expressionBuilder, type Insertable, type Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import { prepared, type Given, type ValueOf } from '#database/prepared.ts'
import { rowsOf } from '#database/rows-of.ts'
import type { Tables } from '#database/tables.ts'
import { snapshotOfPick, snapshotOfProduct } from './take-snapshot.ts'

export type NewOrderRows = {
  order: Insertable<Tables['orders']>
  lines: readonly Omit<Insertable<Tables['order_lines']>, 'order_id' | 'snapshot'>[]
  /** What was picked into bundles, by the cart line that the bundle was. */
  picks: readonly { cart_item_id: number; product_id: number; quantity: number }[]
  /** Its history so far, oldest first. */
  transitions: readonly FirstTransition[]
}

export type FirstTransition = Pick<Insertable<Tables['order_events']>, 'event' | 'from_status' | 'to_status' | 'actor'> & {
  data: Record<string, unknown>
}

/** A new order with its lines and its history so far, in one round trip. */
export async function createOrderRows(tx: Tx, { order, lines, picks, transitions }: NewOrderRows): Promise<number> {
  const rows = {
    order,
    lines: JSON.stringify(lines),
    transitions: JSON.stringify(transitions),
  }
  const [transition] = await (picks.length === 0 ? newOrder(tx, rows) : newOrderWithPicks(tx, { ...rows, picks: JSON.stringify(picks) }))
  if (!transition) throw new Error('An order was written, and is not there')
  return transition.order_id
}

/** Whatever may be one or many, in JSON. */
type RowsAsked = { order: Insertable<Tables['orders']>; lines: string; transitions: string }

const newOrder = prepared((db, value: ValueOf<RowsAsked>) =>
  placed(db, value)
    .insertInto('order_events')
    .columns(moveColumns)
    .expression(transitionsOfPlaced(value('transitions')))
    .returning('order_id'),
)

const newOrderWithPicks = prepared((db, value: ValueOf<RowsAsked & { picks: string }>) =>
  placed(db, value)
    .with('picked', (with_) =>
      with_
        .insertInto('order_line_options')
        .columns(['line_id', 'product_id', 'quantity', 'snapshot'])
        .expression(({ selectFrom }) =>
          selectFrom(rowsOf('cart_item_options', value('picks')).as('pick')).select((eb) => [
            eb.selectFrom('lined').whereRef('lined.cart_item_id', '=', 'pick.cart_item_id').select('lined.id').as('line_id'),
            'pick.product_id',
            'pick.quantity',
            snapshotOfPick(db, eb.ref('pick.product_id')).as('snapshot'),
          ]),
        ),
    )
    .insertInto('order_events')
    .columns(moveColumns)
    .expression(transitionsOfPlaced(value('transitions')))
    .returning('order_id'),
)

function placed(db: Kysely<Tables>, value: ValueOf<RowsAsked>) {
  return db
    .with('placed', (with_) => with_.insertInto('orders').values(value('order')).returning('id'))
    .with('lined', (with_) =>
      with_
        .insertInto('order_lines')
        .columns(['order_id', ...lineColumns, 'snapshot'])
        .expression(({ selectFrom }) =>
          selectFrom(rowsOf('order_lines', value('lines')).as('line')).select((eb) => [
            eb.selectFrom('placed').select('placed.id').as('order_id'),
            ...lineColumns.map((name) => eb.ref(`line.${name}`).as(name)),
            snapshotOfProduct(db, eb.ref('line.product_id')).as('snapshot'),
          ]),
        )
        .returning(['id', 'cart_item_id']),
    )
}

const lineColumns = [
  'cart_item_id',
  'product_id',
  'item_type',
  'quantity',
  'price',
  'sub_total',
  'shopping_point_cost',
  'temperature',
] as const
const moveColumns = ['order_id', 'event', 'from_status', 'to_status', 'actor', 'data'] as const

function transitionsOfPlaced(transitions: Given<string>) {
  return expressionBuilder<Tables & { placed: { id: number } }, never>()
    .selectFrom(rowsOf('order_events', transitions).as('transition'))
    .select((eb) => [
      eb.selectFrom('placed').select('placed.id').as('order_id'),
      'transition.event',
      'transition.from_status',
      'transition.to_status',
      'transition.actor',
      'transition.data',
    ])
}
