/** What could be sold of a product before something happened, and after. */
export type StockMove = { was: number; free: number }

/** Whether a product has become scarce by this: `lowAt` or fewer can be sold, and before it was more. */
export function fellLow({ was, free }: StockMove, lowAt: number): boolean {
  return was > lowAt && free <= lowAt
}
