import type { SandboxKeys } from '../keys.ts'
import { logTable } from '../web/log-table.ts'
import { escapeHtml, renderPage } from '../web/render-page.ts'
import { isObject, json, page, readObject } from '../web/replies.ts'
import { createRequestLog, type RequestLog } from '../web/request-log.ts'
import type { Ask, Reply } from '../web/exchange.ts'
import { serve, type Routes, type Running } from '../web/serve.ts'
import type { Call } from './call.ts'
import { checkBarcode } from './check-barcode.ts'
import { encrypt, decrypt } from './envelope.ts'
import { keepInvoices, type Invoices, type KeptInvoice } from './invoices.ts'

export type EinvoiceOptions = { host: string; port: number; publicHost: string; keys: SandboxKeys['einvoice']; now(): number }

/** The e-invoice platform. Every call is an encrypted envelope. */
export async function startEinvoice(options: EinvoiceOptions): Promise<Running> {
  const log = createRequestLog((ask) => ask.method === 'POST')
  const invoices = keepInvoices(options.now)
  return serve({ name: 'E-invoice', ...options, log, routes: routesOf(options, { log, invoices }) })
}

function routesOf(options: EinvoiceOptions, { log, invoices }: { log: RequestLog; invoices: Invoices }): Routes {
  const { issue, getIssue, invalid, allowance } = invoices.calls
  return {
    'GET /': () => page(frontPage(log, invoices.list())),
    'GET /api/invoices': () => json(invoices.list()),
    'POST /B2CInvoice/CheckBarcode': (ask) => answer(options, { ask, call: checkBarcode }),
    'POST /B2CInvoice/Issue': (ask) => answer(options, { ask, call: issue }),
    'POST /B2CInvoice/GetIssue': (ask) => answer(options, { ask, call: getIssue }),
    'POST /B2CInvoice/Invalid': (ask) => answer(options, { ask, call: invalid }),
    'POST /B2CInvoice/Allowance': (ask) => answer(options, { ask, call: allowance }),
  }
}

/** TransCode says whether the envelope could be opened; what became of the call itself stands inside. */
function answer({ keys, now }: EinvoiceOptions, { ask, call }: { ask: Ask; call: Call }): Reply {
  const body = readObject(ask.body)
  const header = isObject(body?.['RqHeader']) ? body['RqHeader'] : {}
  const reply = (TransCode: number, TransMsg: string, Data = '') =>
    json({ MerchantID: keys.merchantId, RpHeader: { Timestamp: Math.floor(now() / 1000) }, TransCode, TransMsg, Data })
  if (body?.['MerchantID'] !== keys.merchantId) return reply(0, 'MerchantID Error')
  if (typeof header['Timestamp'] !== 'number' || Math.abs(now() / 1000 - header['Timestamp']) > patienceSeconds)
    return reply(0, 'Timestamp Error')
  const data = typeof body['Data'] === 'string' ? decrypt(body['Data'], keys) : null
  if (data?.['MerchantID'] !== keys.merchantId) return reply(0, 'Data Error')
  const answered = call(data)
  return answered === 'offline'
    ? { status: 503, headers: { 'content-type': 'text/plain' }, body: 'Service Unavailable' }
    : reply(1, 'Success', encrypt(answered, keys))
}

/** The company takes no envelope that is older than this. */
const patienceSeconds = 600

function frontPage(log: RequestLog, issued: readonly KeptInvoice[]): string {
  return renderPage({
    language: 'zh',
    title: '電子發票平台 E-invoice · sandbox',
    colour: '#8a3b2f',
    mark: '票',
    wide: true,
    content: `${issuedTable(issued)}<h2>最近的請求 Requests</h2>${logTable(log)}`,
  })
}

function issuedTable(issued: readonly KeptInvoice[]): string {
  const rows = issued
    .slice(0, 50)
    .map(
      ({ number, date, amount, left, invalid, buyer, carrier }) =>
        `<tr><td>${number}</td><td class="nowrap">${date}</td><td>${amount}</td><td>${invalid ? '作廢 void' : left}</td><td>${escapeHtml(buyer)}</td><td>${escapeHtml(carrier)}</td></tr>`,
    )
  if (rows.length === 0) return ''
  return `<h2>發票 Invoices</h2><div class="scroll" tabindex="0" role="region" aria-label="Invoices"><table><thead><tr><th>Number</th><th>Issued</th><th>Amount</th><th>Left</th><th>Buyer</th><th>Kept</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`
}
