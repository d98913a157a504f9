import { mostStock } from '#rules/catalog/stock/most-stock.ts'
import type { StockMode } from './import-fields.ts'

/** Why stock can't be moved so by a file. `lot_required`: its lots are followed, and which of them is meant a file does not say. */
export type StockFault = 'lot_required' | 'below_reserved' | 'not_enough_stock' | 'too_much' | 'below_nothing'

export type StockFacts = {
  stock: number
  /** Held for orders. */
  reserved: number
  /** Of a preorder orders may hold so many more than are there. */
  preorder_quota: number
  /** In lots. */
  in_lots: number
  lots_followed: boolean
}

/** Whether the stock may be put at, or moved by, so many units (IMP-13); null when it may. */
export function faultOfStock(facts: StockFacts, { units, mode }: { units: number; mode: StockMode }): StockFault | null {
  const target = mode === 'set' ? units : facts.stock + units
  if (target === facts.stock) return null
  if (mode === 'set' && units < 0) return 'below_nothing'
  if (target > mostStock) return 'too_much'
  if (facts.lots_followed || target < facts.in_lots) return 'lot_required'
  if (target < facts.reserved - facts.preorder_quota) return mode === 'set' ? 'below_reserved' : 'not_enough_stock'
  return null
}
