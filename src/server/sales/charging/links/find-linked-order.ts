import type { Language } from '#rules/locale.ts'
import { linkUntil, stateOfLink } from '#rules/payments/payment-link.ts'
import { isOpenPayment } from '#rules/payments/payment.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findOrder } from '#server/sales/orders/find-order.ts'
import { findOrderToPay } from '#server/sales/orders/find-order-to-pay.ts'
import { findBuyerOf } from '#server/sales/orders/published/find-buyer-of.ts'
import { findLinkOfWord } from './link-store.ts'
import { hashOfWord } from './link-word.ts'

/**
 * The order that a link leads to, as whoever has the link may see it: its number, its goods and what they cost; nobody's name, no
 * address and no phone (DSK-26).
 */
export async function findLinkedOrder(shop: Shop, { token, language }: { token: string; language: Language }) {
  const seen = await lookAtLink(shop, token)
  if (!seen.ok) return seen
  const { link, whose } = seen.value
  const [found, toPay] = await Promise.all([findOrder(shop, { ...whose, language }), findOrderToPay(shop.database.db, whose)])
  if (!found.ok || !toPay) return refuse({ status: 'link_ended' } as const)
  const order = found.value
  const facts = { ...toPay, deadline: toPay.payment_deadline }
  const state = stateOfLink(link, { order: facts, now: shop.now() })
  if (state === 'ended') return refuse({ status: 'link_ended' } as const)
  const { id: app_id, key: app_key } = shop.settings.cardCompanyApp
  const { lastPayment } = seen.value
  const isChecked = state === 'open' && lastPayment !== null && isOpenPayment(lastPayment) && lastPayment !== 'waiting'
  const waits = state === 'open' && lastPayment === 'waiting'
  return ok({
    order_hashed_id: order.hashed_id,
    state: isChecked ? ('checked' as const) : state,
    valid_until: state === 'open' ? linkUntil(link, facts).toISOString() : null,
    goods: [order, ...order.split_orders].flatMap(goodsOf),
    items_total: order.items_total,
    coupon: order.coupon,
    delivery_fee: order.delivery_fee,
    handling_fee: order.handling_fee,
    grand_total: order.grand_total,
    payment: order.payment,
    payment_deadline: order.payment_deadline,
    shipping_method: order.shipping_method,
    flags: toPay.flags,
    vatm_account: waits ? order.vatm_account : null,
    app_id,
    app_key,
  })
}

type Goods = Pick<Extract<Awaited<ReturnType<typeof findOrder>>, { ok: true }>['value'], 'order_details'>

function goodsOf({ order_details: lines }: Goods) {
  return lines.map(({ id, quantity, sub_total, shopping_point_cost, product: { name }, optional_items }) => ({
    line_id: id,
    name,
    quantity,
    sub_total,
    shopping_point_cost,
    picks: optional_items.map((pick) => ({ name: pick.name, quantity: pick.quantity })),
  }))
}

type Seen = {
  link: { id: number; endsAt: Date; endedAt: Date | null }
  whose: { memberId: number; hashedId: string }
  lastPayment: Awaited<ReturnType<typeof findBuyerOf>>['paymentStatus']
}

/** The link that a word opens, with whose order it is; refused when there is none. */
export async function lookAtLink(shop: Shop, token: string): Promise<Result<Seen, { status: 'link_ended' }>> {
  const link = await findLinkOfWord(shop.database.db, hashOfWord(token))
  if (!link) return refuse({ status: 'link_ended' })
  const { memberId, hashedId, paymentStatus } = await findBuyerOf(shop.database.db, link.order_id)
  return ok({
    link: { id: link.id, endsAt: link.ends_at, endedAt: link.ended_at },
    whose: { memberId, hashedId },
    lastPayment: paymentStatus,
  })
}
