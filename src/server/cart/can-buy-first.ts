import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { canBuyFirst as readCanBuyFirst } from './store.ts'

/** Whether this member may still buy at first-purchase prices (D-14). */
export async function canBuyFirst(db: Kysely<Tables>, memberId: number): Promise<boolean> {
  return readCanBuyFirst(db, memberId)
}
