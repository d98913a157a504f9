import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OfficeImport } from '#contract/office/api/goods/imports.ts'
import { isUnderWay } from '#rules/imports/row-result.ts'
import { useOffice } from '../office.tsx'
import type { KeptForm } from '../saving/use-kept-form.tsx'
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
    refetchInterval: ({ state }) => (state.data && goesOn(state.data) ? askAgainMs : false),
  })
}

/** Also where pictures are still to come. */
const goesOn = ({ state, pictures, undone_at: undoneAt }: OfficeImport) => isUnderWay(state) || (pictures.waiting > 0 && undoneAt === null)

/** What became of each picture of an import; `seen`: how many have come or not, so that it is asked anew when that changes. */
export function useImportedPictures({ id, seen }: { id: number; seen: string }) {
  const { imports } = useOffice()
  return useInfiniteQuery({
    queryKey: [...key, id, 'pictures', seen],
    queryFn: ({ pageParam, signal }) => imports.pictures({ id, after: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
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
export function useImportMove<Said>(move: (said: Said, press: Pressed) => Promise<unknown>, kept?: KeptForm) {
  const carefully = useCarefully()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (said: Said) => carefully((press) => move(said, press)),
    onSuccess: () => kept?.forget(),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })
}
