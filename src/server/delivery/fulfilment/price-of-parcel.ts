import type { Twd } from '#rules/money.ts'
import { leftUnkept } from '#rules/payments/parcel-share.ts'
import type { OrderMoney } from '#server/money/payments/lock-money.ts'
import type { LockedParcel } from '#server/sales/orders/lock-parcel.ts'

const gone: readonly string[] = ['cancel', 'refunding', 'refunded']

/** Whether the other parcels of its order have ended before it. */
export function isLast({ parcel, parcels }: LockedParcel): boolean {
  return parcels.every(({ id, status }) => id === parcel.id || gone.includes(status))
}

export type Priced = { held: LockedParcel; money: OrderMoney; /** What its goods still bring. */ share: Twd }

/** What the buyer has paid for a parcel: what its goods still bring, or with the last one everything that is left and was not kept of another. */
export function priceOf({ held, money, share }: Priced): Twd {
  const left = money.received > 0 ? leftUnkept({ left: money.left, parcels: held.parcels }) : held.whole.grand_total
  return isLast(held) ? left : Math.min(left, share)
}
