/** What could be sold of a product before something happened, and after. */
export type StockMove = { was: number; free: number }

/**
 * Whether a product has become scarce by this: as much as this or less can be sold, and before it was more. Where nobody has said how
 * much is little, nothing is.
 */
export function fellLow({ was, free }: StockMove, lowAt = 0): boolean {
  return was > lowAt && free <= lowAt
}
