import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isProblem } from '#contract/shared/problem.ts'
import type { Text } from '#rules/locale.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from './office.tsx'
import { problemMessage } from './problem-message.ts'
import type { KeptForm } from './saving/use-kept-form.tsx'
import { useCarefully, type Pressed } from './step-up.tsx'

const approvalsKey = ['approvals']

/** What waits for a second person, asked again every half minute while it is looked at. */
export function useApprovals() {
  const office = useOffice()
  return useQuery({ queryKey: approvalsKey, queryFn: ({ signal }) => office.approvals.list({}, { signal }), refetchInterval: 30_000 })
}

/** Decides, or takes back: tells what came of it, and shows the list as it stands then. */
export function useApprovalChange<Wish>(act: (wish: Wish, press: Pressed) => Promise<Text>, kept?: KeptForm) {
  const [say, language] = [useWords(), useLanguage()]
  const queries = useQueryClient()
  const carefully = useCarefully()
  const showToast = useToasts()
  return useMutation({
    mutationFn: (wish: Wish) => carefully((press) => act(wish, press)),
    onSuccess(done) {
      kept?.forget()
      showToast({ kind: 'success', message: say(done) })
    },
    onError: (error) => {
      if (!isProblem(error, 'second_factor_needed')) showToast({ kind: 'error', message: problemMessage(error, language) })
    },
    onSettled: () => queries.invalidateQueries(),
  })
}
