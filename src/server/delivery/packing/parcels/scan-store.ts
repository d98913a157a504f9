import { sql, type Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import { prepared, type ValueOf } from '#database/prepared.ts'
import { rowsOf } from '#database/rows-of.ts'
import type { Tables } from '#database/tables.ts'
import { goodsOnShelves } from '#server/catalog/products/published/goods-of-parcels.ts'
import { parcels } from '#server/sales/orders/published/parcels/parcels-in-house.ts'
import { contentsOf, type NewScan } from './store.ts'

type Db = Kysely<Tables>

export type ScannedGoods = { id: number; name_zh: string; name_en: string; shelf: string | null; barcode: string | null }
type Known = { seq: number; product_id: number | null; verdict: NewScan['verdict'] }
type Content = { product_id: number; units: number; counted: number }

export type ScanFactsAsked = {
  number: string
  deviceKey: string
  seqs: readonly number[]
  codes: readonly string[]
  productIds: readonly number[]
}

/**
 * All that a list of scans is judged by, in one statement: how the parcel stands, what belongs in it and was counted, what became of
 * scans that came before, and the goods that the scans are about. Undefined when there is no such parcel.
 */
export async function findScanFacts(db: Db, asked: ScanFactsAsked) {
  const [row] = await scanFacts(db, asked)
  return row && { ...row, contents: row.contents ?? [], known: row.known ?? [], goods: row.goods ?? [] }
}

const scanFacts = prepared((db, value: ValueOf<ScanFactsAsked>) =>
  db
    .selectFrom(parcels().as('parcel'))
    .leftJoin('packings', 'packings.order_id', 'parcel.id')
    .where('parcel.number', '=', value('number'))
    .select(['parcel.id', 'parcel.status', 'parcel.held_reason'])
    .select(['packings.packer_id', 'packings.checked_at', 'packings.lists_counted'])
    .select((eb) => [
      eb
        .selectFrom(contentsOf(eb.ref('parcel.id')).as('content'))
        .select(sql<Content[] | null>`json_agg(json_build_object('product_id', product_id, 'units', units, 'counted', counted))`.as('all'))
        .as('contents'),
      eb
        .selectFrom('scans')
        .where('device_key', '=', value('deviceKey'))
        .where('seq', '=', anyOf(value('seqs')))
        .select(sql<Known[] | null>`json_agg(json_build_object('seq', seq, 'product_id', product_id, 'verdict', verdict))`.as('all'))
        .as('known'),
      eb
        .selectFrom(goodsOnShelves().as('goods'))
        .where('goods.id', 'in', ({ selectFrom }) =>
          // Each side by its own index.
          selectFrom(goodsOnShelves().as('coded'))
            .where('coded.barcode', '=', anyOf(value('codes'), 'text'))
            .select('coded.id')
            .union(
              selectFrom(goodsOnShelves().as('named'))
                .where('named.id', '=', anyOf(value('productIds')))
                .select('named.id'),
            )
            .union(
              selectFrom('scans')
                .where('device_key', '=', value('deviceKey'))
                .where('seq', '=', anyOf(value('seqs')))
                .where('scans.product_id', 'is not', null)
                .select(({ ref }) => ref('scans.product_id').$notNull().as('id')),
            ),
        )
        .select(
          sql<
            ScannedGoods[] | null
          >`json_agg(json_build_object('id', id, 'name_zh', name_zh, 'name_en', name_en, 'shelf', shelf, 'barcode', barcode))`.as('all'),
        )
        .as('goods'),
    ]),
)

/** Holds the packing of a parcel until the transaction ends, so that nobody else counts into it meanwhile. */
export async function holdPacking(tx: Tx, number: string): Promise<void> {
  await tx
    .selectFrom('packings')
    .innerJoin(parcels().as('parcel'), 'parcel.id', 'packings.order_id')
    .where('parcel.number', '=', number)
    .select('packings.order_id')
    .forUpdate('packings')
    .execute()
}

export type CountedScans = { orderId: number; staffId: number; seen: number | null; now: Date; scans: readonly NewScan[] }

/**
 * Writes scans that were judged over what stood there after `seen` lists, and gives the parcel to who scans where nobody packs it.
 * False, and nothing is written, when another list was counted meanwhile, or the parcel is another's, packed, held or gone on.
 */
export async function saveCounted(db: Db, { orderId, staffId, seen, now, scans }: CountedScans): Promise<boolean> {
  const written = await counted(db, { orderId, staffId, seen: seen ?? -1, now: now.toISOString(), rows: JSON.stringify(scans) })
  return written.length > 0
}

const columns = ['order_id', 'device_key', 'seq', 'staff_id', 'kind', 'code', 'product_id', 'verdict', 'scanned_at'] as const

type Counting = { orderId: number; staffId: number; seen: number; now: string; rows: string }

const counted = prepared((db, value: ValueOf<Counting>) =>
  db
    .with('held', (cte) =>
      cte
        .insertInto('packings')
        .columns(['order_id', 'packer_id', 'claimed_at', 'lists_counted'])
        .expression((eb) =>
          eb
            .selectFrom(parcels().as('parcel'))
            .where('parcel.id', '=', value('orderId'))
            .where('parcel.status', '=', 'picking')
            .where('parcel.held_reason', 'is', null)
            .select([
              'parcel.id',
              sql<number>`${value('staffId')}::bigint`.as('packer'),
              sql<Date>`${value('now')}::timestamptz`.as('at'),
              sql<number>`1`.as('lists'),
            ]),
        )
        .onConflict((same) =>
          same
            .column('order_id')
            .doUpdateSet(({ fn, ref }) => ({
              packer_id: fn.coalesce(ref('packings.packer_id'), ref('excluded.packer_id')),
              claimed_at: fn.coalesce(ref('packings.claimed_at'), ref('excluded.claimed_at')),
              lists_counted: sql`packings.lists_counted + 1`,
            }))
            .where('packings.lists_counted', '=', value('seen'))
            .where('packings.checked_at', 'is', null)
            .where(({ eb, fn, ref }) =>
              eb(fn.coalesce(ref('packings.packer_id'), ref('excluded.packer_id')), '=', ref('excluded.packer_id')),
            ),
        )
        .returning('order_id'),
    )
    .insertInto('scans')
    .columns(columns)
    .expression(({ selectFrom }) =>
      selectFrom(rowsOf('scans', value('rows')).as('row'))
        .innerJoin('held', 'held.order_id', 'row.order_id')
        .select(columns.map((column) => `row.${column}` as const)),
    )
    .returning('scans.seq'),
)

/** Writes scans that came too late, and count nothing. */
export async function saveLate(db: Db, scans: readonly NewScan[]): Promise<void> {
  await late(db, { rows: JSON.stringify(scans) })
}

const late = prepared((db, value: ValueOf<{ rows: string }>) =>
  db
    .insertInto('scans')
    .columns(columns)
    .expression(({ selectFrom }) =>
      selectFrom(rowsOf('scans', value('rows')).as('row')).select(columns.map((column) => `row.${column}` as const)),
    )
    .onConflict((same) => same.columns(['device_key', 'seq']).doNothing()),
)
