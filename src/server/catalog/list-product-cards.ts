import type { Language } from '#rules/locale.ts'
import type { Shop } from '#server/shop.ts'
import { listCardsOf } from './store.ts'

/** The cards of these products, in the order of the ids. What is not sold has no card. */
export async function listProductCards(shop: Shop, { ids, language }: { ids: readonly number[]; language: Language }) {
  if (ids.length === 0) return []
  const cards = await listCardsOf(shop.database.db, { ids, language })
  const byId = new Map(cards.map((card) => [card.id, card]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
