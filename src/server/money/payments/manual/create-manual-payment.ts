import type { Tx } from '#database/connect.ts'
import type { Day } from '#rules/calendar.ts'
import type { Twd } from '#rules/money.ts'
import { newOrderNumber } from '#rules/orders/order-number.ts'
import type { ManualWay } from '#rules/payments/manual-payment.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createPaymentRow, type Method } from '../store.ts'

export type ManualPayment = {
  orderId: number
  /** As which the order was to be paid. */
  method: Method
  amount: Twd
  way: ManualWay
  /** By which the bank, or the shop's own receipt, knows it. */
  reference: string
  receivedOn: Day
  now: Date
}

/** Money that somebody of the shop has received stands in the books as an attempt of its own, paid from the beginning. */
export async function createManualPayment(shop: Shop, tx: Tx, payment: ManualPayment): Promise<number> {
  const { orderId, method, amount, way, reference, receivedOn, now } = payment
  const actor = 'operations'
  return createPaymentRow(tx, {
    row: {
      order_id: orderId,
      provider: 'manual',
      method,
      amount,
      status: 'paid',
      manual_way: way,
      received_on: receivedOn,
      provider_ref: reference,
      reference: newOrderNumber(shop.randomBytes(16)),
      paid_at: now,
      created_at: now,
    },
    transitions: [
      { event: 'start', from_status: null, to_status: 'created', actor },
      { event: 'paid', from_status: 'created', to_status: 'paid', actor },
    ],
  })
}
