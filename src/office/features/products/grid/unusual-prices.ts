import type { GridRow } from '#contract/office/api/goods/product-grid.ts'
import { unusualPrice, type UnusualPrice } from '#rules/catalog/product-prices.ts'
import { readInGrid } from '#rules/grid/grid-cell.ts'
import { wordsRead } from '#texts/office/goods/words-of-cells.ts'
import type { Edits } from '../../../data/products/grid/edits.ts'

export type UnusualInGrid = UnusualPrice & { id: number; name: string }

/** Prices among what is typed that are to be asked about once more (GDS-19). */
export function unusualPrices(rows: readonly GridRow[], edits: Edits): UnusualInGrid[] {
  return rows.flatMap(({ id, fields, average_cents: costCents }): UnusualInGrid[] => {
    const typed = edits[id]?.price
    const to = typed && readInGrid('price', typed.text, wordsRead)
    if (typeof to !== 'number') return []
    const unusual = unusualPrice(to, { present: Number(fields.price), costCents })
    return unusual ? [{ id, name: String(fields.name_zh), ...unusual }] : []
  })
}
