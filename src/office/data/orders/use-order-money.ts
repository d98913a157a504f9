import { useQuery } from '@tanstack/react-query'
import { useOffice } from '../office.tsx'

const askAgainMs = 10_000

/** The money of an order and what can be done with it, for who sees amounts; asked again as the page of the order is. */
export function useOrderMoney(number: string, seesMoney: boolean) {
  const office = useOffice()
  return useQuery({
    queryKey: ['order', number, 'money'],
    queryFn: ({ signal }) => office.money.find({ number }, { signal }),
    enabled: seesMoney,
    refetchInterval: askAgainMs,
  })
}
