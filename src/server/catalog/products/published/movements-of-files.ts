import type { Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import { parcelsThatHold } from '#server/sales/orders/published/parcels/parcels-that-hold.ts'

type Between = { from: Date; until: Date }

/**
 * The first and the last movement between two moments, of those that were put away too; null where there are none. It goes over all there
 * are, once: so that reading them, page by page, goes over no others.
 */
export async function findMovementsBetween(tx: Tx, { from, until }: Between): Promise<{ first: number; last: number } | null> {
  const { count, first, last } = await tx
    .selectFrom('stock_movements')
    .where('created_at', '>=', from)
    .where('created_at', '<=', until)
    .select(({ fn }) => [
      // Without it each of the others would be looked for along the ids, past every movement of other days.
      fn.countAll<number>().as('count'),
      fn.min('id').as('first'),
      fn.max('id').as('last'),
    ])
    .executeTakeFirstOrThrow()
  return count === 0 ? null : { first, last }
}

type Page = Between & { after: number; last: number; limit: number }

/** Movements between two moments, behind `after` and up to `last`, in the order in which they were made. */
export async function listMovementsToWrite(db: Kysely<Tables>, { after, last, from, until, limit }: Page) {
  return db
    .selectFrom('stock_movements')
    .innerJoin('products', 'products.id', 'stock_movements.product_id')
    .innerJoin('places', 'places.id', 'stock_movements.place_id')
    .leftJoin('stock_lots', 'stock_lots.id', 'stock_movements.lot_id')
    .leftJoin(parcelsThatHold().as('parcel'), 'parcel.id', 'stock_movements.order_id')
    .leftJoin('inbound_lines', 'inbound_lines.id', 'stock_movements.inbound_line_id')
    .leftJoin('stocktake_lines', 'stocktake_lines.id', 'stock_movements.stocktake_line_id')
    .where('stock_movements.id', '>', after)
    .where('stock_movements.id', '<=', last)
    .where('stock_movements.created_at', '>=', from)
    .where('stock_movements.created_at', '<=', until)
    .orderBy('stock_movements.id')
    .limit(limit)
    .select([
      'stock_movements.id',
      'stock_movements.created_at',
      'stock_movements.product_id',
      'stock_movements.kind',
      'stock_movements.delta',
      'stock_movements.actor',
      'stock_movements.note',
      'stock_movements.reverses_id',
      'products.barcode',
      'products.name_zh',
      'products.name_en',
      'places.name_zh as place_zh',
      'places.name_en as place_en',
      'stock_lots.number as lot',
      'stock_lots.expires_on',
      'parcel.number as parcel',
      'parcel.order_number',
      'inbound_lines.delivery_id as delivery',
      'stocktake_lines.stocktake_id as stocktake',
    ])
    .execute()
}
