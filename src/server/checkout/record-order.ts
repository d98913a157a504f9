import type { PlaceOrderBody } from '#contract/api/place-order.ts'
import type { Tx } from '#database/connect.ts'
import type { OrderDecision } from '#rules/order-facts.ts'
import { newOrderNumber } from '#rules/order-number.ts'
import { shippingKindOf } from '#rules/shipping.ts'
import { reserveStock } from '#server/catalog/reserve-stock.ts'
import { recordUse } from '#server/discounts/record-use.ts'
import { saveUsedCarrier } from '#server/invoices/save-used-carrier.ts'
import { createOrder } from '#server/orders/create-order.ts'
import { markAwaited } from '#server/payments/mark-awaited.ts'
import { startPayment } from '#server/payments/start-payment.ts'
import { spendPoints } from '#server/points/spend-points.ts'
import { saveRecipient } from '#server/recipients/save-recipient.ts'
import { saveUsedSender } from '#server/recipients/save-used-sender.ts'
import type { Shop } from '#server/shop.ts'
import { acceptOrder } from './accept-order.ts'
import type { OrderToCharge } from './charge-order.ts'
import { linesOf, orderRowOf } from './order-rows.ts'
import type { OrderRequest } from './order-request.ts'
import type { Recording } from './recording.ts'
import type { PlacingRefusal } from './word-refusal.ts'

/**
 * Writes an order with all that it takes: stock, points, the use of a code; and keeps who sent it to whom. An order that
 * waits for no charge stands at once; any other has its attempt begun.
 */
export async function recordOrder(shop: Shop, tx: Tx, recording: Recording): Promise<OrderToCharge> {
  const { decision, request, discount, now } = recording
  const { memberId } = request
  const number = newOrderNumber(shop.randomBytes(16))
  const { id } = await createOrder(tx, { order: orderRowOf(recording, number), lines: await linesOf(tx, decision.lines) })
  await reserveStock(tx, { orderId: id, units: new Map(decision.stock.map((need) => [need.product_id, need.quantity])) })
  if (decision.points_cost > 0) await spendPoints(tx, { memberId, orderId: id, points: decision.points_cost, now })
  if (discount) await recordUse(tx, { codeId: discount.id, memberId, orderId: id })
  await keepWhoAndWhere(tx, recording)

  const order = { id, hashedId: number, placedAt: now }
  const card = cardOf(request, decision)
  if (decision.grand_total > 0 && card) return { ...order, charge: await beginCharge(shop, tx, { recording, orderId: id, card }) }
  if (decision.grand_total > 0) await markAwaited(tx, (await beginCharge(shop, tx, { recording, orderId: id, card: null })).paymentId)
  await acceptOrder(tx, { orderId: id, now })
  return { ...order, charge: null }
}

type Card = NonNullable<OrderToCharge['charge']>['card']

async function beginCharge<C extends Card | null>(shop: Shop, tx: Tx, { recording, orderId, card }: { recording: Recording; orderId: number; card: C }) {
  const { decision, now } = recording
  const reference = newOrderNumber(shop.randomBytes(16))
  const paymentId = await startPayment(tx, { orderId, method: decision.payment, amount: decision.grand_total, reference, now })
  return { paymentId, reference, amount: decision.grand_total, card }
}

/** For the next order: the sender, a recipient that was typed in, and the carrier of the invoice (D-50, D-52). */
async function keepWhoAndWhere(tx: Tx, { decision, request, now }: Recording): Promise<void> {
  const { memberId } = request
  const { sender, contact, foreign_contact, store, invoice } = decision
  await saveUsedSender(tx, { memberId, ...sender })
  await saveUsedCarrier(tx, { memberId, carrierType: invoice.carrier_type, carrier: invoice.carrier })
  const attributes = foreign_contact ?? (contact && { ...contact, store_id: store?.store_id ?? null })
  if (attributes) await saveRecipient(tx, { memberId, type: shippingKindOf(decision.shipping_method), attributes, now })
}

/** The card that is to be charged; null when the courier collects the money. */
function cardOf({ body }: OrderRequest, { sender, payment }: OrderDecision): Card | null {
  const { prime, name, phonenumber, email, remember } = body.card_info ?? {}
  if (!prime || payment === 'when_received') return null
  return { prime, remember: remember ?? false, cardholder: { name: name || sender.name, phone: phonenumber || sender.phone, email: email ?? '' } }
}

/** Ways to pay whose company the shop cannot reach yet are refused before anything is written. */
export function canBePaidYet({ payment, grand_total }: OrderDecision, { card_info }: PlaceOrderBody): PlacingRefusal | null {
  if (grand_total === 0 || payment === 'when_received') return null
  return payment === 'credit_cards' && card_info?.prime ? null : { status: 'order_failed' }
}
