import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Language } from '#rules/locale.ts'
import { sum, type Twd } from '#rules/money.ts'
import { isReceived } from '#rules/payments/payment.ts'
import { isRefundable } from '#rules/returns/refundable.ts'
import { needlessFees } from '#rules/shipping/joined-parcels.ts'
import { listAttemptsOf } from '#server/money/payments/published/books-of-order.ts'
import { listGivenParts } from '#server/money/payments/published/given-parts.ts'
import type { LockedParcel } from '#server/sales/orders/lock-parcel.ts'

/** `language`: of its buyer, who reads why it goes back. `isOpen`: it can be given back at this moment; before the goods are packed it cannot. */
export type NeedlessFee = { number: string; amount: Twd; language: Language; isOpen: boolean }

/** The delivery fees of parcels in one box that became needless. A part of an order has paid for no box of its own. */
export async function listNeedlessFees(db: Kysely<Tables>, joined: readonly LockedParcel[]): Promise<NeedlessFee[]> {
  const whole = joined.filter((each) => each.parcel.id === each.whole.id)
  const orders = []
  for (const { whole: order } of whole) {
    const given = await listGivenParts(db, order.id)
    const attempts = await listAttemptsOf(db, order.id)
    orders.push({
      number: order.hashed_id,
      fee: order.delivery_fee,
      back: sum(given.filter(({ fee }) => fee === 'delivery').map(({ amount }) => amount)),
      isPaid: attempts.some(({ status, surplus }) => isReceived(status) && !surplus),
    })
  }
  return needlessFees(orders).map((fee) => {
    const order = whole.find((each) => each.whole.hashed_id === fee.number)
    const isOpen = order?.parcels.some(({ status }) => isRefundable(status)) ?? false
    return { ...fee, language: order?.whole.lang ?? 'zh', isOpen }
  })
}
