import type { Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import { findBalance as readBalance, lockAccount } from './store.ts'

/** Points that a member can spend now. */
export async function findBalance(db: Kysely<Tables>, memberId: number): Promise<number> {
  return readBalance(db, memberId)
}

/** The same, held until the transaction ends: whoever decides to spend them finds them there. */
export async function lockBalance(tx: Tx, memberId: number): Promise<number> {
  return (await lockAccount(tx, memberId)).balance
}
