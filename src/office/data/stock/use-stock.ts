import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { StockView } from '#rules/catalog/stock/stock-views.ts'
import type { MovementKind } from '#rules/catalog/stock/stock-movements.ts'
import { useTellChange } from '../saving/tell-change.tsx'
import type { KeptForm } from '../saving/use-kept-form.tsx'
import { railKey } from '../use-rail.ts'
import { useOffice } from '../office.tsx'

export const stockKey = ['stock'] as const

export function useStockList({ view, words }: { view: StockView; words: string }) {
  const { stock } = useOffice()
  return useInfiniteQuery({
    queryKey: [...stockKey, 'list', view, words],
    queryFn: ({ pageParam, signal }) => stock.list({ view, words, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  })
}

/** What lies in the house at cost; asked for those only who may see it. */
export function useStockValue(isSeen: boolean) {
  const { stock } = useOffice()
  return useQuery({ queryKey: [...stockKey, 'value'], queryFn: ({ signal }) => stock.value({}, { signal }), enabled: isSeen })
}

export function useShortHoldings() {
  const { stock } = useOffice()
  return useQuery({ queryKey: [...stockKey, 'short'], queryFn: ({ signal }) => stock.short({}, { signal }) })
}

export function useStockOf(id: number) {
  const { stock } = useOffice()
  return useQuery({ queryKey: [...stockKey, id], queryFn: ({ signal }) => stock.find({ id }, { signal }) })
}

export function useHoldings(id: number) {
  const { stock } = useOffice()
  return useQuery({ queryKey: [...stockKey, id, 'reserved'], queryFn: ({ signal }) => stock.reserved({ id }, { signal }) })
}

export type LedgerAsked = { kind?: MovementKind; lot?: number; actor?: string; day?: string }

export function useLedger(id: number, asked: LedgerAsked) {
  const { stock } = useOffice()
  return useInfiniteQuery({
    queryKey: [...stockKey, id, 'ledger', asked],
    queryFn: ({ pageParam, signal }) => stock.movements({ id, ...asked, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  })
}

/** What is said when it is saved, the form that need not keep it any more, and what follows. */
export type Saved = {
  says: string
  kept: KeptForm
  onDone: () => void
  /** Only of settings: what moved stock has no way back. */ undo?: () => Promise<unknown>
}

/** Something that moves stock: what is shown of it stands as it is then. */
export function useStockChange<Wish>(act: (wish: Wish) => Promise<unknown>, { says, kept, onDone, undo }: Saved) {
  const queries = useQueryClient()
  const tellChange = useTellChange()
  const showAnew = async () => {
    void queries.invalidateQueries({ queryKey: railKey })
    await queries.invalidateQueries({ queryKey: stockKey })
  }
  return useMutation({
    mutationFn: act,
    async onSuccess() {
      kept.forget()
      tellChange({ message: says, ...(undo && { undo: () => undo().finally(showAnew) }) })
      onDone()
      await showAnew()
    },
  })
}
