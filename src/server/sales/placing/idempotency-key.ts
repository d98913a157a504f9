import { createHash } from 'node:crypto'
import type { Insertable, Kysely, Updateable } from 'kysely'
import * as z from 'zod'
import type { Tx } from '#database/connect.ts'
import { prepared, type ValueOf } from '#database/prepared.ts'
import type { Tables } from '#database/tables.ts'
import type { PlacedAnswer } from './placed-answer.ts'

/** The key that a shopper's browser sends with one attempt to order, and what the attempt asked for. */
export type IdempotencyKey = { memberId: number; route: Route; key: string; requestHash: string }

export type KeyClaim =
  | { claim: 'new' }
  | { claim: 'conflict' }
  | { claim: 'running'; orderId: number | null }
  | { claim: 'done'; answer: PlacedAnswer }

/** One key serves one call. */
type Route = 'orders.place' | 'orders.pay'

/** Kept a day: longer than any browser goes on asking (D-73). */
const keepMs = 24 * 60 * 60 * 1000

export function idempotencyKeyOf({ memberId, route, key, body }: Omit<IdempotencyKey, 'requestHash'> & { body: unknown }): IdempotencyKey {
  return { memberId, route, key, requestHash: createHash('sha256').update(JSON.stringify(body)).digest('hex') }
}

/**
 * Claims the key, or one whose day is over, inside the transaction that places the order, so that key and order stand or fall together. A second
 * attempt with the same key waits here until the first has committed, and then learns what became of it.
 */
export async function claimKey(tx: Tx, key: IdempotencyKey, now: Date): Promise<KeyClaim> {
  const fresh = {
    request_hash: key.requestHash,
    state: 'running',
    order_id: null,
    response_body: null,
    expires_at: new Date(now.getTime() + keepMs),
  } as const
  const [claimed] = await claimedKey(tx, { name: nameOf(key), fresh, now })
  return claimed ? { claim: 'new' } : findClaim(tx, key)
}

type NewKey = { name: KeyName; fresh: Omit<Insertable<Tables['idempotency_keys']>, keyof KeyName>; now: Date }
type KeyName = { user_id: number; route: string; key: string }

const claimedKey = prepared((db, value: ValueOf<NewKey>) =>
  db
    .insertInto('idempotency_keys')
    .values({ ...value('name'), ...value('fresh') })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'route', 'key']).doUpdateSet(value('fresh')).where('idempotency_keys.expires_at', '<=', value('now')),
    )
    .returning('key'),
)

/** What became of a key that somebody has claimed before. */
export async function findClaim(db: Kysely<Tables>, key: IdempotencyKey): Promise<KeyClaim> {
  const row = await db
    .selectFrom('idempotency_keys')
    .where((eb) => eb.and(nameOf(key)))
    .select(['request_hash', 'state', 'order_id', 'response_body'])
    .executeTakeFirstOrThrow()
  if (key.requestHash !== row.request_hash) return { claim: 'conflict' }
  return row.state === 'running' ? { claim: 'running', orderId: row.order_id } : { claim: 'done', answer: stored.parse(row.response_body) }
}

const stored = z.custom<PlacedAnswer>((body) => typeof body === 'object' && body !== null && 'ok' in body)

export async function saveKeyOrder(tx: Tx, key: IdempotencyKey, orderId: number): Promise<void> {
  await changeKey(tx, { name: nameOf(key), set: { order_id: orderId } })
}

/** Keeps the answer for whoever asks again. */
export async function saveKeyAnswer(db: Kysely<Tables>, key: IdempotencyKey, answer: PlacedAnswer): Promise<void> {
  await changeKey(db, { name: nameOf(key), set: { state: 'done', response_body: JSON.stringify(answer) } })
}

/** The attempt counts as never made. */
export async function releaseKey(tx: Tx, key: IdempotencyKey): Promise<void> {
  await tx
    .deleteFrom('idempotency_keys')
    .where((eb) => eb.and(nameOf(key)))
    .execute()
}

const nameOf = ({ memberId, route, key }: IdempotencyKey): KeyName => ({ user_id: memberId, route, key })

const changeKey = prepared((db, value: ValueOf<{ name: KeyName; set: Updateable<Tables['idempotency_keys']> }>) =>
  db
    .updateTable('idempotency_keys')
    .set(value('set'))
    .where((eb) => eb.and(value('name'))),
)
