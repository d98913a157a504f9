import { sql, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

const free = sql<number>`stock - reserved`

/** Goods on sale of which so many units or fewer are free: how many there are. */
export async function countLowStock(db: Kysely<Tables>, units: number): Promise<number> {
  const { count } = await scarce(db, units)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function scarce(db: Kysely<Tables>, units: number) {
  return db.selectFrom('products').where('available', '=', true).where('is_gift_only', '=', false).where(free, '<=', units)
}
