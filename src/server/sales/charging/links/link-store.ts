import type { Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

type Db = Kysely<Tables>

/** The link of an order that nobody has ended. */
export async function findOpenLink(db: Db, orderId: number) {
  return db
    .selectFrom('payment_links')
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .select(['id', 'ends_at', 'made_by', 'created_at'])
    .executeTakeFirst()
}

/** A link by its number, held until the transaction ends. Its order is held first, always. */
export async function lockLink(tx: Tx, linkId: number) {
  return tx
    .selectFrom('payment_links')
    .where('id', '=', linkId)
    .select(['id', 'order_id', 'ends_at', 'ended_at'])
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** The link that this word opens, whether it has ended or not. */
export async function findLinkOfWord(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('payment_link_words')
    .innerJoin('payment_links', 'payment_links.id', 'payment_link_words.link_id')
    .where('payment_link_words.token_hash', '=', tokenHash)
    .select(['payment_links.id', 'payment_links.order_id', 'payment_links.ends_at', 'payment_links.ended_at'])
    .executeTakeFirst()
}

/** The open link of an order with this end: the one that is there already, or a new one. The order is held. */
export async function saveLink(tx: Tx, link: { orderId: number; endsAt: Date; by: string }): Promise<number> {
  const { id } = await tx
    .insertInto('payment_links')
    .values({ order_id: link.orderId, ends_at: link.endsAt, made_by: link.by })
    .onConflict((open) => open.column('order_id').where('ended_at', 'is', null).doUpdateSet({ ends_at: link.endsAt }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function createWord(tx: Tx, { linkId, tokenHash }: { linkId: number; tokenHash: Buffer }): Promise<void> {
  await tx.insertInto('payment_link_words').values({ link_id: linkId, token_hash: tokenHash }).execute()
}

export async function saveEnded(tx: Tx, { linkId, by, now }: { linkId: number; by: string; now: Date }): Promise<void> {
  await tx.updateTable('payment_links').set({ ended_at: now, ended_by: by }).where('id', '=', linkId).execute()
}
