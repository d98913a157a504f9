import { sql, type Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tables } from '#database/tables.ts'
import { wordsStandIn } from '#database/words-stand-in.ts'
import { ordersUnderWay } from '../orders-of-member.ts'
import { goodsReturned } from '../../for-staff/orders-filter.ts'

type Db = Kysely<Tables>

/** What came to nothing counts for nobody. */
const nothing = ['cancel', 'refunding', 'refunded'] as const

/** How many orders each of these members has placed that did not come to nothing, and when the last one; those without any are left out. */
export async function sumOrdersOf(db: Db, memberIds: readonly number[]) {
  return db
    .selectFrom('orders')
    .where('user_id', '=', anyOf(memberIds))
    .where('parent_id', 'is', null)
    .where('placed_at', 'is not', null)
    .groupBy('user_id')
    .select(({ fn }) => ['user_id', fn.max('placed_at').as('last_at')])
    .select(({ fn }) => fn.countAll<number>().filterWhere('status', 'not in', nothing).as('orders'))
    .execute()
}

/** What a member's orders come to, what of them went back, and of how many goods came back. */
export async function findSumsOf(db: Db, memberId: number) {
  return db
    .selectFrom('orders')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('payments')
          .whereRef('payments.order_id', '=', 'orders.id')
          .where('payments.surplus', '=', false)
          .select(({ fn }) => fn.sum<number>('refunded_amount').as('refunded'))
          .as('back'),
      (join) => join.onTrue(),
    )
    .where('orders.user_id', '=', memberId)
    .where('orders.parent_id', 'is', null)
    .where('orders.placed_at', 'is not', null)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('orders.status', 'not in', nothing).as('orders'),
      fn.coalesce(fn.sum<number>('orders.grand_total').filterWhere('orders.status', 'not in', nothing), sql<number>`0`).as('spent'),
      sql<number>`coalesce(sum(back.refunded), 0)::bigint`.as('refunded'),
      sql<number>`count(*) filter (where ${goodsReturned('orders')})::int`.as('returns'),
    ])
    .executeTakeFirstOrThrow()
}

const mostShown = 20

/** The orders that a member placed last. */
export async function listLastOrdersOf(db: Db, memberId: number) {
  return db
    .selectFrom('orders')
    .where('user_id', '=', memberId)
    .where('parent_id', 'is', null)
    .where('placed_at', 'is not', null)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostShown)
    .select(['hashed_id', 'status', 'placed_at', 'grand_total', 'payment', goodsReturned('orders').as('has_return')])
    .execute()
}

/** The numbers of a member's orders for which somebody still has to do something, newest first. */
export async function listOpenNumbersOf(db: Db, memberId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .where('id', 'in', ordersUnderWay(memberId))
    .where('parent_id', 'is', null)
    .where('placed_at', 'is not', null)
    .orderBy('placed_at', 'desc')
    .select('hashed_id')
    .execute()
  return rows.map(({ hashed_id }) => hashed_id)
}

/** Who placed the order of this number, also one that has closed their account since. */
export async function findBuyerOfNumber(db: Db, number: string): Promise<number | undefined> {
  const row = await db.selectFrom('orders').where('hashed_id', '=', number.toUpperCase()).select('user_id').executeTakeFirst()
  return row?.user_id
}

/** Members of whose orders this stands on one, such as a phone number of sender or recipient; of the newest orders, no more than `most`. */
export async function listBuyersFound(db: Db, { code, most }: { code: string; most: number }): Promise<number[]> {
  const hits = db
    .selectFrom('order_search')
    .where(wordsStandIn(sql.ref('order_search.words'), [code], { byTokens: true }))
    .orderBy(sql`order_search.order_id + 0`, 'desc')
    .limit(most)
    .select('order_search.order_id')
  const rows = await db.selectFrom('orders').where('orders.id', 'in', hits).distinct().select('user_id').execute()
  return rows.map(({ user_id }) => user_id)
}
