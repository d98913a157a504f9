export type SplitLine = { product: { split_stocks: readonly unknown[] } }

/** The lines of an order and, when some goods travel apart, those of its sub-order (D-68). */
export type SplitOrder<Line> = { lines: Line[]; subOrder: Line[] | null }

/** Goods with split stocks travel apart when other goods remain. */
export function splitOrder<Line extends SplitLine>(lines: readonly Line[]): SplitOrder<Line> {
  const apart = lines.filter((line) => line.product.split_stocks.length > 0)
  if (apart.length === 0 || apart.length === lines.length) return { lines: [...lines], subOrder: null }
  return { lines: lines.filter((line) => line.product.split_stocks.length === 0), subOrder: apart }
}

/** The number of a sub-order is shown and never opened on its own. */
export function subOrderNumber(orderNumber: string): string {
  return `${orderNumber}-1`
}
