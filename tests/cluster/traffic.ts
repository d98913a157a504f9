import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#database/connect.ts'
import { signedIn } from '../../bench/members.ts'
import { createBuyers } from '../faults/buyers.ts'

export type Traffic = {
  address: string
  /** Pages and their files together, and orders, so many in a second, however long the answers take. */
  perSecond: { requests: number; orders: number }
  pages: readonly string[]
  /** One for each order: who orders, and what. */
  orders: readonly Wanted[]
}

type Wanted = { headers: Record<string, string>; body: unknown }

export type Seen = {
  requests: number
  orders: number
  /** What was not answered as it should, by status and address. */
  failed: string[]
  /** Entries of the pages that were shown, which tell the version that drew them. */
  entries: Set<string>
  seconds: number
  slowestOrderMs: number
}

/** Visitors who read pages with all scripts and styles that these name, and buyers, until they are stopped. */
export function startTraffic(traffic: Traffic): () => Promise<Seen> {
  const seen: Seen = { requests: 0, orders: 0, failed: [], entries: new Set(), seconds: 0, slowestOrderMs: 0 }
  const begin = performance.now()
  const over = new AbortController()
  const { requests, orders } = traffic.perSecond
  const all = Promise.all([inStep(requests, over.signal, browser(traffic, seen)), inStep(orders, over.signal, buyer(traffic, seen))])
  return async () => {
    over.abort()
    await all
    return { ...seen, seconds: (performance.now() - begin) / 1000 }
  }
}

/** Begins so many a second until it is over, and answers once all that have begun have ended. */
async function inStep(perSecond: number, over: AbortSignal, act: () => Promise<void>): Promise<void> {
  const begin = performance.now()
  const under: Promise<void>[] = []
  for (let begun = 0; !over.aborted; begun += 1) {
    await pause(Math.max(0, (begun * 1000) / perSecond - (performance.now() - begin)))
    if (!over.aborted) under.push(act())
  }
  await Promise.all(under)
}

/** Each request is a page or the next file that a page shown before has named. */
function browser({ address, pages }: Traffic, seen: Seen): () => Promise<void> {
  const files: string[] = []
  let shown = 0
  return async () => {
    seen.requests += 1
    const file = files.shift()
    if (file) return void (await ask(`${address}${file}`, seen))
    const html = await ask(`${address}${pages[shown++ % pages.length]}`, seen)
    const named = new Set([...html.matchAll(/\/?(assets\/[\w.-]+\.(?:js|css))/g)].map(([, name = '']) => `/${name}`))
    const entry = /src:'\/(assets\/[\w.-]+)'/.exec(html)?.[1]
    if (!entry) seen.failed.push(`a page without its scripts: ${html.slice(0, 100)}`)
    else seen.entries.add(entry)
    files.push(...named)
  }
}

function buyer({ address, orders }: Traffic, seen: Seen): () => Promise<void> {
  const waiting = [...orders.entries()]
  return async () => {
    const [index, order] = waiting.shift() ?? []
    if (!order) return
    seen.orders += 1
    const headers = { ...order.headers, 'content-type': 'application/json', 'idempotency-key': `order-${index}` }
    const begin = performance.now()
    await ask(`${address}/api/v2/user/orders`, seen, { method: 'POST', headers, body: JSON.stringify(order.body) })
    seen.slowestOrderMs = Math.max(seen.slowestOrderMs, performance.now() - begin)
  }
}

async function ask(url: string, seen: Seen, request: RequestInit = {}): Promise<string> {
  try {
    const answer = await fetch(url, request)
    const text = await answer.text()
    if (!answer.ok) seen.failed.push(`${answer.status} ${url}: ${text.slice(0, 200)}`)
    return text
  } catch (error) {
    seen.failed.push(`${url}: ${String(error)} ${String((error as Error).cause ?? '')}`)
    return ''
  }
}

/** So many orders on delivery, each of a buyer of its own. */
export async function ordersFor(database: Database, count: number): Promise<Wanted[]> {
  const buyers = await createBuyers(database, { count, price: 590, temperature: 'normal' })
  const orders: Wanted[] = []
  for (const { memberId, lineIds } of buyers)
    orders.push({ headers: await signedIn(database, memberId), body: { order: { ...onDelivery, cart_item_ids: lineIds } } })
  return orders
}

const onDelivery = {
  sender: { name: '陳浩', phone: '+886922110334' },
  invoice_info: { carrier_type: 'mobile_carrier', carrier: '/AB12.+-' },
  shipping_method: 'black_cat',
  received_time: 'before_noon',
  contact_attributes: { name: '陳浩', phone: '0922110334', county: '新竹縣', district: '竹北市', address: '文興路一段 168 號 8 樓' },
  payway: 'when_received',
  remark: '',
}

/** For docs/measurements.md. */
export function tell(words: string, { requests, orders, failed, seconds, slowestOrderMs }: Seen): void {
  const rates = `${(requests / seconds).toFixed(1)} requests/s and ${(orders / seconds).toFixed(1)} orders/s for ${seconds.toFixed(0)} s`
  console.log(`${words}: ${rates}, ${requests} + ${orders} in all, ${failed.length} failed, slowest order ${slowestOrderMs.toFixed(0)} ms`)
}
