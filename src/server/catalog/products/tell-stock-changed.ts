import { fellLow } from '#rules/catalog/low-stock.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listOwnLimits } from './published/low-stock.ts'
import { takeStockNotes, type StockNote } from './stock-notes.ts'

/**
 * Every minute: tells of products of which another number can be sold than a minute ago, each once, however much happened to it.
 * What was held and let go again meanwhile is nothing to tell.
 */
export async function tellStockChanged({ database, terms }: Shop): Promise<void> {
  const { low_stock_units: lowAt } = (await terms()).today
  await database.transaction(async (tx) => {
    const byProduct = Map.groupBy(await takeStockNotes(tx), ({ product_id }) => product_id)
    const ownLimits = await listOwnLimits(tx, [...byProduct.keys()])
    for (const [productId, notes] of byProduct) {
      const { was, free, version } = together(notes)
      if (was === free) continue
      await tellLater(tx, { name: 'stock-changed', productId, free, version })
      const own = ownLimits.get(productId)
      if (fellLow({ was, free }, own === undefined ? lowAt : own - 1)) await tellLater(tx, { name: 'stock-low', productId, free, version })
    }
  })
}

/** Notes of one product, the first one first: what stood before all of them, and after. */
function together(notes: readonly StockNote[]): { was: number; free: number; version: number } {
  const [first, last] = [notes[0], notes.at(-1)]
  return { was: first?.was ?? 0, free: last?.free ?? 0, version: last?.id ?? 0 }
}
