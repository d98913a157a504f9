import type { Twd } from '#rules/money.ts'

/** The last digit that a price is brought down to. */
export const priceEndings = [0, 5, 9] as const
export type PriceEnding = (typeof priceEndings)[number]

/** `percent`: of the present price, with at most two decimals; -10 makes it cheaper by a tenth. */
export type ByPercent = { percent: number; ending: PriceEnding | null }

/**
 * A price that is changed by percent, rounded down to the dollar, or further down to the ending that was chosen (GDS-08). Null where no
 * price of 0 or more has that ending.
 */
export function priceByPercent(price: Twd, { percent, ending }: ByPercent): Twd | null {
  // Hundredths of a percent are whole, so that nothing is lost before it is rounded.
  const changed = Math.floor((price * (10_000 + Math.round(percent * 100))) / 10_000)
  const ended = ending === null ? changed : changed - ((((changed - ending) % 10) + 10) % 10)
  return ended < 0 ? null : ended
}
