import type { Language } from '#rules/locale.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listCardsOf } from './list-cards-of.ts'

/** The cards of these products, in the order of the ids. What is not sold has no card. */
export async function listProductCards(shop: Shop, { ids, language }: { ids: readonly number[]; language: Language }) {
  const cards = await listCardsOf(shop.database.db, { productIds: ids, language })
  return ids.flatMap((id) => cards.get(id) ?? [])
}
