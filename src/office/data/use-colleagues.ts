import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Colleague } from '#contract/office/api/order-page.ts'
import { useOffice } from './office.tsx'

function useColleaguesQuery() {
  const { orderPage } = useOffice()
  return queryOptions({
    queryKey: ['colleagues'],
    queryFn: ({ signal }) => orderPage.colleagues({}, { signal }),
    staleTime: 5 * 60_000,
  })
}

/** Who works in the office now; empty until it is known. */
export function useColleagues(): readonly Colleague[] {
  const { data } = useQuery(useColleaguesQuery())
  return data?.people ?? []
}

/** Asks who works in the office, unless it is known: for what is saved before they are shown. */
export function useFindColleagues(): () => Promise<readonly Colleague[]> {
  const queries = useQueryClient()
  const query = useColleaguesQuery()
  return async () => (await queries.ensureQueryData(query)).people
}
