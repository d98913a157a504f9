import type { SandboxKeys } from '../keys.ts'
import { logTable } from '../web/log-table.ts'
import { escapeHtml, renderPage } from '../web/render-page.ts'
import { goTo, json, page, readForm } from '../web/replies.ts'
import { createRequestLog, type RequestLog } from '../web/request-log.ts'
import type { Ask, Reply } from '../web/exchange.ts'
import { serve, type Routes, type Running } from '../web/serve.ts'
import { checkMacValue } from './check-mac-value.ts'
import { drawLabels } from './draw-labels.ts'
import { keepParcels, nextCodes, type KeptParcel, type Parcels } from './parcels.ts'
import { stores } from './stores.ts'

export type LogisticsOptions = { host: string; port: number; publicHost: string; keys: SandboxKeys['logistics'] }

/** The logistics company: its directory of convenience stores, the parcels it carries, and their labels. */
export async function startLogistics(options: LogisticsOptions): Promise<Running> {
  const log = createRequestLog((ask) => ask.method === 'POST')
  const parcels = keepParcels(options.keys, Date.now)
  return serve({ name: 'Logistics', ...options, log, routes: routesOf(options.keys, { log, parcels }) })
}

function routesOf(keys: SandboxKeys['logistics'], { log, parcels }: { log: RequestLog; parcels: Parcels }): Routes {
  return {
    'GET /': () => page(frontPage(log, parcels.list())),
    'GET /api/parcels': () => json(parcels.list()),
    'GET /track': ({ query }) => page(trackingPage(parcels.list(), query.get('no') ?? '')),
    'POST /parcels/advance': async (ask) => {
      const form = readForm(ask)
      await parcels.advance(form.get('reference') ?? '', form.get('code') ?? '')
      return goTo('/')
    },
    'POST /Express/Create': (ask) => answerText(keys, { ask, call: (fields) => parcels.create(fields) }),
    'POST /Helper/QueryLogisticsTradeInfo/V5': (ask) =>
      answerText(keys, { ask, call: (fields) => parcels.query(fields['MerchantTradeNo'] ?? '') }),
    'POST /Helper/UpdateShipmentInfo': (ask) => answerText(keys, { ask, call: (fields) => parcels.update(fields) }),
    'POST /helper/printTradeDocument': (ask) => printLabels(keys, { ask, parcels }),
    'POST /Helper/GetStoreList': (ask) => listStores(keys, ask),
  }
}

/** Only the chain that the shop works with is known; another one has no stores. */
function listStores(keys: SandboxKeys['logistics'], ask: Ask): Reply {
  const { CheckMacValue, ...fields } = Object.fromEntries(readForm(ask))
  if (fields['MerchantID'] !== keys.merchantId) return json({ RtnCode: 0, RtnMsg: 'MerchantID Error', StoreList: [] })
  if (CheckMacValue !== checkMacValue(fields, keys)) return json({ RtnCode: 0, RtnMsg: 'CheckMacValue Error', StoreList: [] })
  const type = fields['CvsType']
  return json({
    RtnCode: 1,
    RtnMsg: '成功',
    StoreList: type === 'UNIMART' || type === 'All' ? [{ CvsType: 'UNIMART', StoreInfo: stores }] : [],
  })
}

/** Calls that are answered with a line of text. */
function answerText(keys: SandboxKeys['logistics'], { ask, call }: { ask: Ask; call: (fields: Record<string, string>) => string }): Reply {
  const { CheckMacValue, ...fields } = Object.fromEntries(readForm(ask))
  const isOurs = fields['MerchantID'] === keys.merchantId && CheckMacValue === checkMacValue(fields, keys)
  return { headers: { 'content-type': 'text/html; charset=utf-8' }, body: isOurs ? call(fields) : '0|CheckMacValue Error' }
}

/** Labels come as one document; of two carriers there is none. */
async function printLabels(keys: SandboxKeys['logistics'], { ask, parcels }: { ask: Ask; parcels: Parcels }): Promise<Reply> {
  const { CheckMacValue, ...fields } = Object.fromEntries(readForm(ask))
  const isOurs = fields['MerchantID'] === keys.merchantId && CheckMacValue === checkMacValue(fields, keys)
  const found = isOurs ? parcels.findAll((fields['AllPayLogisticsID'] ?? '').split(',')) : null
  if (found) return { headers: { 'content-type': 'application/pdf' }, body: await drawLabels(found) }
  return { headers: { 'content-type': 'text/html; charset=utf-8' }, body: isOurs ? '0|查無物流單' : '0|CheckMacValue Error' }
}

function frontPage(log: RequestLog, parcels: readonly KeptParcel[]): string {
  const content = `<p>${stores.length} 家門市 stores</p>${parcels.map(parcelForm).join('')}<h2>最近的請求 Requests</h2>${logTable(log)}`
  return renderPage({ language: 'zh', title: '物流公司 Logistics · sandbox', colour: '#0d6b4f', mark: '物', wide: true, content })
}

function parcelForm({ fields, code, tracking, updated }: KeptParcel): string {
  const reference = escapeHtml(fields['MerchantTradeNo'] ?? '')
  const buttons = (nextCodes[fields['LogisticsType'] ?? ''] ?? []).map(
    ([next, words]) => `<button class="small" name="code" value="${next}">${words}</button>`,
  )
  return `<form method="post" action="/parcels/advance"><h2><a href="/track?no=${tracking}">${tracking}</a> · ${reference} · ${code} · ${updated}</h2><input type="hidden" name="reference" value="${reference}"><div class="row">${buttons.join('')}</div></form>`
}

function trackingPage(parcels: readonly KeptParcel[], number: string): string {
  const parcel = parcels.find(({ tracking }) => tracking === number)
  const words = parcel && (nextCodes[parcel.fields['LogisticsType'] ?? ''] ?? []).find(([code]) => code === parcel.code)?.[1]
  const content = parcel
    ? `<dl><dt>${escapeHtml(number)}</dt><dd>${words ?? '訂單處理中 booked'}</dd><dt>更新 Updated</dt><dd>${parcel.updated}</dd></dl>`
    : '<p>查無此包裹。There is no such parcel.</p>'
  return renderPage({ language: 'zh', title: '包裹查詢 Tracking · sandbox', colour: '#0d6b4f', mark: '物', content })
}
