import { wishlistLimit } from '#rules/constants.ts'
import type { Language } from '#rules/locale.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { entryEnd } from '#rules/members/wishlist.ts'
import { listProductCards } from '#server/catalog/products/list-product-cards.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createEntry, listEntries, lockWishlist, type Entry } from './store.ts'

export type Wish = { memberId: number; productId: number; language: Language }
export type WishRefusal = { status: 'product_not_found' } | { status: 'validation_error'; details: { errors: Record<string, string> } }

/** Puts a product on the list; one that is there already stays as it is (WSH-07). A list holds 200 (D-28). */
export async function addWish(shop: Shop, { memberId, productId, language }: Wish) {
  const [product] = await listProductCards(shop, { ids: [productId], language, viewer: memberId })
  if (!product) return refuse({ status: 'product_not_found' })
  const added = await shop.database.transaction(async (tx): Promise<Result<Entry, WishRefusal>> => {
    await lockWishlist(tx, memberId)
    const now = shop.now()
    const entries = await listEntries(tx, { memberId, now })
    const known = entries.find((entry) => entry.product_id === productId)
    if (known) return ok(known)
    if (entries.length >= wishlistLimit) return refuse({ status: 'validation_error', details: { errors: { product_id: 'wishlistFull' } } })
    return ok(await createEntry(tx, { memberId, productId, now, expiresAt: entryEnd(now) }))
  })
  return added.ok ? ok({ id: added.value.id, product, expires_at: added.value.expires_at.toISOString() }) : added
}
