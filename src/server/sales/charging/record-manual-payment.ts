import type { StaffActor } from '#rules/actor.ts'
import type { Day } from '#rules/calendar.ts'
import type { Twd } from '#rules/money.ts'
import type { OrderStatus } from '#rules/orders/order.ts'
import type { ManualWay } from '#rules/payments/manual-payment.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { findTransferOwner, lockTransfer } from '#server/money/payments/find-transfer.ts'
import { giveUpPayment } from '#server/money/payments/give-up-payment.ts'
import { createManualPayment } from '#server/money/payments/manual/create-manual-payment.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockParcel } from '#server/sales/orders/lock-parcel.ts'
import { acceptOrder } from './accept-order.ts'

export type ManuallyPaid = {
  number: string
  way: ManualWay
  amount: Twd
  /** The day on which the money came. */
  day: Day
  /** By which the bank, or the shop's own receipt, knows it. */
  reference: string
  actor: StaffActor
}

export type ManualRefusal =
  | { code: 'no_such_order' }
  | { code: 'no_such_transition'; status: OrderStatus }
  | { code: 'wrong_amount'; asked: Twd }
  | { code: 'counted_before' }

/**
 * Somebody of the shop has received the money of an order that waits for it, in cash or at the bank: the order stands (DSK-21). What
 * its buyer had begun to pay otherwise is given up; such money is given back. Told twice, it has been received once.
 */
export async function recordManualPayment(shop: Shop, paid: ManuallyPaid): Promise<Result<'paid', ManualRefusal>> {
  const { number, way, amount, day, reference, actor } = paid
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const held = await lockParcel(tx, number)
    if (!held || held.parcel.id !== held.whole.id) return refuse({ code: 'no_such_order' })
    const { whole, parcels } = held
    if (amount !== whole.grand_total) return refuse({ code: 'wrong_amount', asked: whole.grand_total })
    if ((await lockTransfer(tx, reference)).isCounted)
      return (await findTransferOwner(tx, reference)) === whole.id && whole.status !== 'pending_payment'
        ? ok('paid')
        : refuse({ code: 'counted_before' })
    if (whole.status !== 'pending_payment') return refuse({ code: 'no_such_transition', status: whole.status })
    const payment = await createManualPayment(shop, tx, {
      orderId: whole.id,
      method: whole.payment,
      amount,
      way,
      reference,
      receivedOn: day,
      now,
    })
    await giveUpPayment(tx, { orderId: whole.id, actor: 'operations', reason: 'paid_otherwise' })
    await acceptOrder(tx, {
      held: { order: whole, parts: parcels.filter(({ id }) => id !== whole.id) },
      now,
      event: 'payment_received',
      teller: 'operations',
      data: { payment, by: actor.id },
    })
    const after = { way, amount, day, reference }
    await writeAuditEntry(tx, { actor, verb: 'record-manual-payment', subject: `order ${number}`, before: null, after, now })
    return ok('paid')
  })
}
