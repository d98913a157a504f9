import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isUnderWay } from '#rules/imports/row-result.ts'
import { useOffice } from '../office.tsx'
import { useCarefully, type Pressed } from '../step-up.tsx'

const key = ['imports'] as const
const askAgainMs = 1500

export function useImports() {
  const { imports } = useOffice()
  return useInfiniteQuery({
    queryKey: [...key, 'list'],
    queryFn: ({ pageParam, signal }) => imports.list(pageParam === null ? {} : { below: pageParam }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) => (state.data?.pages.some(({ rows }) => rows.some((row) => isUnderWay(row.state))) ? askAgainMs : false),
  })
}

/** One import, asked about again as long as something goes on. */
export function useImport(id: number) {
  const { imports } = useOffice()
  return useQuery({
    queryKey: [...key, id],
    queryFn: ({ signal }) => imports.find({ id }, { signal }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.state) ? askAgainMs : false),
  })
}

export type RowsAsked = { id: number; view: 'attention' | 'new' | 'update' | 'all'; words: string; state: string }

/** Rows of an import, as it stands. */
export function useImportedRows({ id, view, words, state }: RowsAsked) {
  const { imports } = useOffice()
  return useInfiniteQuery({
    queryKey: [...key, id, 'rows', state, view, words],
    queryFn: ({ pageParam, signal }) => imports.rows({ id, view, words, after: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

/** A call that moves an import, with a fresh second factor where one is needed. */
export function useImportMove<Said>(move: (said: Said, press: Pressed) => Promise<unknown>) {
  const carefully = useCarefully()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (said: Said) => carefully((press) => move(said, press)),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })
}
