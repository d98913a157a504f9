import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeliveryState } from '#contract/office/api/webhooks.ts'
import { isProblem } from '#contract/shared/problem.ts'
import type { Text } from '#rules/locale.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from './office.tsx'
import { problemMessage } from './problem-message.ts'
import { loadSecrets, useShowSecret, type Secret } from './layers/secrets.tsx'
import type { KeptForm } from './saving/use-kept-form.tsx'
import { useCarefully, type Pressed } from './step-up.tsx'

const keysKey = ['keys']
const webhooksKey = ['webhooks']

/** Keys, as far as the second factor is fresh; `open` asks for it. */
export function useKeys() {
  const office = useOffice()
  const queries = useQueryClient()
  const carefully = useCarefully()
  const asked = useQuery({ queryKey: keysKey, queryFn: ({ signal }) => office.keys.list({}, { signal }) })
  const open = useMutation({
    mutationFn: () => carefully((press) => office.keys.list({}, press)),
    onSuccess: (keys) => queries.setQueryData(keysKey, keys),
  })
  return { ...asked, isClosed: isProblem(asked.error, 'second_factor_needed'), open: () => open.mutate() }
}

export function useWebhooks() {
  const office = useOffice()
  return useQuery({ queryKey: webhooksKey, queryFn: ({ signal }) => office.webhooks.list({}, { signal }), refetchInterval: 30_000 })
}

/** What a webhook was told, newest first; asked again while it is looked at, since deliveries go on by themselves. */
export function useDeliveries({ id, state }: { id: string; state: DeliveryState | 'all' }) {
  const office = useOffice()
  return useInfiniteQuery({
    queryKey: [...webhooksKey, id, state],
    queryFn: ({ signal, pageParam }) => office.webhooks.deliveries({ id, state, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: ({ state: { data } }) => (data?.pages.some(({ rows }) => rows.some(isWaiting)) ? 2000 : 10_000),
  })
}

const isWaiting = ({ state }: { state: DeliveryState }) => state === 'waiting'

type Change<Wish, Answer> = {
  act: (wish: Wish, press: Pressed) => Promise<Answer>
  done: (answer: Answer) => Text
  kept?: KeptForm
  /** What of the answer is shown this once; null where there is nothing. */
  secretOf?: (answer: Answer) => Secret | null
}

/** A change of keys or webhooks: asks for the second factor where it is needed, tells what was done, and shows everything as it stands then. */
export function useProgramChange<Wish, Answer>({ act, done, kept, secretOf }: Change<Wish, Answer>) {
  const [say, language] = [useWords(), useLanguage()]
  const queries = useQueryClient()
  const carefully = useCarefully()
  const [showToast, showSecret] = [useToasts(), useShowSecret()]
  return useMutation({
    async mutationFn(wish: Wish) {
      if (secretOf) await loadSecrets()
      return carefully((press) => act(wish, press))
    },
    onSuccess(answer) {
      kept?.forget()
      const secret = secretOf?.(answer)
      if (secret) showSecret(secret)
      showToast({ kind: 'success', message: say(done(answer)) })
    },
    onError: (error) => {
      // Whoever did not want to give their second factor knows why nothing was done; what is wrong with a field stands beside it.
      if (isProblem(error, 'second_factor_needed') || isProblem(error, 'validation_error') || isProblem(error, 'address_refused')) return
      showToast({ kind: 'error', message: problemMessage(error, language) })
    },
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey: [about] }) => about === keysKey[0] || about === webhooksKey[0] }),
  })
}
