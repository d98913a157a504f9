import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { productFilterOf, productsAddress, type ProductsSearch } from '#contract/office/products-address.ts'
import { useSearchWords } from '../address/use-search-words.ts'
import { useOffice } from '../office.tsx'

export type Rows = 50 | 100 | 200

/** What of the list is asked of the server. */
export function askedOf({ search, words }: { search: ProductsSearch; words: string }) {
  return { ...productFilterOf(search), sort: search.sort ?? ('-changed' as const), ...(words && { words }) }
}

/** Everything that the list of products asks and keeps: its page, and what is looked for. */
export function useProductList(search: ProductsSearch) {
  const { products } = useOffice()
  const { words, look, lookAt } = useSearchWords()
  const [rows, setRows] = useState<Rows>(50)
  // Pages are of what was looked for.
  const [paged, setPaged] = useState<{ of: string; cursors: readonly string[] }>({ of: words, cursors: [] })
  const cursors = paged.of === words ? paged.cursors : []
  const setCursors = (next: readonly string[]) => setPaged({ of: words, cursors: next })
  const cursor = cursors.at(-1)
  const asked = askedOf({ search, words })
  const answer = useQuery({
    queryKey: ['products', asked, cursor, rows],
    queryFn: ({ signal }) => products.list({ ...asked, rows, ...(cursor !== undefined && { cursor }) }, { signal }),
    placeholderData: (before) => before,
  })
  const beginAnew = (change: () => void) => {
    setCursors([])
    change()
  }
  return {
    ...answer,
    shown: answer.data?.rows ?? [],
    words,
    rows,
    isFirstPage: cursors.length === 0,
    go: (next: ProductsSearch) => lookAt(productsAddress(next), words),
    look: (typed: string) => beginAnew(() => look(typed)),
    chooseRows: (chosen: Rows) => beginAnew(() => setRows(chosen)),
    goBack: () => setCursors(cursors.slice(0, -1)),
    goOn: (next: string) => setCursors([...cursors, next]),
  }
}

/** Every category, by its place. */
export function useCategories() {
  const { products } = useOffice()
  const { data } = useQuery({
    queryKey: ['product categories'],
    queryFn: ({ signal }) => products.categories({}, { signal }),
    staleTime: 60_000,
  })
  return data?.categories ?? []
}
