import { sql, type Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { Lot, LotDates, LotUse, PointReason } from '#rules/points/points.ts'
import { orderNumbers } from '#server/sales/orders/published/order-numbers.ts'
import { unlistedOrder } from '#server/sales/orders/published/unlisted-order.ts'

/** `asOf`: the moment for which the balance was worked out; null for one that was never written to. */
export type Account = { balance: number; expiresAt: Date | null; asOf: Date | null }

export async function createAccount(tx: Tx, memberId: number): Promise<void> {
  await tx
    .insertInto('point_accounts')
    .values({ user_id: memberId })
    .onConflict((same) => same.doNothing())
    .execute()
}

/** Holds a member's account, made when there is none: every writer of points does so first, so that they follow each other. */
export async function lockAccount(tx: Tx, memberId: number): Promise<Account> {
  const lock = () =>
    tx
      .selectFrom('point_accounts')
      .where('user_id', '=', memberId)
      .select(['balance', 'expires_at as expiresAt', 'as_of as asOf'])
      .forUpdate()
  const known = await lock().executeTakeFirst()
  if (known) return known
  await createAccount(tx, memberId)
  return lock().executeTakeFirstOrThrow()
}

export async function findAccount(db: Kysely<Tables>, memberId: number): Promise<Omit<Account, 'asOf'>> {
  const account = await db.selectFrom('point_accounts').where('user_id', '=', memberId).select(['balance', 'expires_at']).executeTakeFirst()
  return { balance: account?.balance ?? 0, expiresAt: account?.expires_at ?? null }
}

export async function saveAccount(tx: Tx, account: Account & { memberId: number }): Promise<void> {
  const { memberId, balance, expiresAt, asOf } = account
  await tx.updateTable('point_accounts').set({ balance, expires_at: expiresAt, as_of: asOf }).where('user_id', '=', memberId).execute()
}

export type NewEntry = {
  memberId: number
  points: number
  reason: PointReason
  /** What the member reads; only with the reason custom. */
  words?: string | null
  orderId: number | null
  actor: string
  /** Makes an entry happen once; null when nobody will ask for it twice. */
  dedupeKey: string | null
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
      customer_reason: entry.words ?? null,
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

export async function findEntryByKey(tx: Tx, dedupeKey: string): Promise<number | undefined> {
  return (await tx.selectFrom('point_entries').where('dedupe_key', '=', dedupeKey).select('id').executeTakeFirst())?.id
}

/** What stands in the ledger as earned by an order; null when nothing was earned. */
export async function sumPointsOfOrder(db: Kysely<Tables>, orderId: number): Promise<number | null> {
  const { earned, standing } = await db
    .selectFrom('point_entries')
    .where('order_id', '=', orderId)
    .select([
      sql<boolean>`coalesce(bool_or(reason = 'personal_shopping'), false)`.as('earned'),
      sql<number>`coalesce(sum(points) filter (where reason = 'personal_shopping'
        or (points < 0 and reason in ('refund', 'partial_product_return'))), 0)::int`.as('standing'),
    ])
    .executeTakeFirstOrThrow()
  return earned ? standing : null
}

/** The number that members know. */
export async function findUidOf(tx: Tx, memberId: number): Promise<string> {
  return (await tx.selectFrom('users').where('id', '=', memberId).select('uid').executeTakeFirstOrThrow()).uid
}

export async function findLotOf(tx: Tx, entryId: number): Promise<number | null> {
  return (await tx.selectFrom('point_lots').where('entry_id', '=', entryId).select('id').executeTakeFirst())?.id ?? null
}

/** Takes from lots what an entry below zero says, and notes which of them paid. */
export async function saveUses(tx: Tx, { entryId, uses }: { entryId: number; uses: readonly LotUse[] }): Promise<void> {
  for (const { lot_id, points } of uses) {
    await tx
      .updateTable('point_lots')
      .set((eb) => ({ remaining: eb('remaining', '-', points) }))
      .where('id', '=', lot_id)
      .execute()
    await tx.insertInto('point_lot_uses').values({ lot_id, entry_id: entryId, points }).execute()
  }
}

export type NewLot = LotDates & { memberId: number; entryId: number; points: number }

export async function createLot(tx: Tx, { memberId, entryId, points, ...dates }: NewLot): Promise<void> {
  await tx
    .insertInto('point_lots')
    .values({ user_id: memberId, entry_id: entryId, points, remaining: points, ...dates })
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
      or([
        eb(fn.min('point_lots.expires_at'), '<=', now),
        eb(fn.sum<number>('point_lots.remaining'), 'is distinct from', ref('point_accounts.balance')),
      ]),
    )
    .select('point_lots.user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** What a member reads of the ledger. An order that no list shows has taken its points and given them back: both entries stay out. */
function readEntries(db: Kysely<Tables>, memberId: number) {
  return db
    .selectFrom('point_entries')
    .where('point_entries.user_id', '=', memberId)
    .where(({ eb, exists, not }) => not(exists(unlistedOrder(eb.ref('point_entries.order_id')))))
}

export async function countEntries(db: Kysely<Tables>, memberId: number): Promise<number> {
  const { count } = await readEntries(db, memberId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function listEntries(db: Kysely<Tables>, { memberId, limit, offset }: { memberId: number; limit: number; offset: number }) {
  return readEntries(db, memberId)
    .leftJoin(orderNumbers().as('orders'), 'orders.id', 'point_entries.order_id')
    .orderBy('point_entries.created_at', 'desc')
    .orderBy('point_entries.id', 'desc')
    .limit(limit)
    .offset(offset)
    .select([
      'point_entries.created_at',
      'point_entries.reason',
      'point_entries.customer_reason',
      'point_entries.points',
      'point_entries.effective_at',
      'orders.hashed_id',
    ])
    .execute()
}
