import type { Tx } from '#database/connect.ts'
import type { Twd } from '#rules/money.ts'
import { lockMoney } from '#server/money/payments/lock-money.ts'
import { findCashToCollect } from '#server/money/payments/refunding/collect-less.ts'
import type { LockedParcel } from '#server/sales/orders/lock-parcel.ts'
import { shareOfParcel } from '#server/sales/refunding/share-of-parcel.ts'
import { priceOf } from '../price-of-parcel.ts'

/** What goes back when a parcel is not sent; of one that is paid on delivery, what the courier does not collect. The order is held. */
export async function worthOfParcel(tx: Tx, held: LockedParcel): Promise<Twd> {
  const money = await lockMoney(tx, held.whole.id)
  if (money.received === 0) return (await findCashToCollect(tx, held.whole.id))?.amount ?? 0
  const { amount: share } = await shareOfParcel(tx, held, held.parcel.id)
  return priceOf({ held, money, share })
}
