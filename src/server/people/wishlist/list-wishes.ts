import type { Language } from '#rules/locale.ts'
import { listProductCards } from '#server/catalog/products/list-product-cards.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listEntries, type Entry } from './store.ts'

/** The wishlist of a member as the viewer sees it, the newest first. What is not sold any more is left out until it is again. */
export async function listWishes(shop: Shop, { memberId, ...seen }: { memberId: number; language: Language; viewer: Viewer }) {
  return presentEntries(shop, { entries: await listEntries(shop.database.db, { memberId, now: shop.now() }), ...seen })
}

export async function presentEntries(shop: Shop, { entries, ...seen }: { entries: readonly Entry[]; language: Language; viewer: Viewer }) {
  const cards = await listProductCards(shop, { ids: entries.map(({ product_id }) => product_id), ...seen })
  return entries.flatMap(({ id, product_id, expires_at }) => {
    const product = cards.find((card) => card.id === product_id)
    return product ? [{ id, product, expires_at: expires_at.toISOString() }] : []
  })
}
