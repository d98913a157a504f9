import type { Shop } from '#server/platform/shop.ts'
import { listLetterRows } from './letter-store.ts'

/** What was written about an order and its parts, newest first, without the words. */
export async function listLettersOfOrder({ database: { db } }: Pick<Shop, 'database'>, orderId: number) {
  const rows = await listLetterRows(db, orderId)
  return rows.map(({ id, kind, to_address: to, lang: language, subject, state, written_at, sent_at, asked_by }) => ({
    id,
    kind,
    to,
    language,
    subject,
    state,
    at: (sent_at ?? written_at).toISOString(),
    asked_by,
  }))
}
