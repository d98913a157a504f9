import type { SandboxKeys } from '../keys.ts'
import { logTable } from '../web/log-table.ts'
import { renderPage } from '../web/render-page.ts'
import { json, page, readForm } from '../web/replies.ts'
import { createRequestLog, type RequestLog } from '../web/request-log.ts'
import type { Ask, Reply } from '../web/exchange.ts'
import { serve, type Routes, type Running } from '../web/serve.ts'
import { checkMacValue } from './check-mac-value.ts'
import { stores } from './stores.ts'

export type LogisticsOptions = { host: string; port: number; publicHost: string; keys: SandboxKeys['logistics'] }

/** The logistics company: its directory of convenience stores. */
export async function startLogistics(options: LogisticsOptions): Promise<Running> {
  const log = createRequestLog((ask) => ask.method === 'POST')
  return serve({ name: 'Logistics', ...options, log, routes: routesOf(options.keys, log) })
}

function routesOf(keys: SandboxKeys['logistics'], log: RequestLog): Routes {
  return {
    'GET /': () => page(frontPage(log)),
    'POST /Helper/GetStoreList': (ask) => listStores(keys, ask),
  }
}

/** Only the chain that the shop works with is known; another one has no stores. */
function listStores(keys: SandboxKeys['logistics'], ask: Ask): Reply {
  const { CheckMacValue, ...fields } = Object.fromEntries(readForm(ask))
  if (fields['MerchantID'] !== keys.merchantId) return json({ RtnCode: 0, RtnMsg: 'MerchantID Error', StoreList: [] })
  if (CheckMacValue !== checkMacValue(fields, keys)) return json({ RtnCode: 0, RtnMsg: 'CheckMacValue Error', StoreList: [] })
  const type = fields['CvsType']
  return json({ RtnCode: 1, RtnMsg: '成功', StoreList: type === 'UNIMART' || type === 'All' ? [{ CvsType: 'UNIMART', StoreInfo: stores }] : [] })
}

function frontPage(log: RequestLog): string {
  const content = `<p>${stores.length} 家門市 stores</p><h2>最近的請求 Requests</h2>${logTable(log)}`
  return renderPage({ language: 'zh', title: '物流公司 Logistics · sandbox', colour: '#0d6b4f', mark: '物', wide: true, content })
}
