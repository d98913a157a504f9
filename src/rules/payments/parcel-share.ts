import { sum, type Twd } from '#rules/money.ts'

/** An order's money, and which of it belongs to one of its parcels. */
export type ParcelMoney = { items_total: Twd; discount_amount: Twd; parcel_items: Twd }

/** What a parcel's goods cost their buyer: its lines less their share of the discount. Fees belong to the whole order. */
export function priceOfParcel({ items_total, discount_amount, parcel_items }: ParcelMoney): Twd {
  if (items_total === 0) return 0
  return parcel_items - Math.floor((discount_amount * parcel_items) / items_total)
}

/** What of an order's money is left for its buyer: neither given back nor kept of one of its parcels. */
export function leftUnkept({ left, parcels }: { left: Twd; parcels: readonly { kept_amount: Twd }[] }): Twd {
  return left - sum(parcels.map(({ kept_amount }) => kept_amount))
}
