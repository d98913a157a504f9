import { sql, type Kysely, type RawBuilder } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { MovementKind } from '#rules/catalog/stock/stock-movements.ts'
import { parcelsThatHold } from '#server/sales/orders/published/parcels/parcels-that-hold.ts'

type Db = Kysely<Tables>

/** A movement, with whether its opposite stands beside it. */
export async function findMovement(db: Db, id: number) {
  return db
    .selectFrom('stock_movements')
    .where('id', '=', id)
    .select(['id', 'product_id', 'place_id', 'lot_id', 'delta', 'kind', 'order_id', 'inbound_line_id'])
    .select(
      sql<boolean>`exists (select from stock_movements as opposite where opposite.reverses_id = stock_movements.id)`.as('is_reversed'),
    )
    .executeTakeFirst()
}

/** The movement of that press, if it came before. */
export async function findMovementOf(tx: Tx, cause: string) {
  return tx.selectFrom('stock_movements').where('cause', '=', cause).select('id').executeTakeFirst()
}

export type LedgerAsked = {
  productId: number
  kind?: MovementKind | undefined
  lotId?: number | undefined
  actor?: string | undefined
  from?: Date | undefined
  until?: Date | undefined
  /** Only those before it. */
  before: number | null
  limit: number
}

/** The newest movements of a product first, each with the stock after it (STK-03). */
export async function listLedger(db: Db, asked: LedgerAsked) {
  const all = db
    .selectFrom('stock_movements')
    .where('product_id', '=', asked.productId)
    .select(['id', 'delta', 'kind', 'lot_id', 'order_id', 'inbound_line_id', 'actor', 'note', 'reverses_id', 'created_at'])
    .select(sql<number>`(sum(delta) over (order by id))::int`.as('after'))
  return db
    .selectFrom(all.as('moved'))
    .leftJoin('stock_lots', 'stock_lots.id', 'moved.lot_id')
    .leftJoin(parcelsThatHold().as('parcel'), 'parcel.id', 'moved.order_id')
    .leftJoin('inbound_lines', 'inbound_lines.id', 'moved.inbound_line_id')
    .leftJoin('stock_movements as opposite', 'opposite.reverses_id', 'moved.id')
    .$if(asked.before !== null, (rows) => rows.where('moved.id', '<', asked.before ?? 0))
    .$if(asked.kind !== undefined, (rows) => rows.where('moved.kind', '=', asked.kind ?? 'sale'))
    .$if(asked.lotId !== undefined, (rows) => rows.where('moved.lot_id', '=', asked.lotId ?? 0))
    .$if(asked.actor !== undefined, (rows) => rows.where('moved.actor', '=', asked.actor ?? ''))
    .$if(asked.from !== undefined, (rows) => rows.where('moved.created_at', '>=', asked.from ?? new Date(0)))
    .$if(asked.until !== undefined, (rows) => rows.where('moved.created_at', '<=', asked.until ?? new Date(0)))
    .orderBy('moved.id', 'desc')
    .limit(asked.limit)
    .select([
      'moved.id',
      'moved.delta',
      'moved.after',
      'moved.kind',
      'moved.order_id',
      'moved.actor',
      'moved.note',
      'moved.created_at',
      'moved.lot_id',
      'stock_lots.number as lot',
      'stock_lots.expires_on',
      'parcel.number as parcel',
      'parcel.order_number',
      'moved.reverses_id',
      'inbound_lines.delivery_id as delivery',
      sql<boolean>`opposite.id is not null`.as('is_reversed'),
    ])
    .execute()
}

/** Who has moved a product, for the filter. */
export async function listActors(db: Db, productId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('stock_movements')
    .where('product_id', '=', productId)
    .distinct()
    .orderBy('actor')
    .select('actor')
    .execute()
  return rows.map(({ actor }) => actor)
}

const held = (db: Db) =>
  db
    .selectFrom('stock_reservations as held')
    .innerJoin('products', 'products.id', 'held.product_id')
    .where('held.state', '=', 'held')
    .select([
      'held.id',
      'held.product_id',
      'held.order_id',
      'held.quantity',
      'held.created_at',
      'products.name_zh',
      'products.name_en',
      sql<boolean>`${untilIt} > products.stock`.as('is_awaited'),
      sql<boolean>`${untilIt} > on_shelf(products) and ${untilIt} <= products.stock`.as('is_short'),
    ])

/** Units that a reservation and those before it hold. */
const untilIt = sql<number>`sum(held.quantity) over (partition by held.product_id order by held.created_at, held.id)`

/**
 * Which parcels hold a product, the oldest first. With those before it a parcel may hold more than picking may take: `is_awaited`, because
 * a delivery has yet to come (STK-21); `is_short`, because lots were blocked (STK-09, STK-13).
 */
export async function listHeld(db: Db, productId: number) {
  return db
    .selectFrom(held(db).where('held.product_id', '=', productId).as('held'))
    .innerJoin(parcelsThatHold().as('parcel'), 'parcel.id', 'held.order_id')
    .orderBy('held.created_at')
    .orderBy('held.id')
    .selectAll('held')
    .select(['parcel.number', 'parcel.order_number', 'parcel.status', 'parcel.waits_until'])
    .execute()
}

/** Which parcels hold preorders that come with a delivery, the oldest first; `is_awaited`: what has come so far does not serve them. */
export async function listHeldOfDelivery(db: Db, { deliveryId, limit }: { deliveryId: number; limit: number }) {
  const products = db
    .selectFrom('inbound_lines')
    .innerJoin('products', 'products.id', 'inbound_lines.product_id')
    .where('inbound_lines.delivery_id', '=', deliveryId)
    .where('products.exclusive', '=', true)
    .select('products.id')
  return db
    .selectFrom(held(db).where('held.product_id', 'in', products).as('held'))
    .innerJoin(parcelsThatHold().as('parcel'), 'parcel.id', 'held.order_id')
    .orderBy('held.created_at')
    .orderBy('held.id')
    .limit(limit)
    .selectAll('held')
    .select(['parcel.number', 'parcel.order_number', 'parcel.status', 'parcel.waits_until'])
    .execute()
}

/** 保留中但效期不足: parcels whose goods were held before their lots were blocked, and which picking cannot serve. */
export async function listShort(db: Db, limit: number) {
  const products = db
    .selectFrom('products')
    .where(sql<boolean>`reserved > stock - (withheld - safety_stock)`)
    .select('id')
  return db
    .selectFrom(held(db).where('held.product_id', 'in', products).as('held'))
    .innerJoin(parcelsThatHold().as('parcel'), 'parcel.id', 'held.order_id')
    .where('held.is_short', '=', true)
    .orderBy('held.created_at')
    .orderBy('held.id')
    .limit(limit)
    .selectAll('held')
    .select(['parcel.number', 'parcel.order_number', 'parcel.status', 'parcel.waits_until'])
    .execute()
}

const stockColumns = [
  'products.id',
  'products.name_zh',
  'products.name_en',
  'products.preview',
  'products.shelf',
  'products.barcode',
  'products.temperature',
  'products.stock',
  'products.reserved',
  'products.withheld',
  'products.sold_30d',
] as const

const free = sql<number>`free_stock(products)`
const nextExpiry = sql<string | null>`(select min(expires_on) from stock_lots where stock_lots.product_id = products.id and quantity > 0)`

export type StockAsked = {
  view: 'all' | 'low' | 'sold_out' | 'expiring'
  /** Goods that were found by words, or a shelf that begins so. */
  found: { ids: readonly number[]; shelf: string } | null
  /** The last day that counts as soon. */
  soon: string
  lowAt: number
  after: number | null
  limit: number
}

/** Goods with their stock, those that came last first. */
export async function listStockRows(db: Db, { view, found, soon, lowAt, after, limit }: StockAsked) {
  return db
    .selectFrom('products')
    .$if(view === 'low', (rows) =>
      rows
        .where('available', '=', true)
        .where('is_gift_only', '=', false)
        .where(sql<boolean>`free_stock(products) < coalesce(scarce_below(products), ${lowAt + 1})`),
    )
    .$if(view === 'sold_out', (rows) => rows.where('available', '=', true).where(free, '<=', 0))
    .$if(view === 'expiring', (rows) =>
      rows.where('id', 'in', db.selectFrom('stock_lots').where('quantity', '>', 0).where('expires_on', '<=', soon).select('product_id')),
    )
    .$if(found !== null, (rows) =>
      rows.where(({ or, eb }) => or([eb('id', '=', anyOf(found?.ids ?? [])), shelfBeginsWith(found?.shelf ?? '')])),
    )
    .$if(after !== null, (rows) => rows.where('id', '<', after ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .select(stockColumns)
    .select([free.as('free'), nextExpiry.as('next_expiry')])
    .execute()
}

/** Codes of shelves are Latin letters, digits and hyphens (STK-07), behind which the tilde stands. */
function shelfBeginsWith(words: string): RawBuilder<boolean> {
  return sql<boolean>`(shelf collate "C" >= ${words} and shelf collate "C" < ${words} || '~')`
}

export async function findStockRow(db: Db, id: number) {
  return db
    .selectFrom('products')
    .where('id', '=', id)
    .select(stockColumns)
    .select([
      free.as('free'),
      nextExpiry.as('next_expiry'),
      'products.safety_stock',
      'products.in_lots',
      'products.low_stock_at',
      'products.low_stock_days',
      'products.lots_followed',
      'products.arrival_days',
      'products.shelf_life_days',
      'products.exclusive',
      'products.preorder_quota',
      'products.quota_expected_on',
      'products.optional_bundles_max_quantity as picks',
      sql<number>`on_shelf(products)`.as('on_shelf'),
    ])
    .executeTakeFirst()
}

/** Of each way to fill a bundle, how many units it may take and how many are free. */
export async function listEntriesOfBundle(db: Db, productId: number) {
  return db
    .selectFrom('product_bundles')
    .innerJoin('products as entry', 'entry.id', 'product_bundles.bundle_product_id')
    .where('product_bundles.product_id', '=', productId)
    .select(['entry.id as product_id', 'product_bundles.max_amount', 'product_bundles.required', 'product_bundles.quantity'])
    .select(sql<number>`free_stock(entry)`.as('stock'))
    .execute()
}

/** Products whose columns are not what movements, reservations and lots come to; and lots that are not what their movements come to. */
export async function listDifferences(db: Db, { after, limit }: { after: number; limit: number }) {
  const { rows } = await sql<{ id: number; is_wrong: boolean }>`
    select p.id,
      (p.stock, p.reserved, p.in_lots, p.withheld) is distinct from (
        (select coalesce(sum(delta), 0) from stock_movements where product_id = p.id),
        (select coalesce(sum(quantity), 0) from stock_reservations where product_id = p.id and state = 'held'),
        (select coalesce(sum(quantity), 0) from stock_lots where product_id = p.id),
        p.safety_stock + (select coalesce(sum(quantity), 0) from stock_lots where product_id = p.id and state <> 'open'))
      or exists (select from stock_lots l where l.product_id = p.id
        and l.quantity <> (select coalesce(sum(delta), 0) from stock_movements where lot_id = l.id)) as is_wrong
    from (select * from products where id > ${after} order by id limit ${limit}) as p order by p.id`.execute(db)
  return rows
}
