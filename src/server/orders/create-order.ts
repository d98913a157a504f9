import type { Insertable } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { Text } from '#rules/locale.ts'
import { sum } from '#rules/money.ts'
import { subOrderNumber } from '#rules/split-order.ts'
import type { ProductSnapshot } from './order-snapshot.ts'
import { createOrderRow } from './store.ts'

export type NewOrder = Omit<Insertable<Tables['orders']>, 'status' | 'placed_at'> & { placed_at: Date }

export type NewLine = Omit<Insertable<Tables['order_lines']>, 'order_id' | 'snapshot'> & {
  snapshot: ProductSnapshot
  options: readonly { product_id: number; quantity: number; name: Text }[]
}

/** Writes an order as it was decided, uncharged, with its lines as they will stay and the first entry of its history. */
export async function createOrder(tx: Tx, { order, lines }: { order: NewOrder; lines: readonly NewLine[] }): Promise<{ id: number }> {
  const id = await createOrderRow(tx, { ...order, status: 'uncharged' })
  await createLines(tx, id, lines)
  return { id }
}

export type NewPart = { parentId: number; order: NewOrder; lines: readonly NewLine[] }

/** The part of an order that travels apart. The money stands on the order; what a part shows is the value of its goods. */
export async function createPart(tx: Tx, { parentId, order, lines }: NewPart): Promise<{ id: number }> {
  const value = sum(lines.map((line) => line.sub_total))
  const money = { items_total: value, grand_total: value, discount_amount: 0, delivery_fee: 0, handling_fee: 0, points_cost: 0, points_earned: 0 }
  const code = { discount_code_id: null, discount_code_text: null, discount_name: null }
  const part = { ...order, ...money, ...code, hashed_id: subOrderNumber(order.hashed_id), parent_id: parentId, suffix: 1 }
  return createOrder(tx, { order: part, lines })
}

async function createLines(tx: Tx, orderId: number, lines: readonly NewLine[]): Promise<void> {
  const created = await tx
    .insertInto('order_lines')
    .values(lines.map(({ options: _, snapshot, ...line }) => ({ ...line, order_id: orderId, snapshot: JSON.stringify(snapshot) })))
    .returning('id')
    .execute()
  const options = lines.flatMap((line, index) =>
    line.options.map(({ name, ...pick }) => ({ ...pick, line_id: created[index]?.id ?? 0, snapshot: JSON.stringify({ name }) })),
  )
  if (options.length > 0) await tx.insertInto('order_line_options').values(options).execute()
}
