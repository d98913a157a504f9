import { cappedAt } from '#texts/office/goods/bulk.ts'
import { formatNumber } from '#texts/shared/format.ts'
import type { ProductsSearch } from '#contract/office/products-address.ts'
import { productFilterOf } from '#contract/office/products-address.ts'
import { mostProducts } from '#rules/catalog/bulk/bulk-move.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useSelection } from '../lists/use-selection.ts'
import { useOffice } from '../office.tsx'
import { problemMessage } from '../problem-message.ts'

type Shown = { search: ProductsSearch; words: string; shown: readonly { id: number }[] }

/** What of the list of products is selected, and having the server fix it: all of the filter, or the rows that were chosen (GDS-05). */
export function useProductSelection({ search, words, shown }: Shown) {
  const [say, language] = [useWords(), useLanguage()]
  const { productBatches } = useOffice()
  const showToast = useToasts()
  const selection = useSelection(shown.map(({ id }) => String(id)))
  const { selected } = selection
  const tell = (error: unknown) => showToast({ kind: 'error', message: problemMessage(error, language) })
  return {
    ...selection,
    /** Row by row, in the order of the list; none where all of the filter are selected. */
    chosen: selected.all ? [] : shown.map(({ id }) => id).filter((id) => selected.keys.has(String(id))),
    count: selected.all?.count ?? selected.keys.size,
    async fixAll() {
      try {
        const all = await productBatches.select({ products: { ...productFilterOf(search), ...(words && { words }) } })
        selection.takeAll({ ...all, total: null })
        if (all.capped) showToast({ kind: 'info', message: say(cappedAt(formatNumber(mostProducts, language))) })
      } catch (error) {
        tell(error)
      }
    },
    /** Hands on the number under which they are fixed. */
    async fix(then: (selection: number) => void) {
      try {
        then(selected.all?.id ?? (await productBatches.select({ ids: [...selected.keys].map(Number) })).id)
      } catch (error) {
        tell(error)
      }
    },
  }
}
