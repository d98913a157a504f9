import type { Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

/** Holds a member's account: every writer of points does so first, so that they follow each other. */
export async function lockAccount(tx: Tx, memberId: number): Promise<{ balance: number; expiresAt: Date | null }> {
  const account = await tx.selectFrom('point_accounts').where('user_id', '=', memberId).select(['balance', 'expires_at']).forUpdate().executeTakeFirst()
  return { balance: account?.balance ?? 0, expiresAt: account?.expires_at ?? null }
}

export async function findBalance(db: Kysely<Tables>, memberId: number): Promise<number> {
  const account = await db.selectFrom('point_accounts').where('user_id', '=', memberId).select('balance').executeTakeFirst()
  return account?.balance ?? 0
}

export async function saveAccount(tx: Tx, account: { memberId: number; balance: number; expiresAt: Date | null }): Promise<void> {
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
  reason: 'exchange_product' | 'refund'
  orderId: number
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
