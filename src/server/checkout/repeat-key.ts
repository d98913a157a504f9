import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { PlacedAnswer } from './placed-answer.ts'

/** The key that a shopper's browser sends with one attempt to order, and what the attempt asked for. */
export type RepeatKey = { memberId: number; key: string; requestHash: string }

export type KeyClaim =
  | { claim: 'new' }
  | { claim: 'conflict' }
  | { claim: 'running'; orderId: number | null }
  | { claim: 'done'; answer: PlacedAnswer }

/** One key serves one call. */
const route = 'orders.place'

/** Kept a day: longer than any browser goes on asking (D-73). */
const keepMs = 24 * 60 * 60 * 1000

export function repeatKeyOf({ memberId, key, body }: { memberId: number; key: string; body: unknown }): RepeatKey {
  return { memberId, key, requestHash: createHash('sha256').update(JSON.stringify(body)).digest('hex') }
}

/**
 * Claims the key, or one whose day is over, inside the transaction that places the order, so that key and order stand or fall together. A second
 * attempt with the same key waits here until the first has committed, and then learns what became of it.
 */
export async function claimKey(tx: Tx, key: RepeatKey, now: Date): Promise<KeyClaim> {
  const fresh = { request_hash: key.requestHash, state: 'running', order_id: null, response_body: null, expires_at: new Date(now.getTime() + keepMs) } as const
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({ user_id: key.memberId, key: key.key, route, ...fresh })
    .onConflict((conflict) => conflict.columns(['user_id', 'route', 'key']).doUpdateSet(fresh).where('idempotency_keys.expires_at', '<=', now))
    .returning('key')
    .executeTakeFirst()
  return claimed ? { claim: 'new' } : findClaim(tx, key)
}

/** What became of a key that somebody has claimed before. */
export async function findClaim(db: Kysely<Tables>, key: RepeatKey): Promise<KeyClaim> {
  const row = await db
    .selectFrom('idempotency_keys')
    .where((eb) => eb.and({ user_id: key.memberId, route, key: key.key }))
    .select(['request_hash', 'state', 'order_id', 'response_body'])
    .executeTakeFirstOrThrow()
  if (key.requestHash !== row.request_hash) return { claim: 'conflict' }
  return row.state === 'running' ? { claim: 'running', orderId: row.order_id } : { claim: 'done', answer: stored.parse(row.response_body) }
}

const stored = z.custom<PlacedAnswer>((body) => typeof body === 'object' && body !== null && 'ok' in body)

export async function saveKeyOrder(tx: Tx, key: RepeatKey, orderId: number): Promise<void> {
  await tx.updateTable('idempotency_keys').set({ order_id: orderId }).where((eb) => eb.and({ user_id: key.memberId, route, key: key.key })).execute()
}

/** Keeps the answer for whoever asks again. */
export async function saveKeyAnswer(db: Kysely<Tables>, key: RepeatKey, answer: PlacedAnswer): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ state: 'done', response_body: JSON.stringify(answer) })
    .where((eb) => eb.and({ user_id: key.memberId, route, key: key.key }))
    .execute()
}
