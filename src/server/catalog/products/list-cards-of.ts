import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Language } from '#rules/locale.ts'
import { listCards } from './store.ts'

export type Card = Awaited<ReturnType<typeof listCards>>[number]

/** The cards of these products, by their ids; those that are not to be shown are missing. */
export async function listCardsOf(
  db: Kysely<Tables>,
  asked: { productIds: readonly number[]; language: Language },
): Promise<Map<number, Card>> {
  const cards = await listCards(db, asked)
  return new Map(cards.map((card) => [card.id, card]))
}
