import { z } from 'zod'
import { parseReadable } from '#rules/clean-text.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { askOutside } from '../ask-outside.ts'
import { seal, unseal, type EnvelopeKeys } from './envelope.ts'

export type EinvoiceSettings = EnvelopeKeys & { address: string; merchantId: string }

export type EinvoiceCall = { path: string; data: object; timeoutMs: number }

const envelope = z.object({ MerchantID: z.coerce.string(), TransCode: z.coerce.number(), TransMsg: z.string().default(''), Data: z.string().default('') })

/**
 * One call to the e-invoice platform; answers what was in the envelope. An envelope that came back unopened, silence and
 * everything that is no answer are refused with the reason.
 */
export async function askEinvoice(settings: EinvoiceSettings, { path, data, timeoutMs }: EinvoiceCall): Promise<Result<unknown, { reason: string }>> {
  const { address, merchantId } = settings
  try {
    const { status, text } = await askOutside(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ MerchantID: merchantId, RqHeader: { Timestamp: Math.floor(Date.now() / 1000), Revision: '3.0.0' }, Data: seal({ MerchantID: merchantId, ...data }, settings) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (status !== 200) return refuse({ reason: `HTTP ${status}` })
    const { MerchantID, TransCode, TransMsg, Data } = envelope.parse(parseReadable(text))
    if (MerchantID !== merchantId) return refuse({ reason: 'an answer to another merchant' })
    return TransCode === 1 ? ok(unseal(Data, settings)) : refuse({ reason: `${TransCode} ${TransMsg}` })
  } catch (error) {
    return refuse({ reason: error instanceof Error ? error.message : String(error) })
  }
}
