import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import { ordersUnderWay } from '#server/sales/orders/published/orders-of-member.ts'
import { holdings, type Holding } from './holdings.ts'

/** The rows of a table that belong to a member, as the database has them, without what is hidden. */
export async function listHeld(
  db: Kysely<Tables>,
  { table, holding, memberId }: { table: string; holding: Holding; memberId: number },
): Promise<unknown[]> {
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(held) - ${sql.val([...(holding.hidden ?? [])])}::text[] as row from ${sql.table(table)} held where ${belongs(holding, memberId)}`.execute(
    db,
  )
  return rows.map(({ row }) => row)
}

export async function deleteHeld(
  tx: Tx,
  { table, holding, memberId }: { table: string; holding: Holding; memberId: number },
): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${belongs(holding, memberId)}`.execute(tx)
}

function belongs({ by, through }: Holding, memberId: number): RawBuilder<unknown> {
  const owner = through && holdings[through]
  if (!through || !owner) return sql`${sql.ref(by)} = ${memberId}`
  return sql`${sql.ref(by)} in (select id from ${sql.table(through)} where ${sql.ref(owner.by)} = ${memberId})`
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
  return tx.selectFrom('users').where('id', '=', memberId).select(['closing_at', 'closed_at']).forNoKeyUpdate().executeTakeFirstOrThrow()
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

/** The words by which the company knows a member's cards, encrypted, as the event of their removal carries them. */
export async function listHeldCards(tx: Tx, memberId: number): Promise<{ key: string; token: string }[]> {
  const cards = await tx
    .selectFrom('saved_cards')
    .where('user_id', '=', memberId)
    .select(['card_key_enc', 'card_token_enc'])
    .forUpdate()
    .execute()
  return cards.map(({ card_key_enc, card_token_enc }) => ({
    key: card_key_enc.toString('base64'),
    token: card_token_enc.toString('base64'),
  }))
}
