import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { findAccount } from './store.ts'

/** Points that a member can spend now. */
export async function findBalance(db: Kysely<Tables>, memberId: number): Promise<number> {
  return (await findAccount(db, memberId)).balance
}
