import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useOffice } from '../../../data/office.tsx'

/** So long after the last key it is looked for. */
const restMs = 60

/** What stands under the words, and what was opened last. `isOfTyped`: it is the answer to all that stands in the field. */
export function useFound(typed: string) {
  const office = useOffice()
  const [words, setWords] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), restMs)
    return () => clearTimeout(timer)
  }, [typed])
  const search = useQuery({
    queryKey: ['search', words],
    queryFn: ({ signal }) => office.search.find({ words }, { signal }),
    enabled: words !== '',
    placeholderData: (before) => before,
    gcTime: 0,
  })
  const recent = useQuery({ queryKey: ['search-recent'], queryFn: ({ signal }) => office.search.recent({}, { signal }), staleTime: 0 })
  const isAsked = words === typed.trim()
  return {
    found: search.data,
    recent: recent.data,
    isOfTyped: isAsked && (words === '' || (search.isSuccess && !search.isPlaceholderData)),
    hasFailed: isAsked && search.isError,
  }
}
