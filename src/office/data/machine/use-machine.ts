import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { machineTexts } from '#texts/office/machine/machine.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { isProblem } from '#contract/shared/problem.ts'
import { askAgainMs } from '../ask-again.ts'
import { useOffice } from '../office.tsx'
import { problemMessage } from '../problem-message.ts'
import type { KeptForm } from '../saving/use-kept-form.tsx'
import { useCarefully } from '../step-up.tsx'

const machineKey = ['machine'] as const

/** How the machine stands; asked again while it is looked at, as often as copies write what they count. */
export function useMachine() {
  const { machine } = useOffice()
  return useQuery({ queryKey: machineKey, queryFn: ({ signal }) => machine.find({}, { signal }), refetchInterval: askAgainMs })
}

/** Has a job of the clock done; what was refused is told. */
export function useRunJob(name: string, kept: KeptForm) {
  const { machine } = useOffice()
  const [say, language] = [useWords(), useLanguage()]
  const queries = useQueryClient()
  const carefully = useCarefully()
  const showToast = useToasts()
  return useMutation({
    mutationFn: (asOf: string | undefined) =>
      carefully((press) => machine.runJob({ name, ...(asOf !== undefined && { as_of: asOf }) }, press)),
    onSuccess() {
      kept.forget()
      showToast({ kind: 'success', message: say(machineTexts.asked) })
    },
    onError: (error) => {
      if (!isProblem(error, 'second_factor_needed')) showToast({ kind: 'error', message: problemMessage(error, language) })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: machineKey }),
  })
}
