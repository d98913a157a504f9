import { z } from 'zod'
import type { InvoiceItem, InvoicePlatform, InvoiceToIssue, PlatformAnswer } from '#ports/invoice-platform.ts'
import { openProvider } from '../open-provider.ts'
import { askEinvoice, type EinvoiceSettings } from './ask-einvoice.ts'

/** Nobody waits for it: invoices are issued in the background. */
const usualPatienceMs = 20_000

const outcome = z.object({ RtnCode: z.coerce.number(), RtnMsg: z.string().default('') })
/** Two letters and eight digits; four digits; the time of Taipei, with a space or a plus between day and time. */
const number = z.string().regex(/^[A-Z]{2}\d{8}$/)
const randomCode = z.string().regex(/^\d{4}$/)
const moment = z
  .string()
  .regex(/^\d{4}[-/]\d{2}[-/]\d{2}[ +]\d{2}:\d{2}:\d{2}$/)
  .transform((written) => new Date(`${written.replaceAll('/', '-').replace(/[ +]/, 'T')}+08:00`))
  .refine((at) => !Number.isNaN(at.getTime()))
const amount = z.coerce.number().int().min(0)

const issued = z.object({ InvoiceNo: number, InvoiceDate: moment, RandomNumber: randomCode })
const found = z.object({
  IIS_Number: number,
  IIS_Create_Date: moment,
  IIS_Random_Number: randomCode,
  IIS_Relate_Number: z.string(),
  IIS_Sales_Amount: amount,
  IIS_Remain_Allowance_Amt: amount,
  IIS_Invalid_Status: z.coerce.string(),
})
const allowed = z.object({ IA_Allow_No: z.string().regex(/^\w{1,20}$/) })

/** No invoice of that RelateNumber. */
const noSuchInvoice = 1600003

/**
 * Invoices of consumers and companies over the platform's B2C calls: Issue, GetIssue, Invalid, Allowance.
 * Source: https://developers.ecpay.com.tw/7809 and the pages below it.
 */
export function createEinvoicePlatform(settings: EinvoiceSettings): InvoicePlatform {
  const { patienceMs = usualPatienceMs, restMs = 10_000 } = settings
  const provider = openProvider({ timeoutMs: patienceMs, atOnce: 4, restMs })
  const ask = async <Shape extends z.ZodType>(name: string, data: object, shape: Shape) =>
    readAnswer(await askEinvoice({ ...settings, provider }, { path: `/B2CInvoice/${name}`, data }), shape)
  return {
    async issue(invoice) {
      const answer = await ask('Issue', issueData(invoice), issued)
      if (answer.answer !== 'done') return answer
      return { answer: 'done', number: answer.value.InvoiceNo, issuedAt: answer.value.InvoiceDate, randomCode: answer.value.RandomNumber }
    },
    async find(relateNumber) {
      const answer = await ask('GetIssue', { RelateNumber: relateNumber }, found)
      if (answer.answer === 'refused' && answer.code === String(noSuchInvoice)) return { answer: 'done', invoice: null }
      if (answer.answer !== 'done') return answer
      if (answer.value.IIS_Relate_Number !== relateNumber) return { answer: 'unknown', reason: 'an answer about another invoice' }
      return { answer: 'done', invoice: invoiceOf(answer.value) }
    },
    void: ({ number, issuedAt, reason }) =>
      ask('Invalid', { InvoiceNo: number, InvoiceDate: dayOf(issuedAt), Reason: reason }, z.object({})),
    async reduce({ number, issuedAt, amount, email, buyer, items }) {
      const data = {
        InvoiceNo: number,
        InvoiceDate: dayOf(issuedAt),
        AllowanceNotify: 'E',
        CustomerName: buyer,
        NotifyMail: email,
        AllowanceAmount: amount,
        Items: items.map(itemData),
      }
      const answer = await ask('Allowance', data, allowed)
      return answer.answer === 'done' ? { answer: 'done', allowance: answer.value.IA_Allow_No } : answer
    },
  }
}

function readAnswer<Shape extends z.ZodType>(
  asked: Awaited<ReturnType<typeof askEinvoice>>,
  shape: Shape,
): PlatformAnswer<{ value: z.output<Shape> }> {
  if (!asked.ok) return { answer: 'unknown', reason: asked.refusal.reason }
  const said = outcome.safeParse(asked.value)
  if (!said.success) return { answer: 'unknown', reason: 'an answer of another shape' }
  if (said.data.RtnCode !== 1) return { answer: 'refused', code: String(said.data.RtnCode), text: said.data.RtnMsg }
  const read = shape.safeParse(asked.value)
  return read.success ? { answer: 'done', value: read.data } : { answer: 'unknown', reason: 'an answer of another shape' }
}

function invoiceOf(answer: z.output<typeof found>) {
  return {
    number: answer.IIS_Number,
    issuedAt: answer.IIS_Create_Date,
    randomCode: answer.IIS_Random_Number,
    amount: answer.IIS_Sales_Amount,
    left: answer.IIS_Remain_Allowance_Amt,
    isVoid: answer.IIS_Invalid_Status === '1',
  }
}

function issueData({ relateNumber, amount, buyer, kept, items }: InvoiceToIssue): object {
  return {
    RelateNumber: relateNumber,
    CustomerIdentifier: buyer.taxId ?? '',
    CustomerName: buyer.name.slice(0, 60),
    CustomerAddr: (buyer.address ?? '').slice(0, 100),
    CustomerPhone: buyer.phone.replace(/\D/g, '').slice(0, 20),
    CustomerEmail: buyer.email,
    Print: kept.as === 'paper' ? '1' : '0',
    Donation: kept.as === 'donated' ? '1' : '0',
    LoveCode: kept.as === 'donated' ? kept.code : '',
    ...carrierData(kept),
    TaxType: '1',
    SalesAmount: amount,
    InvType: '07',
    vat: '1',
    Items: items.map(itemData),
  }
}

function carrierData(kept: InvoiceToIssue['kept']): { CarrierType: string; CarrierNum: string } {
  switch (kept.as) {
    case 'member':
      return { CarrierType: '1', CarrierNum: '' }
    case 'certificate':
      return { CarrierType: '2', CarrierNum: kept.carrier }
    case 'mobile':
      return { CarrierType: '3', CarrierNum: kept.carrier }
    case 'donated':
    case 'paper':
      return { CarrierType: '', CarrierNum: '' }
  }
}

function itemData({ name, quantity, price, amount }: InvoiceItem, index: number): object {
  return {
    ItemSeq: index + 1,
    ItemName: name.slice(0, 100),
    ItemCount: quantity,
    ItemWord: 'PCS',
    ItemPrice: price,
    ItemTaxType: '1',
    ItemAmount: amount,
  }
}

function dayOf(moment: Date): string {
  return new Date(moment.getTime() + 8 * 60 * 60 * 1000).toISOString().slice(0, 10)
}
