import type { Tx } from '#database/connect.ts'
import { meiCart } from './cast-carts.ts'
import { daysBefore } from '#demo/plausible.ts'
import { productIdOf, type ProductIds } from '#demo/goods/seed-products.ts'

export type Keeping = { memberId: number; productIds: ProductIds; now: Date }

/** Fills mei's cart, with the picks of its bundles. */
export async function seedCart(tx: Tx, { memberId, productIds, now }: Keeping): Promise<void> {
  const addOns = await listAddOns(tx)
  const lines = await tx
    .insertInto('cart_items')
    .values(
      meiCart.map(({ product, quantity, addedHoursAgo, addOn, withPoints }) => {
        const productId = productIdOf(productIds, product)
        return {
          user_id: memberId,
          product_id: productId,
          quantity,
          origin: addOn ? ('add_on' as const) : ('buyer' as const),
          add_on_item_id: addOn ? (addOns.get(productId) ?? null) : null,
          redeem_with_points: withPoints ?? false,
          created_at: daysBefore(now, addedHoursAgo / 24),
        }
      }),
    )
    .returning('id')
    .execute()
  await tx
    .insertInto('cart_item_options')
    .values(
      meiCart.flatMap(({ picks = {} }, index) =>
        Object.entries(picks).map(([slug, quantity]) => ({
          cart_item_id: lines[index]?.id ?? 0,
          product_id: productIdOf(productIds, slug),
          quantity,
        })),
      ),
    )
    .execute()
}

async function listAddOns(tx: Tx): Promise<Map<number, number>> {
  const rows = await tx.selectFrom('add_on_items').select(['id', 'product_id']).execute()
  return new Map(rows.map((row) => [row.product_id, row.id]))
}
