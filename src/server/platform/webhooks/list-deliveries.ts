import type { Shop } from '#server/platform/shop.ts'
import { listDeliveryRows, listTryRows, type DeliveryRow } from './delivery-store.ts'
import { findWebhookRow } from './store.ts'

const rowsOfPage = 50

export type AskedLog = { id: string; state: DeliveryRow['state'] | 'all'; /** Where the page before ended. */ cursor: string | null }

/** The log of a webhook, newest first, each delivery with its tries (ACC-56). Null when there is no such webhook. */
export async function listDeliveries({ database: { db } }: Shop, { id, state, cursor }: AskedLog) {
  const webhook = await findWebhookRow(db, id)
  if (!webhook) return null
  const before = cursor !== null && /^\d{1,15}$/.test(cursor) ? Number(cursor) : null
  const states = state === 'all' ? [] : [state]
  const rows = await listDeliveryRows(db, { webhookId: webhook.id, states, before, rows: rowsOfPage + 1 })
  const shown = rows.slice(0, rowsOfPage)
  const tries = Map.groupBy(
    await listTryRows(
      db,
      shown.map((row) => row.id),
    ),
    ({ delivery_id }) => delivery_id,
  )
  const last = shown.at(-1)
  return {
    rows: shown.map((row) => ({ ...wordsOf(row), tries: (tries.get(row.id) ?? []).map(wordsOfTry) })),
    next: rows.length > shown.length && last ? String(last.id) : null,
  }
}

function wordsOf({ public_id: id, event, object_number: number, body, state, created_at, next_try_at, held_at, ended_at }: DeliveryRow) {
  const instant = (moment: Date | null) => moment?.toISOString() ?? null
  return {
    id,
    event,
    number,
    body,
    state,
    told_at: created_at.toISOString(),
    next_try_at: instant(next_try_at),
    held_at: instant(held_at),
    ended_at: instant(ended_at),
  }
}

type TryRow = Awaited<ReturnType<typeof listTryRows>>[number]

function wordsOfTry({ tried_at, duration_ms, status, error, answer }: TryRow) {
  return { at: tried_at.toISOString(), duration_ms, status, error, answer }
}
