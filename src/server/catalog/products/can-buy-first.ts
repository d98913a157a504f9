import { expressionBuilder, type Kysely } from 'kysely'
import type { Given } from '#database/prepared.ts'
import type { Tables } from '#database/tables.ts'
import { findStandingOrder, standingForNothing } from './store.ts'

/** Whether this member may still buy at first-purchase prices: no order was placed, save those that came to nothing (D-14). */
export async function canBuyFirst(db: Kysely<Tables>, memberId: number): Promise<boolean> {
  return (await findStandingOrder(db, memberId)) === undefined
}

/** The same as a column of another query, which PostgreSQL works out once however many rows there are. */
export function buysFirst(memberId: Given<number>) {
  const { exists, not, selectFrom } = expressionBuilder<Tables, 'products'>()
  return not(exists(selectFrom('orders').where('user_id', '=', memberId).where('status', 'not in', standingForNothing).select('orders.id')))
}
