import { z } from 'zod'
import type { BarcodeAnswer, CarrierRegister } from '#ports/invoice-platform.ts'
import { openProvider } from '../open-provider.ts'
import { askEinvoice, type EinvoiceSettings } from './ask-einvoice.ts'

/** Somebody is waiting in the form. */
const usualPatienceMs = 5000

const reply = z.object({ RtnCode: z.coerce.number(), RtnMsg: z.string().default(''), IsExist: z.string().default('') })

/** Asks for mobile barcodes with CheckBarcode. The platform answers yes only with both its codes. */
export function createEinvoiceCarrierRegister(settings: EinvoiceSettings): CarrierRegister {
  const provider = openProvider({ timeoutMs: settings.patienceMs ?? usualPatienceMs, atOnce: 20 })
  return {
    async checkBarcode(barcode): Promise<BarcodeAnswer> {
      const asked = await askEinvoice({ ...settings, provider }, { path: '/B2CInvoice/CheckBarcode', data: { BarCode: barcode } })
      const read = asked.ok ? reply.safeParse(asked.value) : null
      if (!read?.success) return { answer: 'unreachable', reason: asked.ok ? 'an answer of another shape' : asked.refusal.reason }
      const { RtnCode, RtnMsg, IsExist } = read.data
      if (RtnCode !== 1) return { answer: 'unreachable', reason: `${RtnCode} ${RtnMsg}` }
      return { answer: IsExist === 'Y' ? 'known' : 'not_known' }
    },
  }
}
