import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { OrderWish } from '#contract/office/api/ordering/new-order.ts'
import { useOffice } from '../office.tsx'

/** What an order comes to as it stands, asked anew whenever it is changed; nothing before there are goods. */
export function useOrderQuote(wish: OrderWish | null) {
  const { newOrder } = useOffice()
  const asked = useDeferredValue(wish)
  const isAsked = asked !== null && (asked.lines?.length ?? 0) > 0
  return useQuery({
    queryKey: ['new-order', 'quote', asked],
    queryFn: ({ signal }) => newOrder.quote(asked ?? { uid: '', order: {} }, { signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}

/** Somebody for whom an order is entered, with what is known of them for it. */
export function useBuyer(uid: string | null) {
  const { newOrder } = useOffice()
  return useQuery({
    queryKey: ['new-order', 'buyer', uid],
    queryFn: ({ signal }) => newOrder.findBuyer({ uid: uid ?? '' }, { signal }),
    enabled: uid !== null,
  })
}
