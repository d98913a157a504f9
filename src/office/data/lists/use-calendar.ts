import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Month } from '#rules/month.ts'
import { useOffice } from '../office.tsx'

/** What begins and ends in a month; undefined stands for this one. */
export function useCalendar(month: Month | undefined) {
  const { calendar } = useOffice()
  return useQuery({
    queryKey: ['calendar', month ?? ''],
    queryFn: ({ signal }) => calendar.find(month === undefined ? {} : { month }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
}
