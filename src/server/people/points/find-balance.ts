import type { Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import { holdAccount } from './hold-account.ts'
import { findAccount } from './store.ts'

/** Points that a member can spend now. */
export async function findBalance(db: Kysely<Tables>, memberId: number): Promise<number> {
  return (await findAccount(db, memberId)).balance
}

/** The same, held until the transaction ends: whoever decides to spend them finds them there. */
export async function lockBalance(tx: Tx, hold: { memberId: number; now: Date }): Promise<number> {
  return (await holdAccount(tx, hold)).balance
}
