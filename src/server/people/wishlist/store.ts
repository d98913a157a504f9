import { sql, type Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

export type Entry = { id: number; product_id: number; expires_at: Date }

/** What is on the list now, the newest first. */
export async function listEntries(db: Kysely<Tables>, { memberId, now }: { memberId: number; now: Date }): Promise<Entry[]> {
  return db
    .selectFrom('wishlist_items')
    .where('user_id', '=', memberId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .select(['id', 'product_id', 'expires_at'])
    .execute()
}

/** Holds a member's list until the transaction ends. */
export async function lockWishlist(tx: Tx, memberId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`wishlist:${memberId}`}, 0))`.execute(tx)
}

export type NewEntry = { memberId: number; productId: number; now: Date; expiresAt: Date }

/** Puts a product on the list; one that had been there until its time was over begins anew. */
export async function createEntry(tx: Tx, { memberId, productId, now, expiresAt }: NewEntry): Promise<Entry> {
  const times = { created_at: now, expires_at: expiresAt }
  return tx
    .insertInto('wishlist_items')
    .values({ user_id: memberId, product_id: productId, ...times })
    .onConflict((same) => same.columns(['user_id', 'product_id']).doUpdateSet(times))
    .returning(['id', 'product_id', 'expires_at'])
    .executeTakeFirstOrThrow()
}

export async function removeEntry(db: Kysely<Tables>, { memberId, id }: { memberId: number; id: number }): Promise<void> {
  await db.deleteFrom('wishlist_items').where('id', '=', id).where('user_id', '=', memberId).execute()
}

export async function removeOldEntries(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('wishlist_items').where('expires_at', '<=', now).execute()
}

/** Makes a list public. The word in its address is made once and stays while the list is public. */
export async function saveShared(tx: Tx, { memberId, token, now }: { memberId: number; token: string; now: Date }): Promise<string> {
  const { share_token } = await tx
    .insertInto('wishlists')
    .values({ user_id: memberId, share_token: token, shared_at: now })
    .onConflict((same) => same.column('user_id').doUpdateSet((eb) => ({ shared_at: eb.fn.coalesce('wishlists.shared_at', eb.val(now)) })))
    .returning('share_token')
    .executeTakeFirstOrThrow()
  return share_token
}

/** The word in the address of a public list; undefined while it is not public. */
export async function findShareToken(db: Kysely<Tables>, memberId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('wishlists')
    .where('user_id', '=', memberId)
    .where('shared_at', 'is not', null)
    .select('share_token')
    .executeTakeFirst()
  return row?.share_token
}

/** The codes that sharing has earned, month by month, the latest first; those before them are over. */
export async function listRewards(db: Kysely<Tables>, memberId: number) {
  return db
    .selectFrom('share_rewards')
    .where('user_id', '=', memberId)
    .orderBy('month', 'desc')
    .limit(3)
    .select(['month', 'code_id'])
    .execute()
}

/** Forgets under which address a list was public. */
export async function removeShared(tx: Tx, memberId: number): Promise<void> {
  await tx.deleteFrom('wishlists').where('user_id', '=', memberId).execute()
}

export async function hasReward(tx: Tx, { memberId, month }: { memberId: number; month: string }): Promise<boolean> {
  return (
    (await tx
      .selectFrom('share_rewards')
      .where('user_id', '=', memberId)
      .where('month', '=', month)
      .select('code_id')
      .executeTakeFirst()) !== undefined
  )
}

export type NewReward = { memberId: number; /** Its first day. */ month: string; codeId: number }

/** Notes that this month's code has been given. */
export async function createReward(tx: Tx, { memberId, month, codeId }: NewReward): Promise<void> {
  await tx.insertInto('share_rewards').values({ user_id: memberId, month, code_id: codeId }).execute()
}

/** Whose list stands at that address; undefined while it is not shared, or when its member's account is locked. */
export async function findSharer(db: Kysely<Tables>, token: string) {
  return db
    .selectFrom('wishlists')
    .innerJoin('users', 'users.id', 'wishlists.user_id')
    .where('wishlists.share_token', '=', token)
    .where('wishlists.shared_at', 'is not', null)
    .where('users.locked_at', 'is', null)
    .select(['users.id', 'users.name'])
    .executeTakeFirst()
}
