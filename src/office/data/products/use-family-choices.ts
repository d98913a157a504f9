import { useInfiniteQuery } from '@tanstack/react-query'
import { inLanguage } from '#rules/locale.ts'
import { useLanguage } from '#ui/words/words.ts'
import { useOffice } from '../office.tsx'

/** Families by which products can be filtered, page by page, and those that are chosen already; asked for only where they are meant. */
export function useFamilyChoices({ isAsked, chosen }: { isAsked: boolean; chosen: string }) {
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
  const loaded = rows.map(({ id, name }) => ({ value: String(id), label: inLanguage(name, language) }))
  const others = chosen.split(',').filter((value) => value !== '' && !loaded.some((choice) => choice.value === value))
  return {
    choices: [...loaded, ...others.map((value) => ({ value, label: `#${value}` }))],
    hasMore: hasNextPage,
    more: () => void fetchNextPage(),
  }
}
