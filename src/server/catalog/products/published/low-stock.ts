import { sql, type Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tables } from '#database/tables.ts'

const free = sql<number>`free_stock(products)`

type Asked = { /** Of so many free units a product is scarce that says nothing of its own. */ units: number }

/** How many goods on sale are scarce, each by what it says itself or by what the shop says; counted up to `most`. */
export async function countLowStock(db: Kysely<Tables>, { units, most }: Asked & { most?: number }): Promise<number> {
  const rows = scarce(db, { units }).$if(most !== undefined, (some) => some.limit(most ?? 0))
  const { count } = await db
    .selectFrom(rows.select('id').as('scarce'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The same goods, the scarcest first. */
export async function listScarce(
  db: Kysely<Tables>,
  { units, after, limit }: Asked & { after: { free: number; id: number } | null; limit: number },
) {
  return scarce(db, { units })
    .$if(after !== null, (rest) => rest.where(sql<boolean>`(free_stock(products), id) > (${after?.free}, ${after?.id})`))
    .select(['id', 'name_zh', sql<string>`coalesce(nullif(name_en, ''), name_zh)`.as('name_en'), free.as('free')])
    .orderBy(free)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Fewer than this are scarce, of those goods that say so themselves. */
export async function listOwnLimits(db: Kysely<Tables>, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('products')
    .where('id', '=', anyOf(ids))
    .where(({ or, eb }) => or([eb('low_stock_at', 'is not', null), eb('low_stock_days', 'is not', null)]))
    .select(['id', sql<number>`scarce_below(products)`.as('below')])
    .execute()
  return new Map(rows.map(({ id, below }) => [id, below]))
}

/** In two halves, so that each finds its goods by an index of its own. */
function scarce(db: Kysely<Tables>, { units }: Asked) {
  const onSale = db.selectFrom('products').where('available', '=', true).where('is_gift_only', '=', false)
  const byShop = onSale.where(free, '<=', units).where('low_stock_at', 'is', null).where('low_stock_days', 'is', null)
  const byOwn = onSale
    .where(({ or, eb }) => or([eb('low_stock_at', 'is not', null), eb('low_stock_days', 'is not', null)]))
    .where(sql<boolean>`free_stock(products) < scarce_below(products)`)
  return db.selectFrom(byShop.selectAll().unionAll(byOwn.selectAll()).as('products'))
}
