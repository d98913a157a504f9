import { z } from 'zod'
import type { KeysAnswer } from '#ports/sign-in-provider.ts'
import { askOutside } from '../ask-outside.ts'
import { openProvider } from '../open-provider.ts'
import { graphVersion, type FacebookSettings } from './facebook-sign-in.ts'

const reply = z.object({ data: z.object({ is_valid: z.boolean() }) })
const patienceMs = 10_000

/** Asks Facebook, with the app's own token, about a token that nobody was given. */
export async function proveFacebookKeys({ graphAddress, appId, appSecret }: FacebookSettings): Promise<KeysAnswer> {
  const provider = openProvider({ timeoutMs: patienceMs, atOnce: 1 })
  const url = new URL(`${graphAddress}/${graphVersion}/debug_token`)
  url.search = new URLSearchParams({ input_token: 'of-nobody', access_token: `${appId}|${appSecret}` }).toString()
  try {
    const { status, text } = await askOutside(provider, url.href)
    return status === 200 && reply.safeParse(JSON.parse(text)).success
      ? { answer: 'known' }
      : { answer: 'refused', reason: `HTTP ${status}, app and secret are not known` }
  } catch (error) {
    return { answer: 'unreachable', reason: error instanceof Error ? error.message : String(error) }
  }
}
