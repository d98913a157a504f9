import { expressionBuilder } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import { hidden, hiddenList } from '#database/hidden.ts'
import { prepared, type ValueOf } from '#database/prepared.ts'
import type { Tables } from '#database/tables.ts'
import type { HeldUnits } from '#rules/checkout/order-limits.ts'
import { heldColumn, heldWithoutPayment } from '#server/catalog/products/held-without-payment.ts'
import { lockedStock } from '#server/catalog/products/reserve-stock.ts'
import { usesColumn } from '#server/platform/limits/uses-column.ts'

type LinesAsked = { memberId: number; lineIds: readonly number[] }
/** What is counted of the member besides, by the keys of its windows. */
type WithCounts = LinesAsked & { keys: readonly Buffer[]; now: Date }

export type LockedLines = {
  /** What of each product is free. */
  freeStock: Map<number, number>
  /** What of each product the member holds in orders that are not paid. */
  units: Map<number, HeldUnits>
  orders: { unpaidOrders: number; ordersOnDelivery: number; unansweredCards: number }
  /** For `readUses`. */
  uses: unknown
}

/**
 * Holds the stock of all that these lines of a member are made of until the transaction ends. What the member holds already
 * and what is counted of them is read with it, in the one statement: by then the member is held, so nothing of it changes.
 */
export async function lockStockOfLines(tx: Tx, asked: WithCounts): Promise<LockedLines> {
  const rows = (await stockOfLines(tx, asked)).map((row) => ({ ...row, held: heldColumn.parse(row.held) }))
  const { unpaidOrders = 0, ordersOnDelivery = 0, unansweredCards = 0 } = rows[0]?.held ?? {}
  return {
    freeStock: new Map(rows.map(({ id, free }) => [id, free])),
    units: new Map(rows.map(({ id, held: { unpaid, onDelivery } }) => [id, { unpaid, onDelivery }])),
    orders: { unpaidOrders, ordersOnDelivery, unansweredCards },
    uses: rows[0]?.uses ?? null,
  }
}

const stockOfLines = prepared((db, value: ValueOf<WithCounts>) =>
  lockedStock(db, productsOfLines(value)).select([
    heldWithoutPayment(hidden(value('memberId'))).as('held'),
    usesColumn(value('keys'), value('now')).as('uses'),
  ]),
)

/** The goods themselves and what was picked into bundles. */
function productsOfLines(value: ValueOf<LinesAsked>) {
  const { selectFrom } = expressionBuilder<Tables, never>()
  const mine = selectFrom('cart_items')
    .where('user_id', '=', hidden(value('memberId')))
    .where('id', '=', anyOf(hiddenList(value('lineIds'))))
  return mine
    .select('product_id')
    .union(selectFrom('cart_item_options').where('cart_item_id', 'in', mine.select('id')).select('product_id'))
}
