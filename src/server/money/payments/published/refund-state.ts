import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

export type RefundState = { kind: 'refund'; number: string; version: number; state: string }

/** How a refund stands. Its version grows with each try, and once more when it is done. */
export async function findRefundState(db: Kysely<Tables>, refundId: number): Promise<RefundState | null> {
  const row = await db.selectFrom('refunds').where('id', '=', refundId).select(['id', 'attempts', 'status']).executeTakeFirst()
  if (!row) return null
  return { kind: 'refund', number: String(row.id), version: 2 * row.attempts + (row.status === 'done' ? 1 : 0), state: row.status }
}
