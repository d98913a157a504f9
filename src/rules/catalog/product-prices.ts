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

/** Whether a price is so far from the present one, or below what the product costs, that it is asked about once more (GDS-19). */
export function isUnusualPrice(price: Twd, { present, cost }: { present: Twd; cost: number | null }): boolean {
  return price * 2 < present || price > present * 2 || (cost !== null && price < cost)
}
