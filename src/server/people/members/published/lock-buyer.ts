import type { Tx } from '#database/connect.ts'
import { lockMemberRow } from '../store.ts'

/** A member who orders or writes recipients down, held until the transaction ends: what one member does of it follows each other. */
export async function lockBuyer(tx: Tx, memberId: number): Promise<{ vip: number; email: string | null }> {
  return lockMemberRow(tx, memberId)
}
