import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

/** The key that a shopper's browser sends with one attempt to order, and what the attempt asked for. */
export type RepeatKey = { memberId: number; key: string; requestHash: string }

export type StoredAnswer = { httpStatus: number; body: Record<string, unknown> }

export type KeyClaim =
  | { claim: 'new' }
  | { claim: 'conflict' }
  | { claim: 'running'; orderId: number | null }
  | { claim: 'done'; answer: StoredAnswer }

/** One key serves one call. */
const route = 'orders.place'

/** Kept a day: longer than any browser goes on asking (D-73). */
const keepMs = 24 * 60 * 60 * 1000

export function repeatKeyOf({ memberId, key, body }: { memberId: number; key: string; body: unknown }): RepeatKey {
  return { memberId, key, requestHash: createHash('sha256').update(JSON.stringify(body)).digest('hex') }
}

/**
 * Claims the key inside the transaction that places the order, so that key and order stand or fall together. A second
 * attempt with the same key waits here until the first has committed, and then learns what became of it.
 */
export async function claimKey(tx: Tx, { memberId, key, requestHash }: RepeatKey, now: Date): Promise<KeyClaim> {
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({ user_id: memberId, key, route, request_hash: requestHash, state: 'running', expires_at: new Date(now.getTime() + keepMs) })
    .onConflict((conflict) => conflict.columns(['user_id', 'route', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  return claimed ? { claim: 'new' } : findClaim(tx, { memberId, key, requestHash })
}

/** What became of a key that somebody has claimed before. */
export async function findClaim(db: Kysely<Tables>, { memberId, key, requestHash }: RepeatKey): Promise<KeyClaim> {
  const row = await db
    .selectFrom('idempotency_keys')
    .where('user_id', '=', memberId)
    .where('route', '=', route)
    .where('key', '=', key)
    .select(['request_hash', 'state', 'order_id', 'response_status', 'response_body'])
    .executeTakeFirstOrThrow()
  if (requestHash !== row.request_hash) return { claim: 'conflict' }
  if (row.state === 'running') return { claim: 'running', orderId: row.order_id }
  return { claim: 'done', answer: { httpStatus: row.response_status ?? 500, body: row.response_body as Record<string, unknown> } }
}

export async function saveKeyOrder(tx: Tx, { memberId, key }: RepeatKey, orderId: number): Promise<void> {
  await tx.updateTable('idempotency_keys').set({ order_id: orderId })
    .where('user_id', '=', memberId).where('route', '=', route).where('key', '=', key).execute()
}

/** Keeps the answer for whoever asks again. */
export async function saveKeyAnswer(db: Kysely<Tables>, { memberId, key }: RepeatKey, answer: StoredAnswer): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ state: 'done', response_status: answer.httpStatus, response_body: JSON.stringify(answer.body) })
    .where('user_id', '=', memberId).where('route', '=', route).where('key', '=', key)
    .execute()
}
