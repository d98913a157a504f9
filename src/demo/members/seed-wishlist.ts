import type { Tx } from '#database/connect.ts'
import { addDays } from '#rules/calendar.ts'
import { wishlistDays } from '#rules/constants.ts'
import { newShareToken } from '#rules/orders/order-number.ts'
import { meiWishlist } from './cast-carts.ts'
import { fixedBytes } from '#demo/fixed-bytes.ts'
import { daysBefore } from '#demo/plausible.ts'
import type { Keeping } from './seed-cart.ts'
import { productIdOf } from '#demo/goods/seed-products.ts'

/** What mei keeps for later; the list is not shared. */
export async function seedWishlist(tx: Tx, { memberId, productIds, now }: Keeping): Promise<void> {
  await tx
    .insertInto('wishlists')
    .values({ user_id: memberId, share_token: newShareToken(fixedBytes('wishlist mei')) })
    .execute()
  await tx
    .insertInto('wishlist_items')
    .values(
      meiWishlist.map(({ product, addedDaysAgo }) => {
        const addedAt = daysBefore(now, addedDaysAgo)
        return {
          user_id: memberId,
          product_id: productIdOf(productIds, product),
          expires_at: addDays(addedAt, wishlistDays),
          created_at: addedAt,
        }
      }),
    )
    .execute()
}
