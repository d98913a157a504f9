import type { Tx } from '#database/connect.ts'

export type StockNote = { id: number; product_id: number; was: number; free: number }

/** Takes away what was noted of products, in the order in which it happened to each. A note of a transaction that comes late is found the next time. */
export async function takeStockNotes(tx: Tx): Promise<StockNote[]> {
  const notes = await tx.deleteFrom('stock_notes').returning(['id', 'product_id', 'was', 'free']).execute()
  return notes.toSorted((one, other) => one.id - other.id)
}
