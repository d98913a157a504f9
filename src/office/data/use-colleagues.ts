import { useQuery } from '@tanstack/react-query'
import type { Colleague } from '#contract/office/api/order-page.ts'
import { useOffice } from './office.tsx'

/** Who works in the office now; empty until it is known. */
export function useColleagues(): readonly Colleague[] {
  const { orderPage } = useOffice()
  const { data } = useQuery({
    queryKey: ['colleagues'],
    queryFn: ({ signal }) => orderPage.colleagues({}, { signal }),
    staleTime: 5 * 60_000,
  })
  return data?.people ?? []
}
