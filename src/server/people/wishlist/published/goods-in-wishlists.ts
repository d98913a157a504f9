import type { Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

/** On how many wishlists a product stands. */
export async function countWishlistsWith(db: Kysely<Tables>, { product, now }: { product: number; now: Date }): Promise<number> {
  const { wishlists } = await db
    .selectFrom('wishlist_items')
    .where('product_id', '=', product)
    .where('expires_at', '>', now)
    .select((eb) => eb.fn.countAll<number>().as('wishlists'))
    .executeTakeFirstOrThrow()
  return Number(wishlists)
}

export async function removeFromWishlists(tx: Tx, product: number): Promise<void> {
  await tx.deleteFrom('wishlist_items').where('product_id', '=', product).execute()
}
