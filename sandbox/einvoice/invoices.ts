import { createHash } from 'node:crypto'
import type { Call } from './call.ts'

type Item = { ItemName?: unknown; ItemCount?: unknown; ItemPrice?: unknown; ItemAmount?: unknown }

export type KeptInvoice = {
  relateNumber: string
  number: string
  date: string
  random: string
  amount: number
  left: number
  invalid: boolean
  buyer: string
  carrier: string
  items: string[]
  /** What was taken off it, as each allowance says it. */
  allowances: string[][]
}

/** The invoices that this platform has issued, by the merchant's own name for them. */
export type Invoices = { calls: { issue: Call; getIssue: Call; invalid: Call; allowance: Call }; list: () => KeptInvoice[] }

/** Issue, GetIssue, Invalid and Allowance. A buyer named 逾時 is issued an invoice without ever hearing of it. */
export function keepInvoices(now: () => number): Invoices {
  const byName = new Map<string, KeptInvoice>()
  // A platform never gives a number twice, not even after it was started anew.
  let next = Math.floor(now() / 100) % 100_000_000
  const find = (number: unknown) => [...byName.values()].find((invoice) => invoice.number === number)

  const issue: Call = (data) => {
    const name = text(data['RelateNumber'])
    const fault = faultOf(data)
    if (fault) return { RtnCode: 1600000, RtnMsg: fault }
    if (byName.has(name)) return { RtnCode: 5000007, RtnMsg: 'RelateNumber duplicate' }
    next = (next + 1) % 100_000_000
    const amount = Number(data['SalesAmount'])
    const invoice: KeptInvoice = {
      relateNumber: name,
      number: `MH${String(next).padStart(8, '0')}`,
      date: taipei(now()),
      random: randomOf(name),
      amount,
      left: amount,
      invalid: false,
      buyer: text(data['CustomerIdentifier']) || text(data['CustomerName']),
      carrier: `${text(data['CarrierType'])} ${text(data['CarrierNum'])}${text(data['LoveCode'])}`.trim(),
      items: items(data).map((item) => text(item.ItemName)),
      allowances: [],
    }
    byName.set(name, invoice)
    if (data['CustomerName'] === '逾時') return 'offline'
    return {
      RtnCode: 1,
      RtnMsg: '開立發票成功',
      InvoiceNo: invoice.number,
      InvoiceDate: invoice.date.replace(' ', '+'),
      RandomNumber: invoice.random,
    }
  }

  const nextAllowance = () => `${taipei(now()).slice(0, 10).replaceAll('-', '')}${String((next += 1) % 100_000_000).padStart(8, '0')}`
  const getIssue: Call = (data) => told(byName.get(text(data['RelateNumber'])))
  const invalid: Call = (data) => invalidate(find(data['InvoiceNo']), text(data['InvoiceDate']))
  const allowance: Call = (data) => allow(find(data['InvoiceNo']), { data, number: nextAllowance })
  return { calls: { issue, getIssue, invalid, allowance }, list: () => [...byName.values()].toReversed() }
}

function told(invoice: KeptInvoice | undefined): Record<string, unknown> {
  if (!invoice) return { RtnCode: 1600003, RtnMsg: '查無資料' }
  return {
    RtnCode: 1,
    RtnMsg: '查詢成功',
    IIS_Number: invoice.number,
    IIS_Create_Date: invoice.date,
    IIS_Random_Number: invoice.random,
    IIS_Relate_Number: invoice.relateNumber,
    IIS_Sales_Amount: invoice.amount,
    IIS_Remain_Allowance_Amt: invoice.left,
    IIS_Invalid_Status: invoice.invalid ? '1' : '0',
  }
}

function invalidate(invoice: KeptInvoice | undefined, day: string): Record<string, unknown> {
  if (!invoice || invoice.date.slice(0, 10) !== day) return { RtnCode: 1600003, RtnMsg: '查無資料' }
  if (invoice.invalid) return { RtnCode: 5070351, RtnMsg: '該發票已作廢' }
  if (invoice.left < invoice.amount) return { RtnCode: 5070353, RtnMsg: '該發票已折讓' }
  invoice.invalid = true
  return { RtnCode: 1, RtnMsg: '作廢發票成功', InvoiceNo: invoice.number }
}

function allow(
  invoice: KeptInvoice | undefined,
  { data, number }: { data: Record<string, unknown>; number: () => string },
): Record<string, unknown> {
  const amount = Number(data['AllowanceAmount'])
  if (!invoice || invoice.invalid) return { RtnCode: 1600003, RtnMsg: '查無資料' }
  if (!(amount > 0) || amount > invoice.left || amount !== sumOf(items(data))) return { RtnCode: 2000037, RtnMsg: 'AllowanceAmount Error' }
  invoice.left -= amount
  invoice.allowances.push(
    items(data).map(({ ItemName, ItemCount, ItemPrice }) => `${text(ItemName)} ${Number(ItemCount)} × ${Number(ItemPrice)}`),
  )
  return { RtnCode: 1, RtnMsg: '成功', IA_Allow_No: number(), IA_Invoice_No: invoice.number, IA_Remain_Allowance_Amt: invoice.left }
}

/** What the platform refuses to issue, by its own rules. */
function faultOf(data: Record<string, unknown>): string | null {
  const lines = items(data)
  if (!/^[A-Za-z0-9]{1,50}$/.test(text(data['RelateNumber']))) return 'RelateNumber Error'
  if (lines.length === 0 || Number(data['SalesAmount']) !== sumOf(lines) || !(Number(data['SalesAmount']) > 0)) return 'SalesAmount Error'
  if (!text(data['CustomerPhone']) && !text(data['CustomerEmail'])) return 'CustomerPhone or CustomerEmail Error'
  if (text(data['CustomerIdentifier']) && !isCompany(text(data['CustomerIdentifier']))) return 'CustomerIdentifier Error'
  return faultOfKeeping(data)
}

/** The tax office's check of a company's number, as it is since April 2023. */
function isCompany(taxId: string): boolean {
  if (!/^\d{8}$/.test(taxId) || taxId === '00000000') return false
  const products = [...taxId].map((digit, place) => Number(digit) * ([1, 2, 1, 2, 1, 2, 4, 1][place] ?? 0))
  const total = products.reduce((sum, product) => sum + Math.floor(product / 10) + (product % 10), 0)
  return total % 5 === 0 || (taxId[6] === '7' && (total + 1) % 5 === 0)
}

/** Where an invoice is kept: printed, donated or in a carrier, and only one of them. */
function faultOfKeeping(data: Record<string, unknown>): string | null {
  const [donated, printed, carrier] = [data['Donation'] === '1', data['Print'] === '1', text(data['CarrierType'])]
  if (printed && (!text(data['CustomerName']) || !text(data['CustomerAddr']) || carrier)) return 'Print Error'
  if (donated && (carrier || printed || text(data['CustomerIdentifier']) || !/^\w{3,7}$/.test(text(data['LoveCode']))))
    return 'Donation Error'
  if (carrier === '3' && !/^\/[0-9A-Z.+-]{7}$/.test(text(data['CarrierNum']))) return 'CarrierNum Error'
  if (carrier === '2' && !/^[A-Z]{2}\d{14}$/.test(text(data['CarrierNum']))) return 'CarrierNum Error'
  return null
}

function items(data: Record<string, unknown>): Item[] {
  return Array.isArray(data['Items']) ? (data['Items'] as Item[]) : []
}

function sumOf(lines: readonly Item[]): number {
  return lines.reduce((sum, item) => sum + Number(item.ItemAmount), 0)
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function randomOf(name: string): string {
  return String(createHash('sha256').update(name).digest().readUInt16BE(0) % 10_000).padStart(4, '0')
}

/** 2026-11-21 12:34:56 in Taipei. */
function taipei(at: number): string {
  return new Date(at + 8 * 60 * 60 * 1000).toISOString().slice(0, 19).replace('T', ' ')
}
