import type { Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

/** In how many carts a product lies, as goods of their own or picked along. */
export async function countCartsWith(db: Kysely<Tables>, { product, now }: { product: number; now: Date }): Promise<number> {
  const { carts } = await db
    .selectFrom('cart_items')
    .where((eb) =>
      eb.or([
        eb('product_id', '=', product),
        eb('id', 'in', eb.selectFrom('cart_item_options').where('cart_item_options.product_id', '=', product).select('cart_item_id')),
      ]),
    )
    .where('dismissed_at', 'is', null)
    .where((eb) => eb.or([eb('expiration_datetime', 'is', null), eb('expiration_datetime', '>', now)]))
    .select((eb) => eb.fn.count<number>('user_id').distinct().as('carts'))
    .executeTakeFirstOrThrow()
  return Number(carts)
}

/** Takes a product out of every cart, with what was picked along with it; gifts are given and taken by their campaigns. */
export async function removeFromCarts(tx: Tx, product: number): Promise<void> {
  await tx.deleteFrom('cart_items').where('product_id', '=', product).where('origin', 'in', ['buyer', 'add_on']).execute()
}
