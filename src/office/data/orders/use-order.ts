import { useQuery } from '@tanstack/react-query'
import { askAgainMs } from '../ask-again.ts'
import { useOffice } from '../office.tsx'

/** Everything of one order, asked for again while it is looked at. */
export function useOrder(number: string) {
  const office = useOffice()
  return useQuery({
    queryKey: ['order', number],
    queryFn: ({ signal }) => office.orders.find({ number }, { signal }),
    refetchInterval: askAgainMs,
  })
}
