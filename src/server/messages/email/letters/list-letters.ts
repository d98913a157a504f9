import type { Shop } from '#server/platform/shop.ts'
import { listLetterRows, listLetterRowsTo } from './letter-store.ts'

/** What was written about an order and its parts, newest first, without the words. */
export async function listLettersOfOrder({ database: { db } }: Pick<Shop, 'database'>, orderId: number) {
  return (await listLetterRows(db, orderId)).map(present)
}

/** So many are shown of a member. */
const mostShown = 200

/** What was written to a member, newest first, without the words; a letter about an order can be sent again. */
export async function listLettersOfMember({ database: { db } }: Pick<Shop, 'database'>, memberId: number) {
  const rows = await listLetterRowsTo(db, { memberId, most: mostShown })
  return rows.map((row) => ({ ...present(row), about: row.object_kind }))
}

type Row = Omit<Awaited<ReturnType<typeof listLetterRows>>[number], 'object_id' | 'again_no'>

function present({ id, kind, to_address: to, lang: language, subject, state, written_at, sent_at, asked_by }: Row) {
  return {
    id,
    kind,
    to,
    language,
    subject,
    state,
    at: (sent_at ?? written_at).toISOString(),
    asked_by,
  }
}
