import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useOffice } from '../office.tsx'

/** Families whose name holds the words, page by page. */
export function useFamilies(words: string) {
  const { families } = useOffice()
  return useInfiniteQuery({
    queryKey: ['families', words],
    queryFn: ({ pageParam, signal }) => families.list({ words, after: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  })
}

export function useFamily(id: number) {
  const { families } = useOffice()
  return useQuery({ queryKey: ['family', id], queryFn: ({ signal }) => families.find({ id }, { signal }) })
}

/** How these products would stand as a family; asked once. */
export function useFamilyDraft(products: readonly number[]) {
  const { families } = useOffice()
  return useQuery({
    queryKey: ['family draft', products],
    queryFn: ({ signal }) => families.draft({ products: [...products] }, { signal }),
    enabled: products.length > 0,
    staleTime: Infinity,
  })
}

/** Families that could be made, once somebody asks for them. */
export function useProposals(isAsked: boolean) {
  const { families } = useOffice()
  return useQuery({
    queryKey: ['families', 'proposals'],
    queryFn: ({ signal }) => families.proposals({}, { signal }),
    enabled: isAsked,
  })
}

export function useFamiliesChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    void queries.invalidateQueries({ queryKey: ['families'] })
    await queries.invalidateQueries({ queryKey: ['family'] })
  }
}
