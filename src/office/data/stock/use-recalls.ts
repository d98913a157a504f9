import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useOffice } from '../office.tsx'
import { stockKey } from './use-stock.ts'

const recallsKey = [...stockKey, 'recalls'] as const

export function useRecalls() {
  const { recalls } = useOffice()
  return useInfiniteQuery({
    queryKey: [...recallsKey, 'list'],
    queryFn: ({ pageParam, signal }) => recalls.list({ ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

export function useLotsNumbered(words: string) {
  const { recalls } = useOffice()
  return useQuery({ queryKey: [...recallsKey, 'lots', words], queryFn: ({ signal }) => recalls.lots({ words }, { signal }) })
}

export function useRecall(id: number) {
  const { recalls } = useOffice()
  return useQuery({ queryKey: [...recallsKey, id], queryFn: ({ signal }) => recalls.find({ id }, { signal }) })
}

export function useRecalledParcels(id: number) {
  const { recalls } = useOffice()
  return useInfiniteQuery({
    queryKey: [...recallsKey, id, 'parcels'],
    queryFn: ({ pageParam, signal }) => recalls.parcels({ id, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}
