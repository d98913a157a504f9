import { createServer } from 'node:http'
import { sandboxKeys } from '../keys.ts'
import { isObject } from '../web/replies.ts'
import { startTappay, type TappayOptions } from './start-tappay.ts'

type Answer = { status: number; msg?: string; [name: string]: unknown }

const { appId, appKey, partnerKey, merchants } = sandboxKeys.tappay

/** The card company with short waits, and a shop that asks it over real HTTP and writes down the notices it gets. */
export async function openShopWithCompany(options: Partial<TappayOptions> = {}) {
  const timing = { slowAnswerMs: 60, laterMs: 60, lateNoticeMs: 60, noticeRetryMs: [5, 5, 5, 5, 5] }
  const company = await startTappay({
    host: '127.0.0.1',
    port: 0,
    publicHost: '127.0.0.1',
    keys: sandboxKeys.tappay,
    dataDir: null,
    now: Date.now,
    timing,
    ...options,
  })
  const desk = await openNoticeDesk()
  const ask = (path: string, body: object) => post(`${company.address}${path}`, { partner_key: partnerKey, ...body })
  return {
    company,
    desk,
    ask,
    async prime(number: string) {
      const answer = await post(`${company.address}/sdk/prime`, { appId, appKey, number, expiry: '203012', ccv: '123' })
      return isObject(answer['card']) ? String(answer['card']['prime']) : ''
    },
    async walletPrime(method: string) {
      return String((await post(`${company.address}/sdk/wallet-prime`, { appId, appKey, method }))['prime'])
    },
    pay: (payment: object) => ask('/tpc/payment/pay-by-prime', { ...usualPayment(desk.address), ...payment }),
    async record(filters: object): Promise<unknown> {
      const { trade_records: records } = await ask('/tpc/transaction/query', { filters })
      return Array.isArray(records) ? records[0] : undefined
    },
    async close() {
      await Promise.all([company.stop(), desk.close()])
    },
  }
}

export const testPrime = 'test_3a2fb2b7e892b914a03c95dd4dd5dc7970c908df67a49527c0a648b2bc9'

function usualPayment(desk: string) {
  return {
    merchant_id: merchants.card,
    amount: 1260,
    currency: 'TWD',
    details: 'Order T1',
    order_number: 'T1',
    cardholder: { phone_number: '0912345678', name: '林小梅', email: 'mei@example.com' },
    result_url: { frontend_redirect_url: `${desk}/return`, backend_notify_url: `${desk}/notify`, go_back_url: `${desk}/checkout` },
  }
}

export async function post(address: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': partnerKey, ...headers },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Answer
}

/** Presses a button on a page of the company; answers where the browser is sent. */
export async function press(page: string, form: Record<string, string>): Promise<URL> {
  const response = await fetch(page, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  return new URL(response.headers.get('location') ?? 'about:blank')
}

/** A place for notices that refuses as many as it is told before it accepts one. */
async function openNoticeDesk() {
  const notices: Answer[] = []
  const mind = { refusals: 0 }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      notices.push(JSON.parse(Buffer.concat(chunks).toString()) as Answer)
      response.writeHead(mind.refusals-- > 0 ? 503 : 200).end()
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const bound = server.address()
  const port = bound && typeof bound === 'object' ? bound.port : 0
  return {
    address: `http://127.0.0.1:${port}`,
    notices,
    mind,
    close: () => new Promise<void>((closed) => server.close(() => closed()).closeAllConnections()),
  }
}
