import type { Language } from '#rules/locale.ts'
import { ok, refuse } from '#rules/result.ts'
import { publicName } from '#rules/members/wishlist.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listWishes } from './list-wishes.ts'
import { findSharer } from './store.ts'

/** A list that its member has made public, as anybody may read it, at the reader's own prices: what is on it, and the first letter of the name. */
export async function findSharedWishlist(shop: Shop, { token, ...seen }: { token: string; language: Language; viewer: Viewer }) {
  const sharer = await findSharer(shop.database.db, token)
  if (!sharer) return refuse({ status: 'product_not_found' })
  const wishes = await listWishes(shop, { memberId: sharer.id, ...seen })
  return ok({ name: publicName(sharer.name), products: wishes.map(({ product }) => product) })
}
