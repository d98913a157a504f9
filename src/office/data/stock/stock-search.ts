import { stockViews } from '#rules/catalog/stock/stock-views.ts'
import type { StockSearch } from '../paths.ts'

export const stockTabs = [...stockViews, 'short'] as const

/** What of an address the stock is asked for; what is none of it is left out. */
export function readStockSearch({ view }: Record<string, unknown>): StockSearch {
  const known = stockTabs.find((each) => each === view)
  return known === undefined || known === 'all' ? {} : { view: known }
}
