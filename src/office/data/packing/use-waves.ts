import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage } from '#ui/words/words.ts'
import { useOffice } from '../office.tsx'
import { problemMessage } from '../problem-message.ts'

/** What others pick and pack meanwhile is seen so soon. */
const askAgainMs = 10_000

export function useWaves() {
  const office = useOffice()
  return useQuery({ queryKey: ['waves'], queryFn: ({ signal }) => office.waves.list({}, { signal }), refetchInterval: askAgainMs })
}

export function usePickList(id: number) {
  const office = useOffice()
  return useQuery({
    queryKey: ['waves', id],
    queryFn: ({ signal }) => office.waves.pickList({ id }, { signal }),
    refetchInterval: askAgainMs,
  })
}

/** Something done at the bench: what went wrong is told, and waves and parcels are shown as they stand then. */
export function useBenchChange<Wish, Answer>(act: (wish: Wish) => Promise<Answer>, onDone?: (answer: Answer, wish: Wish) => void) {
  const language = useLanguage()
  const showAnew = useBenchShownAnew()
  const showToast = useToasts()
  return useMutation({
    mutationFn: act,
    onSuccess: (answer, wish) => onDone?.(answer, wish),
    onError: (error) => showToast({ kind: 'error', message: problemMessage(error, language) }),
    onSettled: showAnew,
  })
}

/** Waves and parcels are shown as they stand now. */
export function useBenchShownAnew(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    void queries.invalidateQueries({ queryKey: ['parcels'] })
    await queries.invalidateQueries({ queryKey: ['waves'] })
  }
}
