import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ListColumns, SavedView } from '#contract/office/api/lists.ts'
import { productsAddress, readProductsSearch, type ProductsSearch } from '#contract/office/products-address.ts'
import { unarranged, writable } from '../../ui/table/table-column.ts'
import { useOffice } from '../office.tsx'
import { useKeepColumns } from '../lists/use-keep-columns.ts'
import { useTellColumns } from '../lists/use-tell-columns.ts'

const key = ['product views']

/** Views of the list of products that this person sees, and how its columns stand: those of the view that is looked at, else their own; undefined until they are read. */
export function useProductViews(search: ProductsSearch) {
  const { productViews } = useOffice()
  const { data, isFetched, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => productViews.list({}, { signal }),
    staleTime: 60_000,
  })
  const views = (data?.views ?? []).filter(({ removed_at }) => removed_at === null)
  const current = viewAt(views, search)
  return { views, current, columns: current?.columns ?? (data && (data.columns ?? unarranged)), isFetched, error, refetch }
}

function viewAt(views: readonly SavedView[], search: ProductsSearch): SavedView | undefined {
  const here = productsAddress(search)
  return views.find(({ query }) => productsAddress(readProductsSearch(query)) === here)
}

/** Until it is known how they stood, none is changed. */
export function useArrangeProducts(search: ProductsSearch): (columns: ListColumns) => void {
  const tellColumns = useTellColumns()
  const { columns: shown } = useProductViews(search)
  const { productViews } = useOffice()
  const put = useKeepColumns(key, async (columns) => productViews.arrange(columns))
  return (columns) => {
    if (!shown) return
    const before = writable(shown)
    const undo = () => put(before)
    tellColumns(put(columns), undo)
  }
}

export function useProductViewsChanged(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: key })
}
