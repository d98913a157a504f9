import { sql, type Expression, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { isByCard, paymentMethodIds } from '#rules/payments/payment-methods.ts'

type Db = Kysely<Tables>

const byCard = paymentMethodIds.filter(isByCard)
/** What an attempt came to of which the company never said a word. */
const unanswered = ['absent', 'pending', 'unreachable']

/** How many cards were refused for these orders from one moment to another. */
export async function countRefusedCards(
  db: Db,
  { orders, since, until }: { orders: Expression<unknown>; since: Date; until: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('payments')
    .where(sql<boolean>`payments.order_id in ${orders}`)
    .where('status', '=', 'failed')
    .where('method', 'in', byCard)
    .where('error_code', 'is not', null)
    .where('error_code', 'not in', unanswered)
    .where('created_at', '>', since)
    .where('created_at', '<=', until)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Whether an order is paid, or about to be, by a card that comes from abroad. */
export async function isPaidFromAbroad(db: Db, orderId: number): Promise<boolean> {
  const abroad = await db
    .selectFrom('payments')
    .where('order_id', '=', orderId)
    .where('status', 'in', ['waiting', 'authorised', 'paid'])
    .where('card_country', '<>', 'TW')
    .limit(1)
    .select('id')
    .executeTakeFirst()
  return abroad !== undefined
}
