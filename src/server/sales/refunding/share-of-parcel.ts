import type { Tx } from '#database/connect.ts'
import { sum, type Twd } from '#rules/money.ts'
import { amountOf } from '#rules/returns/refund-share.ts'
import { unitsOfParcel } from '#rules/returns/refundable.ts'
import type { LockedParcel } from '#server/sales/orders/lock-parcel.ts'
import { loadRefundable } from './load-refundable.ts'

/** What the goods of a parcel still bring whoever gives all of them back, in money and in points that paid them. */
export type ParcelShare = { parcelId: number; amount: Twd; points: number }

/** The share of one parcel of an order (D-68). The order is held. */
export async function shareOfParcel(tx: Tx, held: LockedParcel, parcelId: number): Promise<ParcelShare> {
  const units = unitsOfParcel(await loadRefundable(tx, held), parcelId)
  return { parcelId, amount: amountOf(units), points: sum(units.map(({ points }) => points)) }
}
