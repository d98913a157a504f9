import { sql } from 'kysely'
import type { Tx } from '#database/connect.ts'
import { allocateLots, type LotUnits } from '#rules/catalog/lots.ts'
import { listUnitsAway } from './stock/lot-store.ts'
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

/** Units that were taken for a parcel lie on the shelf again, each in the lot it came from; those that are lost are corrected, in the same breath. */
export async function putBack(tx: Tx, { orderId, units, actor }: { orderId: number; units: readonly UnitsBack[]; actor: string }) {
  const away = await listUnitsAway(tx, { orderId, productIds: units.map(({ productId }) => productId) })
  const rows = units
    .toSorted((one, other) => one.productId - other.productId)
    .flatMap(({ productId: product_id, quantity, lost }) => {
      const lots = lotsOf(away.filter((each) => each.product_id === product_id))
      const of = { product_id, order_id: orderId, actor }
      return [
        ...spread(lots, quantity).map((part) => ({ ...of, ...part, kind: 'return' as const })),
        ...spread(lots, lost).map(({ lot_id, delta }) => ({ ...of, lot_id, delta: -delta, kind: 'correction' as const })),
      ]
    })
  if (rows.length > 0) await createMovements(tx, rows)
}

/** In place of a lot for goods in none, which came before all others. */
const noLot = { id: 0, expires_on: '', received_on: '' }

function lotsOf(away: Awaited<ReturnType<typeof listUnitsAway>>): LotUnits[] {
  return away.map(({ lot_id, expires_on, received_on, delta }) => ({
    ...(lot_id === null ? noLot : { id: lot_id, expires_on: expires_on ?? '', received_on: received_on ?? '' }),
    quantity: -delta,
  }))
}

/** So many units over the lots that they came from. */
function spread(lots: readonly LotUnits[], quantity: number): { lot_id: number | null; delta: number }[] {
  const { taken, short } = allocateLots(lots, quantity)
  return [...taken, ...(short > 0 ? [{ id: noLot.id, quantity: short }] : [])].map(({ id, quantity: delta }) => ({
    lot_id: id === noLot.id ? null : id,
    delta,
  }))
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
