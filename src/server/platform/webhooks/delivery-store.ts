import { sql, type Kysely, type Selectable, type Updateable } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

type Db = Kysely<Tables>

export type DeliveryRow = Selectable<Tables['webhook_deliveries']>

export type NewDelivery = {
  publicId: string
  webhookId: number
  newsId: number | null
  event: string
  objectNumber: string
  body: string
  state: 'waiting' | 'held'
  now: Date
}

/** The running number; null when this was told to this webhook before. */
export async function createDeliveryRow(tx: Tx, { state, now, ...told }: NewDelivery): Promise<number | null> {
  const row = await tx
    .insertInto('webhook_deliveries')
    .values({
      public_id: told.publicId,
      webhook_id: told.webhookId,
      news_id: told.newsId,
      event: told.event,
      object_number: told.objectNumber,
      body: told.body,
      state,
      next_try_at: state === 'waiting' ? now : null,
      held_at: state === 'held' ? now : null,
      created_at: now,
    })
    .onConflict((same) => same.columns(['webhook_id', 'news_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function findDelivery(db: Db, id: number): Promise<DeliveryRow | undefined> {
  return db.selectFrom('webhook_deliveries').where('id', '=', id).selectAll().executeTakeFirst()
}

export async function lockDelivery(tx: Tx, id: number): Promise<DeliveryRow> {
  return tx.selectFrom('webhook_deliveries').where('id', '=', id).selectAll().forUpdate().executeTakeFirstOrThrow()
}

export async function saveDelivery(tx: Tx, id: number, set: Updateable<Tables['webhook_deliveries']>): Promise<void> {
  await tx.updateTable('webhook_deliveries').set(set).where('id', '=', id).execute()
}

/** What waits is held: nothing of the shop goes to a webhook that is paused. Tests, which tell nothing, go on. */
export async function holdDeliveries(tx: Tx, { webhookId, now }: { webhookId: number; now: Date }): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'held', held_at: now, next_try_at: null })
    .where('webhook_id', '=', webhookId)
    .where('news_id', 'is not', null)
    .where('state', '=', 'waiting')
    .execute()
}

const fromNewOn = (now: Date) => ({ state: 'waiting', tries: 0, next_try_at: now, held_at: null, ended_at: null }) as const

/** What was held waits again. Answers the running numbers. */
export async function releaseDeliveries(tx: Tx, { webhookId, now }: { webhookId: number; now: Date }): Promise<number[]> {
  const rows = await tx
    .updateTable('webhook_deliveries')
    .set(fromNewOn(now))
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'held')
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Nobody will hear of it any more. */
export async function endDeliveries(tx: Tx, { webhookId, now }: { webhookId: number; now: Date }): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', next_try_at: null, held_at: null, ended_at: now })
    .where('webhook_id', '=', webhookId)
    .where('state', 'in', ['waiting', 'held'])
    .execute()
}

/** `deliveries`: one of them, or all that failed since then. */
export type Again = { webhookId: number; deliveries: { publicId: string } | { failedSince: Date }; isPaused: boolean; now: Date }

/** Sent from the beginning again, under the same webhook-id; held where the webhook is paused. Answers the running numbers. */
export async function restartDeliveries(tx: Tx, { webhookId, deliveries, isPaused, now }: Again): Promise<number[]> {
  const set = isPaused ? { ...fromNewOn(now), state: 'held' as const, next_try_at: null, held_at: now } : fromNewOn(now)
  const asked = tx.updateTable('webhook_deliveries').set(set).where('webhook_id', '=', webhookId)
  const rows = await (
    'publicId' in deliveries
      ? asked.where('public_id', '=', deliveries.publicId)
      : asked.where('state', '=', 'failed').where('ended_at', '>=', deliveries.failedSince)
  )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export type Try = { deliveryId: number; at: Date; durationMs: number; status: number | null; error: string | null; answer: string }

export async function createTry(tx: Tx, { deliveryId, at, durationMs, status, error, answer }: Try): Promise<void> {
  await tx
    .insertInto('webhook_tries')
    .values({ delivery_id: deliveryId, tried_at: at, duration_ms: durationMs, status, error, answer })
    .execute()
}

type AskedDeliveries = { webhookId: number; states: readonly DeliveryRow['state'][]; before: number | null; rows: number }

/** The newest first; `before`: the running number where the page before ended. */
export async function listDeliveryRows(db: Db, { webhookId, states, before, rows }: AskedDeliveries): Promise<DeliveryRow[]> {
  return db
    .selectFrom('webhook_deliveries')
    .where('webhook_id', '=', webhookId)
    .$if(states.length > 0, (some) => some.where('state', 'in', states))
    .$if(before !== null, (older) => older.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(rows)
    .selectAll()
    .execute()
}

export async function listTryRows(db: Db, deliveryIds: readonly number[]) {
  if (deliveryIds.length === 0) return []
  return db.selectFrom('webhook_tries').where('delivery_id', 'in', deliveryIds).orderBy('id').selectAll().execute()
}

/** What should have been tried some time ago and has no job that will. */
export async function listLost(db: Db, before: Date): Promise<Pick<DeliveryRow, 'id' | 'webhook_id' | 'tries'>[]> {
  const hasJob = sql<boolean>`exists (select from graphile_worker.jobs where key = 'webhook-delivery:' || webhook_deliveries.id and attempts < max_attempts)`
  return db
    .selectFrom('webhook_deliveries')
    .where('state', '=', 'waiting')
    .where('next_try_at', '<', before)
    .where(({ not }) => not(hasJob))
    .select(['id', 'webhook_id', 'tries'])
    .limit(1000)
    .execute()
}

/** What was kept for a paused webhook long enough fails. */
export async function failLongHeld(tx: Tx, { heldBefore, now }: { heldBefore: Date; now: Date }): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', held_at: null, ended_at: now })
    .where('state', '=', 'held')
    .where('held_at', '<', heldBefore)
    .execute()
}

export async function removeOldLog(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('webhook_tries').where('tried_at', '<', before).execute()
  await tx.deleteFrom('webhook_deliveries').where('ended_at', '<', before).execute()
}
