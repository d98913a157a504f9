import { sql, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { OrderStatus } from '#rules/orders/order.ts'

/** How many parcels stand under this status, counted no further than `most`. */
export async function countInWork(db: Kysely<Tables>, { status, most }: { status: OrderStatus; most: number }): Promise<number> {
  const some = db
    .selectFrom('orders')
    .where('status', '=', status)
    .where('placed_at', 'is not', null)
    .limit(most)
    .select(sql<number>`1`.as('one'))
  const { count } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
