import type { Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { Sign } from './signs-of-order.ts'

export async function findIsMarked(db: Kysely<Tables>, { signs, now }: { signs: readonly Sign[]; now: Date }): Promise<boolean> {
  const marked = await db
    .selectFrom('risk_marks')
    .where((eb) => eb.or(signs.map(({ kind, hash }) => eb.and([eb('kind', '=', kind), eb('value_hash', '=', hash)]))))
    .where('until', '>', now)
    .limit(1)
    .select('id')
    .executeTakeFirst()
  return marked !== undefined
}

export type MarksToSave = {
  orderId: number
  signs: readonly Sign[]
  reason: string | null
  staffId: number | null
  until: Date
  now: Date
}

export async function createMarks(tx: Tx, { orderId, signs, reason, staffId, until, now }: MarksToSave): Promise<void> {
  const about = { order_id: orderId, reason, staff_id: staffId, until, created_at: now }
  await tx
    .insertInto('risk_marks')
    .values(signs.map(({ kind, hash }) => ({ ...about, kind, value_hash: hash })))
    .execute()
}

export async function deleteMarksOf(tx: Tx, orderId: number): Promise<void> {
  await tx.deleteFrom('risk_marks').where('order_id', '=', orderId).execute()
}

export async function deleteMarksUntil(tx: Tx, moment: Date): Promise<void> {
  await tx.deleteFrom('risk_marks').where('until', '<=', moment).execute()
}
