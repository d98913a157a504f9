import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Actor } from '#rules/actor.ts'
import type { Text } from '#rules/locale.ts'
import type { Result } from '#rules/result.ts'
import { findFamilyNamed, lockFamilyOf, takeOutOfFamily } from '#server/catalog/products/families/take-out-of-family.ts'
import { listBundlesWith } from '#server/catalog/products/published/bundles-with.ts'
import type { StateSet } from '#server/catalog/products/states/set-product-state.ts'
import { putProductAway, type PutAwayRefusal } from '#server/catalog/products/states/put-product-away.ts'
import { countWishlistsWith, removeFromWishlists } from '#server/people/wishlist/published/goods-in-wishlists.ts'
import type { Shop } from '#server/platform/shop.ts'
import { countCartsWith, removeFromCarts } from '#server/sales/cart/published/goods-in-carts.ts'
import { listCampaignsWith } from '#server/sales/promotions/published/campaigns-with.ts'

/** Everything that names a product and goes on, before it is put away (GDS-48). */
export async function findUses(db: Kysely<Tables>, asked: { product: number; now: Date }) {
  const [carts, wishlists] = [await countCartsWith(db, asked), await countWishlistsWith(db, asked)]
  const [campaigns, bundles] = [await listCampaignsWith(db, asked), await listBundlesWith(db, asked.product)]
  const family = await findFamilyNamed(db, asked.product)
  return {
    carts,
    wishlists,
    campaigns: campaigns.map(({ kind, name, isRunning }) => ({ kind, name, requires: isRunning })),
    bundles: bundles.map(({ id, name_zh: zh, name_en: en, required, state }) => ({
      id,
      name: { zh, en: en || zh },
      requires: required && state === 'on',
    })),
    families: family ? [family] : [],
  }
}

/** Where a product can be taken out as it is put away. What is left names something that is not to be had. */
export type TakenFrom = 'carts' | 'wishlists' | 'bundles' | 'families'

type Wanted = { actor: Actor; id: number; takeFrom: readonly TakenFrom[] }

/** Puts a product away, and takes it out of what was chosen, all of it or nothing. */
export async function archiveProduct(shop: Shop, { actor, id, takeFrom }: Wanted): Promise<Result<StateSet, PutAwayRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    await lockFamilyOf(tx, id)
    const put = await putProductAway(tx, {
      actor,
      id,
      bundles: takeFrom.includes('bundles') ? 'remove' : 'leave',
      requiredBy: (held) => requiredByCampaigns(held, { product: id, now }),
      now,
    })
    if (!put.ok) return put
    if (takeFrom.includes('carts')) await removeFromCarts(tx, id)
    if (takeFrom.includes('wishlists')) await removeFromWishlists(tx, id)
    if (takeFrom.includes('families')) await takeOutOfFamily(tx, { actor, product: id, now })
    return put
  })
}

/** Names of campaigns that run and cannot do without it. */
export async function requiredByCampaigns(db: Kysely<Tables>, asked: { product: number; now: Date }): Promise<Text[]> {
  const campaigns = await listCampaignsWith(db, asked)
  return campaigns.filter(({ isRunning }) => isRunning).map(({ name }) => name)
}
