import { sql, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

const free = sql<number>`free_stock(products)`

/** Goods on sale of which so many units or fewer are free: how many there are. */
export async function countLowStock(db: Kysely<Tables>, units: number): Promise<number> {
  const { count } = await scarce(db, units)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

type Asked = { units: number; after: { free: number; id: number } | null; limit: number }

/** The same goods, the scarcest first. */
export async function listScarce(db: Kysely<Tables>, { units, after, limit }: Asked) {
  return scarce(db, units)
    .$if(after !== null, (rest) => rest.where(sql<boolean>`(free_stock(products), id) > (${after?.free}, ${after?.id})`))
    .select(['id', 'name_zh', sql<string>`coalesce(nullif(name_en, ''), name_zh)`.as('name_en'), free.as('free')])
    .orderBy(free)
    .orderBy('id')
    .limit(limit)
    .execute()
}

function scarce(db: Kysely<Tables>, units: number) {
  return db.selectFrom('products').where('available', '=', true).where('is_gift_only', '=', false).where(free, '<=', units)
}
