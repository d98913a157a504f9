import type { Twd } from '#rules/money.ts'

export type ProductPrices = {
  origin_price: Twd
  price: Twd
  first_purchase_price?: Twd | null | undefined
  /** In points. */
  shopping_point_price?: number | null | undefined
  is_gift_only?: boolean | undefined
  /** It is a draft of which nobody has set the price yet. */
  is_unpriced?: boolean | undefined
}

/** What is wrong with a price, by the field at which it is to be mended. */
export type PriceFaults = Partial<Record<'price' | 'first_purchase_price', 'aboveOrigin' | 'notBelowPrice' | 'free'>>

/** Whether these prices may stand beside each other (GDS-18); nothing where they may. */
export function faultsInPrices({
  origin_price: full,
  price: asked,
  first_purchase_price: first,
  shopping_point_price: points,
  is_gift_only: gift,
  is_unpriced: unpriced,
}: ProductPrices): PriceFaults {
  const isFree = asked === 0 && typeof points !== 'number' && gift !== true && unpriced !== true
  return {
    ...(asked > full ? { price: 'aboveOrigin' as const } : isFree && { price: 'free' as const }),
    ...(typeof first === 'number' && first >= asked && { first_purchase_price: 'notBelowPrice' as const }),
  }
}

/**
 * Why a price is asked about once more (GDS-19): it is below what a unit costs, or far from the present one; null when it is usual. A
 * draft that has no price yet has none to be far from. `costCents`: null where nobody knows, or may not.
 */
export function unusualPrice(to: Twd, { present, costCents }: { present: Twd; costCents: number | null }): UnusualPrice | null {
  if (costCents !== null && to * 100 < costCents) return { why: 'belowCost', beside: Math.ceil(costCents / 100), to }
  return present > 0 && (to * 2 < present || to > present * 2) ? { why: 'far', beside: present, to } : null
}

/** `beside`: the present price, or what a unit costs on the average, whichever the new one is compared with. */
export type UnusualPrice = { why: 'far' | 'belowCost'; beside: Twd; to: Twd }
