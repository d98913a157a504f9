import { parseReadable } from '#rules/clean-text.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { askOutside } from '../ask-outside.ts'

/** `patienceMs`: how long a call may take; left out, as long as the company asks for. */
export type TappaySettings = { address: string; partnerKey: string; merchants: TappayMerchants; patienceMs?: number }

/** A merchant id chooses the acquirer and the way to pay. */
export type TappayMerchants = { card: string; linePay: string; jkoPay: string; applePay: string; googlePay: string }

/** The company asks its callers to wait this long before they give a call up. */
const usualPatienceMs = 30_000

/**
 * One call to the company, the only stranger that a buyer waits for. Silence, a broken line, a gateway's error or an
 * answer that is no JSON is no answer.
 */
export async function askTappay({ address, partnerKey, patienceMs = usualPatienceMs }: Pick<TappaySettings, 'address' | 'partnerKey' | 'patienceMs'>, path: string, body: object): Promise<Result<unknown, { reason: string }>> {
  try {
    const { status, text } = await askOutside(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': partnerKey },
      body: JSON.stringify({ partner_key: partnerKey, ...body }),
      signal: AbortSignal.timeout(patienceMs),
    })
    // The company itself always answers 200; anything else comes from something in between, and says nothing of the charge.
    return status === 200 ? ok(parseReadable(text)) : refuse({ reason: `HTTP ${status}` })
  } catch (error) {
    return refuse({ reason: error instanceof Error ? error.message : String(error) })
  }
}
