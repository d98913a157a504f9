import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useOffice } from '../office.tsx'

const key = (id: number) => ['product batch', id]
const askAgainMs = 1500

/** A bulk move with its products, page after page; asked again while it is under way. */
export function useProductBatch(id: number) {
  const { productBatches } = useOffice()
  const answer = useInfiniteQuery({
    queryKey: key(id),
    queryFn: ({ pageParam, signal }) => productBatches.find({ batch: id, after: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) => (isUnderWay(state.data?.pages[0]?.state) ? askAgainMs : false),
  })
  return { ...answer, batch: answer.data?.pages[0], rows: answer.data?.pages.flatMap(({ rows }) => rows) ?? [] }
}

const isUnderWay = (state: string | undefined) => state === 'applying' || state === 'undoing'

/** What is shown of a batch, of all batches and of products is asked anew. */
export function useBatchChanged(id: number): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    for (const changed of ['products', 'product', 'product batches']) void queries.invalidateQueries({ queryKey: [changed] })
    await queries.invalidateQueries({ queryKey: key(id) })
  }
}

/** Bulk moves of the last thirty days. */
export function useProductBatches() {
  const { productBatches } = useOffice()
  return useQuery({ queryKey: ['product batches'], queryFn: ({ signal }) => productBatches.list({}, { signal }) })
}
