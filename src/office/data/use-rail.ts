import { useQuery } from '@tanstack/react-query'
import { useOffice } from './office.tsx'

export const railKey = ['rail'] as const

/** Asked again so often while the page is looked at. */
const everyMs = 30_000

/** What waits where, and how many notices are unread. */
export function useRail() {
  const office = useOffice()
  const { data } = useQuery({ queryKey: railKey, queryFn: ({ signal }) => office.rail.find({}, { signal }), refetchInterval: everyMs })
  return data
}
