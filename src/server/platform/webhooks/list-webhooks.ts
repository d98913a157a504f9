import type { Shop } from '#server/platform/shop.ts'
import { listWebhookRows } from './store.ts'

/** Everybody who is told, with how many of their deliveries wait, are held, have failed. */
export async function listWebhooks({ database: { db }, now }: Shop) {
  const rows = await listWebhookRows(db)
  const instant = (moment: Date | null) => moment?.toISOString() ?? null
  return rows.map(({ public_id: id, url, events, state, waiting, held, failed, ...row }) => ({
    id,
    url,
    events,
    state: state === 'paused' ? ('paused' as const) : ('on' as const),
    created_at: row.created_at.toISOString(),
    failing_since: instant(row.failing_since),
    paused_at: instant(row.paused_at),
    old_secret_until: row.old_secret_until && row.old_secret_until > now() ? row.old_secret_until.toISOString() : null,
    deliveries: { waiting: Number(waiting), held: Number(held), failed: Number(failed) },
  }))
}
