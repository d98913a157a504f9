import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { Me } from '#contract/office/api/me.ts'
import { createOfficeClient, type OfficeClient } from '#contract/office/client.ts'
import { isProblem } from '#contract/shared/problem.ts'
import type { Language } from '#rules/locale.ts'
import { languageOfBrowser } from './language-of-browser.ts'
import { sendingAnew } from './sending-anew.ts'
import { insistentFetch } from './saving/insistent-fetch.ts'
import { notingForms } from './saving/under-way.ts'

/** Under which key it is kept who is signed in: somebody, or null for nobody. */
export const meKey = ['me'] as const

const Office = createContext<OfficeClient | null>(null)
export const OfficeProvider = Office.Provider

/** Every call of the office. */
export function useOffice(): OfficeClient {
  const client = use(Office)
  if (!client) throw new Error('This is drawn outside of the office.')
  return client
}

/** Keeps what was asked. `onSessionEnd` hears of a session that somebody or its time has ended. */
export function createQueries(onSessionEnd: () => void): QueryClient {
  const onError = (error: Error) => {
    if (isProblem(error, 'authentication_error')) onSessionEnd()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    // Without a line what reads fails and what is shown stays; what changes something is held by `insistentFetch`, where it is seen.
    defaultOptions: { queries: { retry: false, staleTime: 10_000, networkMode: 'always' }, mutations: { networkMode: 'always' } },
  })
}

/** The calls, in the language of who is signed in and with the word that goes with their changes. */
export function createClient(queries: QueryClient, onSessionEnd: () => void): OfficeClient {
  const me = () => queries.getQueryData<Me | null>(meKey)
  const language = (): Language => me()?.language ?? languageOfBrowser()
  const csrfToken = () => me()?.csrf_token
  const plain = createOfficeClient({ language, csrfToken })
  const renewToken = async () => {
    const known = me()
    const present = await plain.me.find({})
    // Somebody else is signed in here now: what this page shows is not theirs.
    if (known && known.id !== present.id) location.reload()
    else queries.setQueryData(meKey, present)
    return present.csrf_token
  }
  const send = askedAlike(notingForms(sendingAnew(renewToken, insistentFetch({ csrfToken, onSessionEnd }))))
  return createOfficeClient({ language, csrfToken, newKey: () => crypto.randomUUID(), fetch: send })
}

const whoIsThere = '/office/api/v1/me'

/**
 * The document has asked who is there before its scripts came. A browser hands that answer to whoever asks the same without a header of their
 * own (Fetch, "consume a preloaded resource").
 */
function askedAlike(send: typeof fetch): typeof fetch {
  return (url, init) => send(url, url === whoIsThere && init?.method === 'GET' ? { ...init, headers: {} } : init)
}
