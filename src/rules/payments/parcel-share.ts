import { sum, type Twd } from '#rules/money.ts'

/** What of an order's money is left for its buyer: neither given back nor kept of one of its parcels. */
export function leftUnkept({ left, parcels }: { left: Twd; parcels: readonly { kept_amount: Twd }[] }): Twd {
  return left - sum(parcels.map(({ kept_amount }) => kept_amount))
}
