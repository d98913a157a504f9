import { z } from 'zod'
import type { KeysAnswer } from '#ports/sign-in-provider.ts'
import { askOutside } from '../ask-outside.ts'
import { openProvider } from '../open-provider.ts'
import type { LineSettings } from './line-sign-in.ts'

const refusal = z.object({ error: z.string() })
const patienceMs = 10_000

/** Shows LINE a code that nobody was given: who knows channel and secret refuses the code, and not them. */
export async function proveLineKeys({ apiAddress, channelId, channelSecret }: LineSettings, redirectAddress: string): Promise<KeysAnswer> {
  const provider = openProvider({ timeoutMs: patienceMs, atOnce: 1 })
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: 'of-nobody',
    redirect_uri: redirectAddress,
    client_id: channelId,
    client_secret: channelSecret,
  })
  try {
    const { status, text } = await askOutside(provider, `${apiAddress}/oauth2/v2.1/token`, { method: 'POST', body })
    const { error } = refusal.catch({ error: `HTTP ${status}` }).parse(jsonIn(text))
    return error === 'invalid_grant' ? { answer: 'known' } : { answer: 'refused', reason: error }
  } catch (error) {
    return { answer: 'unreachable', reason: error instanceof Error ? error.message : String(error) }
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
