import type { Tx } from '#database/connect.ts'
import { openPointAccount } from '#server/people/points/published/open-point-account.ts'

export type NewCustomer = { uid: string; name: string; email: string | null }

/**
 * A member whom people of the shop entered, who cannot sign in (D-112): they have orders, notes and points, and letters when they have
 * an address. Null when there is one of this number already: what was told twice is there once.
 */
export async function createCustomer(tx: Tx, { uid, name, email }: NewCustomer): Promise<number | null> {
  const made = await tx
    .insertInto('users')
    .values({ uid, name, email, origin: 'office' })
    .onConflict((same) => same.column('uid').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return null
  await openPointAccount(tx, made.id)
  return made.id
}
