import { expressionBuilder, type Kysely } from 'kysely'
import type { Given } from '#database/prepared.ts'
import type { Tables } from '#database/tables.ts'
import { standingOrders } from '#server/sales/orders/published/orders-of-member.ts'

/** Whether this member may still buy at first-purchase prices: no order was placed, save those that came to nothing (D-14). */
export async function canBuyFirst(db: Kysely<Tables>, memberId: number): Promise<boolean> {
  return (await db.selectFrom(standingOrders(memberId).as('standing')).select('id').limit(1).executeTakeFirst()) === undefined
}

/** The same as a column of another query, which PostgreSQL works out once however many rows there are. */
export function buysFirst(memberId: Given<number>) {
  const { exists, not } = expressionBuilder<Tables, 'products'>()
  return not(exists(standingOrders(memberId)))
}
