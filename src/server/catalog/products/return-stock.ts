import { sql } from 'kysely'
import type { Tx } from '#database/connect.ts'
import { createMovements } from './store.ts'

/** Units of a product. Of `lost` nothing is said: all that the parcel still had of it. */
export type LostUnits = { productId: number; units?: number | undefined }

export type Returned = {
  orderId: number
  /** What did not come back: its sale is undone as well, and the ledger says that it is not there. */
  lost: readonly LostUnits[]
  actor: string
}

/**
 * Puts what one parcel had taken back on the shelf, but for what never left or has come back before. Who calls has made sure that it is
 * done once, with the move of the order.
 */
export async function returnStock(tx: Tx, { orderId, lost, actor }: Returned): Promise<void> {
  const away = await listAway(tx, orderId)
  await putBack(tx, {
    orderId,
    actor,
    units: away.map(({ productId, quantity }) => {
      const gone = lost.find((each) => each.productId === productId)
      return { productId, quantity, lost: gone ? Math.min(gone.units ?? quantity, quantity) : 0 }
    }),
  })
}

/** `lost`: so many of them are not there. */
export type UnitsBack = { productId: number; quantity: number; lost: number }

/** Units that were taken for a parcel lie on the shelf again; those that are lost are corrected, in the same breath. */
export async function putBack(tx: Tx, { orderId, units, actor }: { orderId: number; units: readonly UnitsBack[]; actor: string }) {
  const rows = units
    .toSorted((one, other) => one.productId - other.productId)
    .flatMap(({ productId: product_id, quantity, lost }) => [
      { product_id, delta: quantity, kind: 'return' as const, order_id: orderId, actor },
      ...(lost > 0 ? [{ product_id, delta: -lost, kind: 'correction' as const, order_id: orderId, actor }] : []),
    ])
  if (rows.length > 0) await createMovements(tx, rows)
}

/** What a parcel has taken and what is not back yet, by product. */
async function listAway(tx: Tx, orderId: number): Promise<{ productId: number; quantity: number }[]> {
  return tx
    .selectFrom('stock_reservations as taken')
    .where('taken.order_id', '=', orderId)
    .where('taken.state', '=', 'taken')
    .select((eb) => [
      'taken.product_id as productId',
      sql<number>`taken.quantity - coalesce(${eb
        .selectFrom('stock_movements as back')
        .whereRef('back.order_id', '=', 'taken.order_id')
        .whereRef('back.product_id', '=', 'taken.product_id')
        .where('back.kind', '=', 'return')
        .select(({ fn }) => fn.sum<number>('back.delta').as('units'))}, 0)::int`.as('quantity'),
    ])
    .$call((rows) => tx.selectFrom(rows.as('away')).where('quantity', '>', 0).selectAll())
    .execute()
}
