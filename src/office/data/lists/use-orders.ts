import { useQuery } from '@tanstack/react-query'
import { filterOf, type OrdersSearch } from '#contract/office/orders-address.ts'
import { useOffice } from '../office.tsx'

export type PageAsked = { search: OrdersSearch; words: string; cursor: string | null; rows: 50 | 100 | 200 }

const askAgainMs = 15_000

/** A page of the orders of a view and a filter. Page and answer before stay in sight while the next is on its way. */
export function useOrders({ search, words, cursor, rows }: PageAsked) {
  const { orders } = useOffice()
  const asked = askedOf({ search, words })
  return useQuery({
    queryKey: ['orders', asked, cursor, rows],
    queryFn: ({ signal }) => orders.list({ ...asked, rows, ...(cursor !== null && { cursor }) }, { signal }),
    placeholderData: (before) => before,
    // New rows are announced, not pushed in between those that are read.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
}

/** How many orders have come since that moment: asked while the page is looked at. */
export function useNewOrders({ search, words, since }: Pick<PageAsked, 'search' | 'words'> & { since: string | undefined }): number {
  const { orders } = useOffice()
  const asked = askedOf({ search, words })
  const { data } = useQuery({
    queryKey: ['new orders', asked, since],
    queryFn: ({ signal }) => orders.countNewer({ ...asked, since: since ?? '' }, { signal }),
    enabled: since !== undefined,
    refetchInterval: askAgainMs,
    staleTime: 0,
  })
  return data?.count ?? 0
}

export function askedOf({ search, words }: Pick<PageAsked, 'search' | 'words'>) {
  const { view = 'all', sort = '-placed' } = search
  return { view, sort, ...filterOf(search), ...(words && { words }) }
}
