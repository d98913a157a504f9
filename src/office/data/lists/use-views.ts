import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ListColumns } from '#contract/office/api/lists.ts'
import { unarranged } from '../../ui/table/table-column.ts'
import { useOffice } from '../office.tsx'

const key = ['views', 'orders']

/** Views of the list of orders that this person sees, and how its columns stand for them. */
export function useViews() {
  const { views } = useOffice()
  const { data } = useQuery({ queryKey: key, queryFn: ({ signal }) => views.list({}, { signal }), staleTime: 60_000 })
  return { views: data?.views ?? [], columns: data?.columns ?? unarranged, roles: data?.roles ?? [] }
}

/** Columns stand as they were put at once; that they are kept may take a moment. */
export function useArrange(): (columns: ListColumns) => void {
  const { views } = useOffice()
  const queries = useQueryClient()
  const keep = useMutation({ mutationFn: (columns: ListColumns) => views.arrange(columns) })
  return (columns) => {
    queries.setQueryData(key, (before: object | undefined) => before && { ...before, columns })
    keep.mutate(columns)
  }
}

export function useViewsChanged(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: key })
}
