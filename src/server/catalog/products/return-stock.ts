import { sql } from 'kysely'
import { allOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'

export type Returned = {
  orderId: number
  /** Products that did not come back: they are lost, and the ledger says so by their sale. */
  missing: readonly number[]
  actor: string
}

/** Puts what one parcel had taken back on the shelf. Who calls has made sure that it is done once, with the move of the order. */
export async function returnStock(tx: Tx, { orderId, missing, actor }: Returned): Promise<void> {
  await tx
    .insertInto('stock_movements')
    .columns(['product_id', 'delta', 'kind', 'order_id', 'actor'])
    .expression((eb) =>
      eb
        .selectFrom('stock_reservations')
        .where('order_id', '=', orderId)
        .where('state', '=', 'taken')
        .where('product_id', '<>', allOf(missing))
        .orderBy('product_id')
        .select((row) => [
          'product_id',
          'quantity',
          sql<'return'>`'return'`.as('kind'),
          row.ref('order_id').as('order_id'),
          sql<string>`${actor}::text`.as('actor'),
        ]),
    )
    .execute()
}
