import { callEnded, noteCall, untilLine, untilNextTry, type OpenCall } from './line.ts'

/** What is needed to ask again: a session may have ended and another begun in the meantime. */
type Asker = { csrfToken: () => string | undefined; onSessionEnd: () => void }

/**
 * Sends what changes something until it is answered, always under the same key: without an answer nobody knows whether it was done, and
 * the key lets it be asked again without being done twice (NAV-22). Without a line it is not sent at all, and waits while its form is
 * open (NAV-20). What reads is sent once.
 */
export function insistentFetch(asker: Asker): typeof fetch {
  return async (url, init = {}) => {
    const headers = { ...(init.headers as Record<string, string>) }
    if (!('idempotency-key' in headers)) return fetch(url, init)
    const call: OpenCall = { isSent: false, tries: 0 }
    try {
      for (;;) {
        if (!navigator.onLine) await untilLine(call)
        const token = asker.csrfToken()
        const answer = await send(url, { ...init, headers: { ...headers, ...(token && { 'x-csrf-token': token }) } }, call)
        if (answer && call.tries > 1 && (await saysSessionEnded(answer))) await untilAnother(asker, token)
        else if (answer && !(await saysNothing(answer))) return answer
        else await untilNextTry(call)
      }
    } finally {
      callEnded(call)
    }
  }
}

async function send(url: Parameters<typeof fetch>[0], init: RequestInit, call: OpenCall): Promise<Response | undefined> {
  call.isSent = true
  call.tries += 1
  try {
    return await fetch(url, init)
  } catch (error) {
    if (init.signal?.aborted) throw error
    noteCall(call)
    return undefined
  }
}

/** What stands between page and shop answers for it, or the call that was sent before is still under way. */
async function saysNothing(answer: Response): Promise<boolean> {
  if ([502, 503, 504].includes(answer.status)) return !isJson(answer)
  return answer.status === 409 && (await statusOf(answer)) === 'call_under_way'
}

async function saysSessionEnded(answer: Response): Promise<boolean> {
  return [401, 403].includes(answer.status) && ['authentication_error', 'csrf_error'].includes(await statusOf(answer))
}

const isJson = (answer: Response) => (answer.headers.get('content-type') ?? '').includes('json')

async function statusOf(answer: Response): Promise<string> {
  const body: unknown = isJson(answer) ? await answer.clone().json() : {}
  return String((body as { status?: unknown }).status)
}

const lookAgainMs = 500

/** The person is asked who they are over their page; the call goes on in the session that they open then. */
async function untilAnother({ csrfToken, onSessionEnd }: Asker, token: string | undefined): Promise<void> {
  onSessionEnd()
  while (csrfToken() === token) await new Promise((go) => setTimeout(go, lookAgainMs))
}
