import { sql, type Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

type Db = Kysely<Tables>

/** Units of the lots of a recall that each parcel has and has not given back, to be joined by `order_id`. */
export function unitsOfRecall(db: Db, recallId: number) {
  return db
    .selectFrom('stock_movements')
    .where('lot_id', 'in', db.selectFrom('recall_lots').where('recall_id', '=', recallId).select('lot_id'))
    .where('order_id', 'is not', null)
    .where('kind', 'in', ['sale', 'transfer', 'return'])
    .groupBy('order_id')
    .having(({ eb, fn }) => eb(fn.sum('delta'), '<', 0))
    .select(['order_id', sql<number>`(-sum(delta))::int`.as('units')])
}

/**
 * Which of these parcels have units of a lot that is being recalled. The lots that they have stay as they are until the transaction ends, so
 * that none goes out beside a recall that begins.
 */
export async function lockRecalled(tx: Tx, orderIds: readonly number[]): Promise<number[]> {
  const away = await tx
    .selectFrom('stock_movements')
    .where('order_id', '=', anyOf(orderIds))
    .where('lot_id', 'is not', null)
    .where('kind', 'in', ['sale', 'transfer', 'return'])
    .groupBy(['order_id', 'lot_id'])
    .having(({ eb, fn }) => eb(fn.sum('delta'), '<', 0))
    .select(['order_id', 'lot_id'])
    .execute()
  if (away.length === 0) return []
  const lots = await tx
    .selectFrom('stock_lots')
    .where('id', '=', anyOf([...new Set(away.flatMap(({ lot_id }) => lot_id ?? []))]))
    .orderBy('id')
    .select(['id', 'recalled'])
    .forShare()
    .execute()
  const recalled = new Set(lots.flatMap((lot) => (lot.recalled ? [lot.id] : [])))
  return [...new Set(away.flatMap(({ order_id, lot_id }) => (recalled.has(lot_id ?? 0) ? (order_id ?? []) : [])))]
}
