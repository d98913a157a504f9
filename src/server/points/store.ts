import type { Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { Lot } from '#rules/points.ts'

export type Account = { balance: number; expiresAt: Date | null }

/** Holds a member's account: every writer of points does so first, so that they follow each other. */
export async function lockAccount(tx: Tx, memberId: number): Promise<Account> {
  const account = await tx.selectFrom('point_accounts').where('user_id', '=', memberId).select(['balance', 'expires_at']).forUpdate().executeTakeFirst()
  return { balance: account?.balance ?? 0, expiresAt: account?.expires_at ?? null }
}

export async function findAccount(db: Kysely<Tables>, memberId: number): Promise<Account> {
  const account = await db.selectFrom('point_accounts').where('user_id', '=', memberId).select(['balance', 'expires_at']).executeTakeFirst()
  return { balance: account?.balance ?? 0, expiresAt: account?.expires_at ?? null }
}

export async function saveAccount(tx: Tx, account: Account & { memberId: number }): Promise<void> {
  const { memberId, balance, expiresAt } = account
  await tx
    .insertInto('point_accounts')
    .values({ user_id: memberId, balance, expires_at: expiresAt })
    .onConflict((same) => same.column('user_id').doUpdateSet({ balance, expires_at: expiresAt }))
    .execute()
}

export type NewEntry = {
  memberId: number
  points: number
  reason: 'exchange_product' | 'refund' | 'expiration_reset'
  orderId: number | null
  actor: string
  /** Makes an automatic entry happen once. */
  dedupeKey: string
  effectiveAt: Date
}

/** Writes an entry of the ledger; answers null when the same entry stands there already. */
export async function createEntry(tx: Tx, entry: NewEntry): Promise<number | null> {
  const created = await tx
    .insertInto('point_entries')
    .values({
      user_id: entry.memberId,
      points: entry.points,
      reason: entry.reason,
      order_id: entry.orderId,
      actor: entry.actor,
      dedupe_key: entry.dedupeKey,
      effective_at: entry.effectiveAt,
    })
    .onConflict((same) => same.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return created?.id ?? null
}

/** Lots that can be spent now, the earliest effective first (D-31), held until the transaction ends. */
export async function lockSpendableLots(tx: Tx, { memberId, now }: { memberId: number; now: Date }) {
  return tx
    .selectFrom('point_lots')
    .where('user_id', '=', memberId)
    .where('remaining', '>', 0)
    .where('effective_at', '<=', now)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('effective_at')
    .orderBy('id')
    .select(['id', 'remaining'])
    .forUpdate()
    .execute()
}

export async function spendLot(tx: Tx, { lotId, entryId, points }: { lotId: number; entryId: number; points: number }): Promise<void> {
  await tx.updateTable('point_lots').set((eb) => ({ remaining: eb('remaining', '-', points) })).where('id', '=', lotId).execute()
  await tx.insertInto('point_lot_uses').values({ lot_id: lotId, entry_id: entryId, points }).execute()
}

export type NewLot = { memberId: number; entryId: number; points: number; effectiveAt: Date; expiresAt: Date }

export async function createLot(tx: Tx, { memberId, entryId, points, effectiveAt, expiresAt }: NewLot): Promise<void> {
  await tx
    .insertInto('point_lots')
    .values({ user_id: memberId, entry_id: entryId, points, remaining: points, effective_at: effectiveAt, expires_at: expiresAt })
    .execute()
}

/** Lots with something left, also those that are still to become effective, held until the transaction ends. */
export async function lockLots(tx: Tx, memberId: number): Promise<Lot[]> {
  return tx
    .selectFrom('point_lots')
    .where('user_id', '=', memberId)
    .where('remaining', '>', 0)
    .orderBy('id')
    .select(['id', 'remaining', 'effective_at', 'expires_at'])
    .forUpdate()
    .execute()
}

export async function saveLotEnd(tx: Tx, { lotId, expiresAt }: { lotId: number; expiresAt: Date | null }): Promise<void> {
  await tx.updateTable('point_lots').set({ expires_at: expiresAt }).where('id', '=', lotId).execute()
}

/** Members whose account does not say what their lots say by now: points that have begun, or have come to their end. */
export async function listUnsettledMembers(db: Kysely<Tables>, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('point_lots')
    .leftJoin('point_accounts', 'point_accounts.user_id', 'point_lots.user_id')
    .where('point_lots.remaining', '>', 0)
    .where('point_lots.effective_at', '<=', now)
    .groupBy(['point_lots.user_id', 'point_accounts.balance'])
    .having(({ eb, fn, or, ref }) =>
      or([eb(fn.min('point_lots.expires_at'), '<=', now), eb(fn.sum<number>('point_lots.remaining'), 'is distinct from', ref('point_accounts.balance'))]),
    )
    .select('point_lots.user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

export async function countEntries(db: Kysely<Tables>, memberId: number): Promise<number> {
  const { count } = await db
    .selectFrom('point_entries')
    .where('user_id', '=', memberId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function listEntries(db: Kysely<Tables>, { memberId, limit, offset }: { memberId: number; limit: number; offset: number }) {
  return db
    .selectFrom('point_entries')
    .leftJoin('orders', 'orders.id', 'point_entries.order_id')
    .where('point_entries.user_id', '=', memberId)
    .orderBy('point_entries.created_at', 'desc')
    .orderBy('point_entries.id', 'desc')
    .limit(limit)
    .offset(offset)
    .select(['point_entries.created_at', 'point_entries.reason', 'point_entries.customer_reason', 'point_entries.points', 'orders.hashed_id'])
    .execute()
}
