import { useQuery } from '@tanstack/react-query'
import type { CategoryRuleWords } from '#rules/catalog/categories/category-rule.ts'
import { useOffice } from '../office.tsx'

/** What a rule would put into a category now; nothing is asked for what is no rule. */
export function useMatches(words: CategoryRuleWords, isRule: boolean) {
  const { categories } = useOffice()
  return useQuery({
    queryKey: ['categories', 'matches', words],
    queryFn: ({ signal }) => categories.matches({ ...words }, { signal }),
    enabled: isRule,
    placeholderData: (before) => before,
  })
}
