import { skipToken, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { ListColumns, SavedView } from '#contract/office/api/lists.ts'
import { ordersAddress, readOrdersSearch } from '#contract/office/orders-address.ts'
import { unarranged, writable } from '../../ui/table/table-column.ts'
import { readColumns, writeColumns } from '../address/columns-of-link.ts'
import { useInAddress } from '../address/use-in-address.ts'
import { useOffice } from '../office.tsx'
import { useKeepColumns } from './use-keep-columns.ts'
import { useTellColumns } from './use-tell-columns.ts'

const key = ['views', 'orders']
/** How columns were put while a view was looked at, for as long as the page is open. */
const keyOfView = (id: number) => ['columns of view', id]

/**
 * Views of the list of orders that this person sees, and how its columns stand: those of a link that names some (NAV-02), those of the
 * view that is looked at, where it keeps some (NAV-27), else this person's own; undefined until they are read.
 */
export function useViews() {
  const { views } = useOffice()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const { data, isFetched, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => views.list({}, { signal }),
    staleTime: 60_000,
  })
  const current = viewAt(data?.views ?? [], search)
  const { data: put } = useQuery<ListColumns>({ queryKey: keyOfView(current?.id ?? 0), queryFn: skipToken, gcTime: Infinity })
  const linked = readColumns(search['columns'])
  const columns = linked ?? (current && (put ?? current.columns)) ?? (data && (data.columns ?? unarranged))
  return { views: data?.views ?? [], current, columns, roles: data?.roles ?? [], isFetched, error, refetch }
}

/** The kept view whose filter and sort stand in the address. */
function viewAt(views: readonly SavedView[], search: Record<string, unknown>): SavedView | undefined {
  const here = ordersAddress(readOrdersSearch(search))
  return views.find(({ query, removed_at }) => removed_at === null && ordersAddress(readOrdersSearch(query)) === here)
}

/**
 * Columns stand as they were put at once; that they are kept may take a moment. Of a view that is looked at they are kept with it by who
 * may change it; others see them so until they leave the page. Until it is known how they stood, none is changed: that would put all of
 * them anew.
 */
export function useArrange(): (columns: ListColumns) => void {
  const { views } = useOffice()
  const queries = useQueryClient()
  const tellColumns = useTellColumns()
  const { current, columns: shown } = useViews()
  const [linked, writeLinked] = useInAddress('columns')
  const keep = useKeepColumns(key, async (columns) => views.arrange(columns))
  const keepInView = useKeepInView(queries)
  const put = async (columns: ListColumns) => {
    if (current?.columns) {
      queries.setQueryData(keyOfView(current.id), columns)
      if (current.may_change) await keepInView(current.id, columns)
      return
    }
    await keep(columns)
  }
  return (columns) => {
    if (linked !== undefined) return writeLinked(writeColumns(columns))
    if (!shown) return
    const before = writable(shown)
    const undo = () => put(before)
    tellColumns(put(columns), undo)
  }
}

type Views = { views: readonly SavedView[] }

/** One change after the other, each with the version that the one before has left. */
function useKeepInView(queries: QueryClient): (id: number, columns: ListColumns) => Promise<void> {
  const { views } = useOffice()
  const change = useMutation({
    scope: { id: 'columns of a view' },
    async mutationFn({ id, columns }: { id: number; columns: ListColumns }) {
      const view = queries.getQueryData<Views>(key)?.views.find((each) => each.id === id)
      if (!view) return
      const { name, query, roles, version: seen } = view
      const { version } = await views.change({ id, name, query, roles, columns, version: seen })
      queries.setQueryData<Views>(
        key,
        (known) => known && { ...known, views: known.views.map((each) => (each.id === id ? { ...each, version, columns } : each)) },
      )
    },
    onError: () => void queries.invalidateQueries({ queryKey: key }),
  })
  return (id, columns) => change.mutateAsync({ id, columns })
}

export function useViewsChanged(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: key })
}
