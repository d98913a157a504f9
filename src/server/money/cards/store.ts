import { sql, type Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { CardFault } from '#rules/payments/saved-card.ts'

export type CardRow = Awaited<ReturnType<typeof listCardRows>>[number]

/** The cards of a member, the one saved last first. */
export async function listCardRows(db: Kysely<Tables>, memberId: number) {
  return cardsIn(db).where('user_id', '=', memberId).orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
}

/** One card, which nobody can delete until the transaction ends. */
export async function findCardRow(
  db: Kysely<Tables>,
  { memberId, uuid }: { memberId: number; uuid: string },
): Promise<CardRow | undefined> {
  return cardsIn(db)
    .where('user_id', '=', memberId)
    .where(sql`uuid::text`, '=', uuid)
    .forKeyShare()
    .executeTakeFirst()
}

function cardsIn(db: Kysely<Tables>) {
  return db
    .selectFrom('saved_cards')
    .select([
      'id',
      'uuid',
      'user_id',
      'alias',
      'brand',
      'last4',
      'exp_month',
      'exp_year',
      'error as fault',
      'invalid_at',
      'is_default',
      'card_key_enc',
      'card_token_enc',
      'fingerprint',
    ])
}

/** Holds the cards of a member, also those still to come, until the transaction ends. */
export async function lockCards(tx: Tx, memberId: number): Promise<CardRow[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cards:${memberId}`}, 0))`.execute(tx)
  return listCardRows(tx, memberId)
}

export type EncryptedSecret = { card_key_enc: Buffer; card_token_enc: Buffer }

export type NewCard = EncryptedSecret & {
  user_id: number
  brand: 'visa' | 'mastercard' | 'jcb'
  last4: string
  exp_month: number
  exp_year: number
  fingerprint: string
  created_at: Date
}

export async function createCard(tx: Tx, card: NewCard): Promise<void> {
  await tx.insertInto('saved_cards').values(card).execute()
}

/** The same card again, with the words by which the company knows it now. */
export async function renewCard(tx: Tx, { id, ...secret }: EncryptedSecret & { id: number }): Promise<void> {
  await tx
    .updateTable('saved_cards')
    .set({ ...secret, enabled: true, error: null, invalid_at: null })
    .where('id', '=', id)
    .execute()
}

export async function saveSecret(tx: Tx, { id, ...secret }: EncryptedSecret & { id: number }): Promise<void> {
  await tx.updateTable('saved_cards').set(secret).where('id', '=', id).execute()
}

export async function saveAlias(tx: Tx, { id, alias }: { id: number; alias: string }): Promise<void> {
  await tx.updateTable('saved_cards').set({ alias }).where('id', '=', id).execute()
}

export async function saveFault(tx: Tx, { id, fault, now }: { id: number; fault: CardFault; now: Date }): Promise<void> {
  await tx.updateTable('saved_cards').set({ enabled: false, error: fault, invalid_at: now }).where('id', '=', id).execute()
}

/** Makes one card of a member the default; null takes it from all. */
export async function saveDefault(tx: Tx, { memberId, id }: { memberId: number; id: number | null }): Promise<void> {
  await tx.updateTable('saved_cards').set({ is_default: false }).where('user_id', '=', memberId).where('is_default', '=', true).execute()
  if (id !== null) await tx.updateTable('saved_cards').set({ is_default: true }).where('id', '=', id).execute()
}

export async function deleteCard(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('saved_cards').where('id', '=', id).execute()
}

export async function deleteCardsOf(tx: Tx, memberId: number): Promise<void> {
  await tx.deleteFrom('saved_cards').where('user_id', '=', memberId).execute()
}

export async function findOwner(tx: Tx, cardId: number): Promise<number | undefined> {
  return (await tx.selectFrom('saved_cards').where('id', '=', cardId).select('user_id').executeTakeFirst())?.user_id
}

/** Every member who has a card. */
export async function listCardHolders(db: Kysely<Tables>): Promise<number[]> {
  return (await db.selectFrom('saved_cards').distinct().select('user_id').execute()).map(({ user_id }) => user_id)
}
