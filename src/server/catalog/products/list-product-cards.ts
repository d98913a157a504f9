import type { Language } from '#rules/locale.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listCardsOf } from './list-cards-of.ts'
import type { Viewer } from '#server/platform/viewer.ts'

type Asked = { ids: readonly number[]; language: Language; viewer: Viewer }

/** The cards of these products as this viewer sees them, in the order of the ids. What is not sold has no card. */
export async function listProductCards(shop: Shop, { ids, ...asked }: Asked) {
  const cards = await listCardsOf(shop.database.db, { productIds: ids, ...asked })
  return ids.flatMap((id) => cards.get(id) ?? [])
}
