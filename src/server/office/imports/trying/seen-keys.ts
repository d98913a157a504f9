import { formsOfCode } from '#rules/catalog/barcode.ts'
import type { Judged } from './judge-goods.ts'
import { keysOf, type ParsedRow } from './parse-row.ts'

/** Notes which product, or which key of a new one, each row of a file means, and says which rows mean the same (IMP-05). */
export function seenKeys() {
  const rowsOf = new Map<string, number[]>()
  return {
    note({ tried: { row_no: rowNo, product_id: product, action }, parsed, word = null }: Judged): void {
      if (action === 'skip') return
      // One person may be meant by an address in one row and by a number in another.
      const entry = word !== null && product !== null ? [`entry ${product}`] : []
      const words = word === null ? [] : [word, ...entry]
      for (const key of parsed ? meantBy({ product, parsed }) : words) {
        const rows = rowsOf.get(key)
        // Copied for each row, a file of one key a hundred thousand times would take minutes.
        if (rows) rows.push(rowNo)
        else rowsOf.set(key, [rowNo])
      }
    },
    doubled: (): number[] => [...new Set([...rowsOf.values()].filter((rows) => rows.length > 1).flat())],
  }
}

/** A product that is there, and the code that is given to it; else the keys of one that is not. */
function meantBy({ product, parsed }: { product: number | null; parsed: ParsedRow }): string[] {
  const { barcode, slug } = keysOf(parsed)
  const code = barcode === undefined ? [] : [`barcode ${formsOfCode(barcode).toSorted()[0]}`]
  if (product !== null) return [`id ${product}`, ...code]
  return [...code, ...(slug === undefined ? [] : [`slug ${slug}`])]
}
