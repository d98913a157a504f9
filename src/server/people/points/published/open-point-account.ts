import type { Tx } from '#database/connect.ts'
import { createAccount } from '../store.ts'

/** The account of a new member, with no points in it. */
export async function openPointAccount(tx: Tx, memberId: number): Promise<void> {
  await createAccount(tx, memberId)
}
