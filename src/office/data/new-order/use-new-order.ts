import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { OrderWish } from '#contract/office/api/ordering/new-order.ts'
import { useOffice } from '../office.tsx'

/** So long nobody types before it is asked. */
const settledAfterMs = 300

/** What an order comes to as it stands, asked anew whenever it is changed; nothing before there are goods. */
export function useOrderQuote(wish: OrderWish | null) {
  const { newOrder } = useOffice()
  const now = JSON.stringify(wish)
  const asked = useSettled(now)
  const { data: quote, isFetching } = useQuery({
    queryKey: ['new-order', 'quote', asked],
    queryFn: ({ signal }) => newOrder.quote(JSON.parse(asked) as OrderWish, { signal }),
    enabled: wish !== null && (wish.lines?.length ?? 0) > 0 && asked !== 'null',
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  return { quote, isAsking: isFetching || asked !== now }
}

/** A word once it has stayed the same for a moment. */
function useSettled(word: string): string {
  const [settled, setSettled] = useState(word)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(word), settledAfterMs)
    return () => clearTimeout(timer)
  }, [word])
  return settled
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
