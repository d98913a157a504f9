import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isProblem } from '#contract/shared/problem.ts'
import type { Text } from '#rules/locale.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { meKey, useOffice } from './office.tsx'
import { passkeyMessage } from './passkey-message.ts'
import type { KeptForm } from './saving/use-kept-form.tsx'
import { useCarefully, type Pressed } from './step-up.tsx'

const factorsKey = ['own-factors']

/** How one proves who one is. */
export function useFactors() {
  const office = useOffice()
  return useQuery({ queryKey: factorsKey, queryFn: ({ signal }) => office.me.factors.find({}, { signal }) })
}

type FactorChange<Wish, Answer> = { act: (wish: Wish, press: Pressed) => Promise<Answer>; done?: Text; kept?: KeptForm }

/** A change of it: asks for the second factor where it is needed, tells what was done, and shows how it stands then. */
export function useFactorChange<Wish, Answer = unknown>({ act, done, kept }: FactorChange<Wish, Answer>) {
  const [say, language] = [useWords(), useLanguage()]
  const queries = useQueryClient()
  const carefully = useCarefully()
  const showToast = useToasts()
  return useMutation({
    mutationFn: (wish: Wish) => carefully((press) => act(wish, press)),
    onSuccess() {
      kept?.forget()
      if (done) showToast({ kind: 'success', message: say(done) })
    },
    onError: (error) => {
      // Whoever did not want to give their second factor knows why nothing was done; what is wrong with a field stands beside it.
      if (isProblem(error, 'second_factor_needed') || isProblem(error, 'validation_error')) return
      showToast({ kind: 'error', message: passkeyMessage(error, language) })
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: factorsKey })
      void queries.invalidateQueries({ queryKey: ['own-sessions'] })
      void queries.invalidateQueries({ queryKey: meKey })
    },
  })
}
