import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { findStandingOrder } from './store.ts'

/** Whether this member may still buy at first-purchase prices: no order was placed, save those that came to nothing (D-14). */
export async function canBuyFirst(db: Kysely<Tables>, memberId: number): Promise<boolean> {
  return (await findStandingOrder(db, memberId)) === undefined
}
