import type { Language } from '#rules/locale.ts'
import { listProductCards } from '#server/catalog/products/list-product-cards.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listNoticesOf } from './store.ts'

/** What a member waits for, the newest first. */
export async function listAwaitedOf(shop: Shop, { memberId, language }: { memberId: number; language: Language }) {
  const notices = await listNoticesOf(shop.database.db, { memberId, now: shop.now() })
  const cards = await listProductCards(shop, { ids: notices.map(({ product_id: id }) => id), language, viewer: memberId })
  const byId = new Map(cards.map((card) => [card.id, card]))
  return notices.flatMap(({ id, product_id, expires_at }) => {
    const product = byId.get(product_id)
    return product ? [{ id, product, waits_until: expires_at.toISOString() }] : []
  })
}
