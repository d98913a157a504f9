import { useInfiniteQuery } from '@tanstack/react-query'
import { useOffice } from '../office.tsx'

const askAgainMs = 2000

/** Files that were asked for, asked about again as long as one of one's own is being made. */
export function useExports() {
  const { exports } = useOffice()
  return useInfiniteQuery({
    queryKey: ['exports'],
    queryFn: ({ pageParam, signal }) => exports.list(pageParam === null ? {} : { below: pageParam }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.exports.some((each) => each.mine && each.state === 'waiting')) ? askAgainMs : false,
  })
}
