import { z } from 'zod'
import { parseReadable } from '#rules/clean-text.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { askForText } from '../ask-outside.ts'
import type { Provider } from '../open-provider.ts'
import { encrypt, decrypt, type EnvelopeKeys } from './envelope.ts'

/** `patienceMs`: how long a call may take; `restMs`: how long the platform is left alone when it is away. */
export type EinvoiceSettings = EnvelopeKeys & { address: string; merchantId: string; patienceMs?: number; restMs?: number }

export type Einvoice = EinvoiceSettings & { provider: Provider }

export type EinvoiceCall = { path: string; data: object }

const envelope = z.object({
  MerchantID: z.coerce.string(),
  TransCode: z.coerce.number(),
  TransMsg: z.string().default(''),
  Data: z.string().default(''),
})

/**
 * One call to the e-invoice platform; answers what was in the envelope. An envelope that came back unopened, silence and
 * everything that is no answer are refused with the reason.
 */
export async function askEinvoice(settings: Einvoice, { path, data }: EinvoiceCall): Promise<Result<unknown, { reason: string }>> {
  const { provider, address, merchantId } = settings
  try {
    const text = await askForText(provider, address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        MerchantID: merchantId,
        RqHeader: { Timestamp: Math.floor(Date.now() / 1000), Revision: '3.0.0' },
        Data: encrypt({ MerchantID: merchantId, ...data }, settings),
      }),
    })
    const { MerchantID, TransCode, TransMsg, Data } = envelope.parse(parseReadable(text))
    if (MerchantID !== merchantId) return refuse({ reason: 'an answer to another merchant' })
    return TransCode === 1 ? ok(decrypt(Data, settings)) : refuse({ reason: `${TransCode} ${TransMsg}` })
  } catch (error) {
    return refuse({ reason: error instanceof Error ? error.message : String(error) })
  }
}
