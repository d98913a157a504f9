import { useQuery } from '@tanstack/react-query'
import { askAgainMs } from '../ask-again.ts'
import { useOffice } from '../office.tsx'
import { useMay } from '../use-me.ts'

/** The invoices of an order, for who may see them; asked again as the page of the order is. */
export function useOrderInvoices(number: string) {
  const office = useOffice()
  return useQuery({
    queryKey: ['order', number, 'invoices'],
    queryFn: ({ signal }) => office.invoices.find({ number }, { signal }),
    enabled: useMay()('invoices.view'),
    refetchInterval: askAgainMs,
  })
}
