import type { Tx } from '#database/connect.ts'
import { addMinutes } from '#rules/calendar.ts'
import type { Twd } from '#rules/money.ts'
import { factsOf, isOnDelivery } from '#rules/payments/payment-methods.ts'
import { firstPaymentStatus, transitionPayment } from '#rules/payments/payment.ts'
import { createPaymentRow, type FirstTransition, type Method } from './store.ts'

export type NewAttempt = {
  orderId: number
  method: Method
  amount: Twd
  reference: string
  instalment: number | null
  savedCardId: number | null
  leadsToPage: boolean
  now: Date
}

/** Begins an attempt to be paid, in the transaction that knows why. The provider is asked afterwards. */
export async function startPayment(tx: Tx, attempt: NewAttempt): Promise<number> {
  const { orderId, savedCardId, leadsToPage, now, ...row } = attempt
  const transitions = firstTransitions(row.method)
  return createPaymentRow(tx, {
    row: {
      ...row,
      order_id: orderId,
      saved_card_id: savedCardId,
      leads_to_page: leadsToPage,
      provider: factsOf(row.method).provider,
      status: transitions.at(-1)?.to_status ?? firstPaymentStatus,
      created_at: now,
      next_ask_at: isOnDelivery(row.method) ? null : addMinutes(now, 1),
    },
    transitions,
  })
}

/** Money that the courier will collect waits for him at once: nobody is to be asked about it until then. */
function firstTransitions(method: Method): FirstTransition[] {
  const begun: FirstTransition = { event: 'start', from_status: null, to_status: firstPaymentStatus, actor: 'buyer' }
  const left = transitionPayment(firstPaymentStatus, 'left_to_courier')
  return isOnDelivery(method) && left.ok
    ? [begun, { event: 'left_to_courier', from_status: firstPaymentStatus, to_status: left.value, actor: 'system' }]
    : [begun]
}
