import type { Twd } from '#rules/money.ts'

/** Whether a list price says something about what is asked: nobody is misled by one that is the price. */
const isClaim = ({ price, origin_price: full }: { price: Twd; origin_price: Twd }) => full > price

/**
 * Whether a list price was asked on no day of those that count (GDS-20). `highest`: the most that was asked on any of them, null where the
 * product was never on sale. Who has paid more than the list price was not misled by it.
 */
export function isUnsoldListPrice(prices: { price: Twd; origin_price: Twd }, highest: Twd | null): boolean {
  return isClaim(prices) && (highest === null || highest < prices.origin_price)
}

/** Days that count, today among them. */
export type ListPriceTerms = { days: number }
export const defaultListPriceTerms: ListPriceTerms = { days: 180 }
