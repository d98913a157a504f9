import { useInfiniteQuery } from '@tanstack/react-query'
import { inLanguage } from '#rules/locale.ts'
import { useLanguage } from '#ui/words/words.ts'
import { useOffice } from '../office.tsx'

/** Families by which products can be filtered, page by page; asked for only where they are meant. */
export function useFamilyChoices({ isAsked }: { isAsked: boolean }) {
  const language = useLanguage()
  const { families } = useOffice()
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['families', ''],
    queryFn: ({ pageParam, signal }) => families.list({ words: '', after: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    enabled: isAsked,
  })
  const rows = data?.pages.flatMap((page) => page.rows) ?? []
  return {
    choices: rows.map(({ id, name }) => ({ value: String(id), label: inLanguage(name, language) })),
    hasMore: hasNextPage,
    more: () => void fetchNextPage(),
  }
}
