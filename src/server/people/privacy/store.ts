import { sql, type Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { Holding } from '#server/platform/holding.ts'
import { ordersUnderWay } from '#server/sales/orders/published/orders-of-member.ts'

/** What a holding holds of a member, as the database has it, without what is hidden. */
export async function listHeld(db: Kysely<Tables>, { holding, memberId }: { holding: Holding; memberId: number }): Promise<unknown[]> {
  const { rows, hidden = [] } = holding
  const held = await db
    .selectFrom(rows(memberId).as('held'))
    .select(sql<unknown>`to_jsonb(held) - ${sql.val([...hidden])}::text[]`.as('row'))
    .execute()
  return held.map(({ row }) => row)
}

const person = [
  'uid',
  'name',
  'email',
  'email_confirmed_at',
  'pending_email',
  'image',
  'birthday',
  'vip',
  'vip_due',
  'accept_marketing_sms',
  'closing_at',
  'created_at',
] as const

export async function findPerson(db: Kysely<Tables>, memberId: number) {
  return db.selectFrom('users').where('id', '=', memberId).select(person).executeTakeFirstOrThrow()
}

/** Holds whether and when an account is to be closed. */
export async function lockClosing(tx: Tx, memberId: number) {
  return tx
    .selectFrom('users')
    .where('id', '=', memberId)
    .select(['uid', 'closing_at', 'closed_at'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export async function saveClosing(tx: Tx, { memberId, closingAt }: { memberId: number; closingAt: Date | null }): Promise<void> {
  await tx.updateTable('users').set({ closing_at: closingAt }).where('id', '=', memberId).execute()
}

/** Accounts whose days of regret are over. One with an order under way waits until that has ended. */
export async function listDueClosings(db: Kysely<Tables>, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .where('closing_at', '<=', now)
    .where('closed_at', 'is', null)
    .where((eb) => eb.not(eb.exists(ordersUnderWay(eb.ref('users.id')))))
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function hasOrderUnderWay(tx: Tx, memberId: number): Promise<boolean> {
  return (await tx.selectFrom(ordersUnderWay(memberId).as('orders')).select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Takes everything off an account that says who it was. */
export async function blankPerson(tx: Tx, { memberId, name, now }: { memberId: number; name: string; now: Date }): Promise<void> {
  const nothing = { email: null, email_confirmed_at: null, pending_email: null, image: null, birthday: null, accept_marketing_sms: false }
  await tx
    .updateTable('users')
    .set({ ...nothing, name, closed_at: now })
    .where('id', '=', memberId)
    .execute()
}
