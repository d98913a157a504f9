import type { Tx } from '#database/connect.ts'
import type { OrderDecision } from '#rules/checkout/order-facts.ts'
import { stockNeeds } from '#rules/checkout/order-goods.ts'
import { newOrderNumber } from '#rules/orders/order-number.ts'
import { standsAtOnce } from '#rules/payments/payment.ts'
import { shippingKindOf } from '#rules/shipping/shipping.ts'
import { reserveStock } from '#server/catalog/products/reserve-stock.ts'
import { recordUse } from '#server/sales/discounts/record-use.ts'
import { saveUsedCarrier } from '#server/money/invoices/save-used-carrier.ts'
import { createOrder, createPart } from '#server/sales/orders/create-order.ts'
import { spendPoints } from '#server/people/points/spend-points.ts'
import { saveRecipient } from '#server/delivery/recipients/save-recipient.ts'
import type { Shop } from '#server/platform/shop.ts'
import { beginPayment } from '#server/sales/charging/begin-payment.ts'
import type { OrderToCharge } from '#server/sales/charging/charge-order.ts'
import { orderRowOf } from './order-row.ts'
import type { Recording } from '#server/sales/placing/recording.ts'

/**
 * Writes an order with all that it takes: stock, points, the use of a code; and keeps who sent it to whom. Goods that
 * travel apart stand in a part of their own (D-68). Then its payment is begun.
 */
export async function recordOrder(shop: Shop, tx: Tx, recording: Recording): Promise<OrderToCharge> {
  const { decision, request, discount, now } = recording
  const { memberId } = request
  const number = newOrderNumber(shop.randomBytes(16))
  const [whole, ...apart] = await createParcels(tx, { recording, number })
  const { orderId } = whole
  const [charge] = await Promise.all([
    beginPayment(shop, tx, { recording, orderId }),
    ...[whole, ...apart].map((parcel) => holdStock(tx, parcel)),
    decision.points_cost > 0 && spendPoints(tx, { memberId, orderId, points: decision.points_cost, now }),
    discount && recordUse(tx, { codeId: discount.id, memberId, orderId }),
    keepWhoAndWhere(tx, recording),
  ])
  return { id: orderId, hashedId: number, language: request.language, placedAt: now, caller: request.caller, charge }
}

/** What travels together of an order. */
type Parcel = { orderId: number; lines: OrderDecision['lines'] }

/** The order itself first. */
async function createParcels(tx: Tx, { recording, number }: { recording: Recording; number: string }): Promise<[Parcel, ...Parcel[]]> {
  const { lines, subOrder } = recording.decision
  const apart = new Set(subOrder)
  const together = lines.filter((line) => !apart.has(line.cart_item_id))
  const order = orderRowOf(recording, number)
  const by = recording.staff?.by
  const stands = standsAtOnce(recording.decision)
  const { id } = await createOrder(tx, { order, lines: together, stands, by })
  const whole = { orderId: id, lines: together }
  if (apart.size === 0) return [whole]
  const own = lines.filter((line) => apart.has(line.cart_item_id))
  const part = await createPart(tx, { parentId: id, order, lines: own, stands, by })
  return [whole, { orderId: part.id, lines: own }]
}

async function holdStock(tx: Tx, { orderId, lines }: Parcel): Promise<void> {
  await reserveStock(tx, { orderId, units: new Map(stockNeeds(lines).map((need) => [need.product_id, need.quantity])) })
}

/** For the next order: the sender, a recipient that was typed in, and the carrier of the invoice (D-50, D-52). */
async function keepWhoAndWhere(tx: Tx, { decision, request, now }: Recording): Promise<void> {
  const { memberId } = request
  const { sender, contact, foreign_contact, store, invoice } = decision
  const attributes = foreign_contact ?? (contact && { ...contact, store_id: store?.store_id ?? null })
  await Promise.all([
    saveUsedCarrier(tx, { memberId, carrierType: invoice.carrier_type, carrier: invoice.carrier }),
    attributes && saveRecipient(tx, { memberId, type: shippingKindOf(decision.shipping_method), attributes, sender, now }),
  ])
}
