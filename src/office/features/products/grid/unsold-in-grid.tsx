import type { GridRow } from '#contract/office/api/goods/product-grid.ts'
import { readInGrid } from '#rules/grid/grid-cell.ts'
import { unsoldOf } from '#texts/office/goods/list-price.ts'
import { wordsRead } from '#texts/office/goods/words-of-cells.ts'
import { joinWords } from '#texts/shared/format.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import type { Edits } from '../../../data/products/grid/edits.ts'
import { pricesIn, useUnsoldListPrices } from '../../../data/products/use-list-prices.ts'

const mostNames = 3

/** Which of the list prices that are typed were never asked (GDS-20). */
export function UnsoldInGrid({ rows, edits }: { rows: readonly GridRow[]; edits: Edits }) {
  const [say, language] = [useWords(), useLanguage()]
  const { ids, days } = useUnsoldListPrices(rows.flatMap(({ id }) => pricesIn(id, typedOf(edits[id]))))
  if (ids.size === 0) return null
  const names = rows.filter(({ id }) => ids.has(id)).map(({ fields }) => String(fields.name_zh))
  return (
    <p role="status" className="import-note">
      {say(unsoldOf(joinWords(names.slice(0, mostNames), language), { count: names.length, days }))}
    </p>
  )
}

function typedOf(edits: Edits[number] | undefined): Record<string, unknown> {
  return Object.fromEntries(
    (['price', 'origin_price'] as const).map((field) => [field, edits?.[field] && readInGrid(field, edits[field].text, wordsRead)]),
  )
}
