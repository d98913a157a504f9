import type { Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

/** Who sends the next order of a member, until an order says otherwise. */
export async function saveSender(tx: Tx, { memberId, name, phone }: { memberId: number; name: string; phone: string }): Promise<void> {
  await tx
    .insertInto('senders')
    .values({ user_id: memberId, name, phone })
    .onConflict((same) => same.column('user_id').doUpdateSet({ name, phone }))
    .execute()
}

/** Who sent the last order of a member; undefined before the first. */
export async function findLastSender(db: Kysely<Tables>, memberId: number) {
  return db.selectFrom('senders').where('user_id', '=', memberId).select(['name', 'phone']).executeTakeFirst()
}
