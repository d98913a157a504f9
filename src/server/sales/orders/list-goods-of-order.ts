import type { Language } from '#rules/locale.ts'
import { inLanguage } from '#rules/locale.ts'
import { isGift } from '#rules/cart/cart-line.ts'
import type { Shop } from '#server/platform/shop.ts'
import { loadParts } from './load-parts.ts'
import { productSnapshot } from './order-snapshot.ts'
import { findOrderRow } from './store.ts'

/** One product that was ordered: how many of it, what was picked for one of its bundles, and how it was called. */
export type OrderedGoods = { productId: number; quantity: number; picks: { product_id: number; quantity: number }[]; name: string }

/** What an order of this member had, its parts included and gifts left out, each product once; null when there is no such order. */
export async function listGoodsOfOrder(
  shop: Shop,
  { memberId, hashedId, language }: { memberId: number; hashedId: string; language: Language },
): Promise<OrderedGoods[] | null> {
  const row = await findOrderRow(shop.database.db, { memberId, hashedId })
  if (!row) return null
  const { lines } = await loadParts(shop, { memberId, rows: [row] })
  const goods = new Map<number, OrderedGoods>()
  for (const line of lines.filter((each) => !isGift(each))) {
    const before = goods.get(line.product_id)
    goods.set(line.product_id, {
      productId: line.product_id,
      quantity: (before?.quantity ?? 0) + line.quantity,
      picks: before?.picks ?? (line.options ?? []).map(({ product_id, quantity }) => ({ product_id, quantity })),
      name: inLanguage(productSnapshot.parse(line.snapshot).name, language),
    })
  }
  return [...goods.values()]
}
