import { inLanguage, type Language } from '#rules/locale.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { fillUpCart } from '#server/sales/cart/add-to-cart.ts'
import { listGoodsOfOrder, type OrderedGoods } from '#server/sales/orders/list-goods-of-order.ts'
import { addToCartTexts, problemTexts } from '#texts/shared/problems.ts'

export type PutBack = {
  /** Lines of the cart that hold what was ordered, in the order's own sequence. */
  lineIds: number[]
  /** What could not be put there, or not so much of it, and why. */
  missing: { name: string; message: string }[]
}

type Asked = { memberId: number; hashedId: string; language: Language }

/**
 * Puts what an order had into its buyer's cart, as far as it can still be bought, at today's prices. What is there already
 * counts: however often it is done, nothing is there twice.
 */
export async function putBack(shop: Shop, asked: Asked): Promise<Result<PutBack, { status: 'invalid_order_number' }>> {
  const goods = await listGoodsOfOrder(shop, asked)
  if (!goods) return refuse({ status: 'invalid_order_number' })
  const back: PutBack = { lineIds: [], missing: [] }
  for (const each of goods) {
    const { lineId, message } = await putBackOne(shop, { asked, goods: each })
    if (lineId !== null) back.lineIds.push(lineId)
    if (message !== null) back.missing.push({ name: each.name, message })
  }
  return ok(back)
}

async function putBackOne(
  shop: Shop,
  { asked: { memberId, language }, goods: { productId, quantity, picks } }: { asked: Asked; goods: OrderedGoods },
): Promise<{ lineId: number | null; message: string | null }> {
  const asked = { memberId, productId, picks }
  const all = await fillUpCart(shop, { ...asked, quantity })
  if (all.ok && all.value.status === 'normal') return { lineId: all.value.lineId, message: null }
  const message = inLanguage(all.ok ? addToCartTexts[all.value.status] : problemTexts[all.refusal.status], language)
  // Where not so many can be had, one is better than none.
  const one = quantity > 1 ? await fillUpCart(shop, { ...asked, quantity: 1 }) : all
  return { lineId: one.ok && one.value.status === 'normal' ? one.value.lineId : null, message }
}
