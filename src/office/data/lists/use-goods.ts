import { useQuery } from '@tanstack/react-query'
import type { NamedGoods } from '#contract/office/api/filtering/order-goods.ts'
import { useOffice } from '../office.tsx'

export type GoodsKind = NamedGoods['kind']

/** What products or categories are called that a filter names by their numbers, as `3,17`. */
export function useGoodsNames(kind: GoodsKind, written: string): (id: string) => string {
  const { orderGoods } = useOffice()
  const { data } = useQuery({
    queryKey: ['goods named', kind, written],
    queryFn: ({ signal }) => orderGoods.name({ kind, ids: written }, { signal }),
    enabled: written !== '',
    staleTime: 60_000,
  })
  return (id) => data?.named.find((each) => String(each.id) === id)?.name ?? id
}

/** Products or categories on which all the words stand. */
export function useGoodsFound(kind: GoodsKind, words: string) {
  const { orderGoods } = useOffice()
  const { data } = useQuery({
    queryKey: ['goods found', kind, words],
    queryFn: ({ signal }) => orderGoods.find({ kind, words }, { signal }),
    placeholderData: (before) => before,
    staleTime: 60_000,
  })
  return data?.found
}
