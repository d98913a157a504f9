import { parseReadable } from '#rules/clean-text.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { askForText } from '../ask-outside.ts'
import { openProvider, type Provider } from '../open-provider.ts'
import type { TappayMerchants } from './ways.ts'

/** `patienceMs`: how long a call may take; left out, as long as the company asks for. `restMs`: how long it is left alone when it is away. */
export type TappaySettings = { address: string; partnerKey: string; merchants: TappayMerchants; patienceMs?: number; restMs?: number }

/** The company, asked on one way that has limits of its own. */
export type Tappay = Pick<TappaySettings, 'address' | 'partnerKey'> & { provider: Provider }

/** The company asks its callers to wait this long before they give a call up. */
const usualPatienceMs = 30_000

/** Buyers wait for a charge: it is given up late, left alone for a short while only, and nothing that the background asks takes its place. */
export function openCharging(settings: TappaySettings): Tappay {
  return openWay(settings, { atOnce: 100, failures: 10, restMs: 5000 })
}

/** Records, refunds and cards are asked about by the background, and by buyers who come back from a page. */
export function openAsking(settings: Pick<TappaySettings, 'address' | 'partnerKey' | 'patienceMs' | 'restMs'>): Tappay {
  return openWay(settings, { atOnce: 16, failures: 8, restMs: 10_000 })
}

type Way = { atOnce: number; failures: number; restMs: number }

function openWay({ address, partnerKey, patienceMs = usualPatienceMs, restMs }: Omit<TappaySettings, 'merchants'>, way: Way): Tappay {
  return { address, partnerKey, provider: openProvider({ ...way, timeoutMs: patienceMs, restMs: restMs ?? way.restMs }) }
}

/**
 * One call to the company, the only provider that a buyer waits for. Silence, a broken line, a gateway's error or an
 * answer that is no JSON is no answer.
 */
export async function askTappay(
  { address, partnerKey, provider }: Tappay,
  path: string,
  body: object,
): Promise<Result<unknown, { reason: string }>> {
  try {
    // The company itself always answers 200; anything else comes from something in between, and says nothing of the charge.
    const text = await askForText(provider, address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': partnerKey },
      body: JSON.stringify({ partner_key: partnerKey, ...body }),
    })
    return ok(parseReadable(text))
  } catch (error) {
    return refuse({ reason: error instanceof Error ? error.message : String(error) })
  }
}
