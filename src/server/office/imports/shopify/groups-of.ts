import { textOfCell } from '#rules/imports/cell-text.ts'
import type { ShopifyField } from '#rules/imports/shopify/shopify-columns.ts'
import type { ShopifyRow } from '#rules/imports/shopify/shopify-goods.ts'
import type { FileRow, Matching } from '../trying/parse-row.ts'

/** Of more rows than that of one handle nobody makes a family: 200 variants and 250 pictures are the most that Shopify has. */
const mostRowsOfGroup = 5000

/** Rows whose groups are whole, and those of the last handle, of which more may follow. */
export function wholeGroups(rows: readonly FileRow[], matching: Matching): { whole: readonly FileRow[]; rest: FileRow[] } {
  const last = groupsOf(rows, matching).at(-1) ?? []
  if (last.length >= mostRowsOfGroup) return { whole: rows, rest: [] }
  return { whole: rows.slice(0, rows.length - last.length), rest: rows.slice(rows.length - last.length) }
}

/** Rows of one handle, which follow each other. One without a handle goes with those before it, and an empty row is alone. */
export function groupsOf(rows: readonly FileRow[], matching: Matching): ShopifyRow[][] {
  const groups: ShopifyRow[][] = []
  let handle: string | undefined
  for (const row of rows) {
    const read = readRow(row, matching)
    const isEmpty = Object.keys(read.said).length === 0
    const group = groups.at(-1)
    if (group && !isEmpty && handle !== undefined && (read.said.slug ?? handle) === handle) group.push(read)
    else groups.push([read])
    handle = isEmpty ? undefined : (read.said.slug ?? handle ?? '')
  }
  return groups
}

function readRow({ rowNo, cells }: FileRow, matching: Matching): ShopifyRow {
  const said: Partial<Record<ShopifyField, string>> = {}
  for (const [place, cell] of cells.entries()) {
    const field = matching[place]
    if (field && cell.trim() !== '') said[field as ShopifyField] = textOfCell(cell.trim())
  }
  return { rowNo, cells, said }
}
