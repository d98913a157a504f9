import type { Tx } from '#database/connect.ts'
import { lockMemberRow } from './store.ts'

/** A member who is about to order, held until the transaction ends: orders of one member follow each other. */
export async function lockBuyer(tx: Tx, memberId: number): Promise<{ vip: number; email: string | null }> {
  return lockMemberRow(tx, memberId)
}
