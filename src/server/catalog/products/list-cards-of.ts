import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Language } from '#rules/locale.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import { pricesOfViewer } from './pricing/prices-of-viewer.ts'
import { listCards } from './store.ts'

export type Card = Awaited<ReturnType<typeof listCards>>[number]

/** The cards of these products as this viewer sees them, by their ids; those that are not to be shown are missing. */
export async function listCardsOf(
  db: Kysely<Tables>,
  { viewer, ...asked }: { productIds: readonly number[]; language: Language; viewer: Viewer },
): Promise<Map<number, Card>> {
  const priced = await pricesOfViewer(db, viewer)
  const cards = await listCards(db, asked)
  return new Map(cards.map((card) => [card.id, priced(card)]))
}
