import type { SandboxKeys } from '../keys.ts'
import { logTable } from '../web/log-table.ts'
import { renderPage } from '../web/render-page.ts'
import { isObject, json, page, readObject } from '../web/replies.ts'
import { createRequestLog, type RequestLog } from '../web/request-log.ts'
import type { Ask, Reply } from '../web/exchange.ts'
import { serve, type Routes, type Running } from '../web/serve.ts'
import type { Call } from './call.ts'
import { checkBarcode } from './check-barcode.ts'
import { seal, unseal } from './envelope.ts'

export type EinvoiceOptions = { host: string; port: number; publicHost: string; keys: SandboxKeys['einvoice']; now(): number }

/** The e-invoice platform. Every call is a sealed envelope. */
export async function startEinvoice(options: EinvoiceOptions): Promise<Running> {
  const log = createRequestLog((ask) => ask.method === 'POST')
  return serve({ name: 'E-invoice', ...options, log, routes: routesOf(options, log) })
}

function routesOf(options: EinvoiceOptions, log: RequestLog): Routes {
  return {
    'GET /': () => page(frontPage(log)),
    'POST /B2CInvoice/CheckBarcode': (ask) => answer(options, { ask, call: checkBarcode }),
  }
}

/** TransCode says whether the envelope could be opened; what became of the call itself stands inside. */
function answer({ keys, now }: EinvoiceOptions, { ask, call }: { ask: Ask; call: Call }): Reply {
  const body = readObject(ask.body)
  const header = isObject(body?.['RqHeader']) ? body['RqHeader'] : {}
  const reply = (TransCode: number, TransMsg: string, Data = '') => json({ MerchantID: keys.merchantId, RpHeader: { Timestamp: Math.floor(now() / 1000) }, TransCode, TransMsg, Data })
  if (body?.['MerchantID'] !== keys.merchantId) return reply(0, 'MerchantID Error')
  if (typeof header['Timestamp'] !== 'number' || Math.abs(now() / 1000 - header['Timestamp']) > patienceSeconds) return reply(0, 'Timestamp Error')
  const data = typeof body['Data'] === 'string' ? unseal(body['Data'], keys) : null
  if (data?.['MerchantID'] !== keys.merchantId) return reply(0, 'Data Error')
  const answered = call(data)
  return answered === 'offline' ? { status: 503, headers: { 'content-type': 'text/plain' }, body: 'Service Unavailable' } : reply(1, 'Success', seal(answered, keys))
}

/** The company takes no envelope that is older than this. */
const patienceSeconds = 600

function frontPage(log: RequestLog): string {
  return renderPage({ language: 'zh', title: '電子發票平台 E-invoice · sandbox', colour: '#8a3b2f', mark: '票', wide: true, content: `<h2>最近的請求 Requests</h2>${logTable(log)}` })
}
