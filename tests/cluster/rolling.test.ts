import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type Database } from '#database/connect.ts'
import { findShelf, smallShop } from '#support/test-shelf.ts'
import { freePorts } from '../../bench/free-ports.ts'
import { signedIn } from '../../bench/members.ts'
import { buildIfNeeded } from '../../scripts/build.ts'
import { clusterPorts, portsNeeded } from '../../scripts/cluster/cluster-ports.ts'
import { findPrograms } from '../../scripts/cluster/find-programs.ts'
import { startCluster, type Cluster } from '../../scripts/cluster/start-cluster.ts'
import { createBuyers } from '../faults/buyers.ts'
import { makeNextVersion } from './next-version.ts'
import { startTraffic, type Seen } from './traffic.ts'

// A version takes the place of the one before, copy by copy, and that one comes back, while visitors read and buy.

const programs = findPrograms()
const missing = typeof programs === 'string' ? programs : null
const copies = [1, 2, 3] as const

/** What two cores carry beside three copies, three servers and everything around them; `ROLLING=100,20` asks for more. */
const [requests = 40, orders = 5] = (process.env['ROLLING'] ?? '').split(',').filter(Boolean).map(Number)
const longestSeconds = 300

describe.skipIf(missing !== null)('a rollout', () => {
  let home = ''
  let cluster: Cluster
  let database: Database
  const next = () => join(home, 'next')

  beforeAll(async () => {
    if (typeof programs === 'string') return
    await buildIfNeeded()
    home = await mkdtemp(join(tmpdir(), 'meihao-rolling-'))
    await chmod(home, 0o755)
    makeNextVersion(next())
    const ports = clusterPorts(await freePorts(portsNeeded))
    const variables = { DEMO_SHOP: '0', LIMITS: 'unpaidOrders=100000,unpaidUnits=100000', REQUESTS_PER_MINUTE: '1000000' }
    cluster = await startCluster({ home, ports, programs, variables })
    database = openDatabase({ url: cluster.directUrl, poolSize: 4 })
    await smallShop.furnish({ ...database, url: cluster.directUrl })
  }, 600_000)

  afterAll(async () => {
    await database?.close()
    await cluster?.stop()
    await rm(home, { recursive: true, force: true })
  }, 90_000)

  test(
    'CPY-25 CPY-26 CPY-28 D-305 three copies become the next version one after the other, and go back, while nobody’s request or order fails',
    { timeout: 600_000 },
    async () => {
      const { roseGel } = await findShelf(database)
      const pages = ['/zh', '/en', `/zh/product/${roseGel}-rose-gel`, `/en/product/${roseGel}-rose-gel`, '/zh/items/hot']
      const traffic = { address: cluster.address, perSecond: { requests, orders }, pages }
      const all = await ordersOf(database, orders * longestSeconds)
      // What a copy does first takes it longer.
      const warm = startTraffic({ ...traffic, orders: all.splice(0, 4 * orders) })
      await pause(4000)
      expect((await warm()).failed).toEqual([])
      const [before = ''] = await entriesShown()
      for (const [folder, words] of [
        [next(), 'forward'],
        [undefined, 'back'],
      ] as const) {
        const placed = await countConfirmed()
        const stop = startTraffic({ ...traffic, orders: all.splice(0, all.length / 2) })
        for (const copy of copies) await cluster.restartCopy(copy, folder)
        const seen = await stop()
        tell(words, seen)
        expect(seen.failed).toEqual([])
        expect([...seen.entries]).toContain(before)
        expect(seen.entries.size).toBe(2)
        const shown = await entriesShown()
        expect([...new Set(shown)]).toEqual([folder ? [...seen.entries].find((entry) => entry !== before) : before])
        // Whoever has a page of the other version open still gets its files from every copy.
        for (const copy of copies)
          for (const entry of seen.entries) expect((await fetch(`${cluster.addressOf(copy)}/${entry}`)).status).toBe(200)
        expect((await countConfirmed()) - placed).toBe(seen.orders)
      }
    },
  )

  async function countConfirmed(): Promise<number> {
    const count = database.db.selectFrom('orders').select(({ fn }) => fn.countAll<number>().as('orders'))
    return Number((await count.where('status', '=', 'confirmed').executeTakeFirstOrThrow()).orders)
  }

  async function entriesShown(): Promise<string[]> {
    return Promise.all(
      copies.map(async (copy) => {
        const html = await (await fetch(`${cluster.addressOf(copy)}/zh`)).text()
        return /src:'\/(assets\/[\w.-]+)'/.exec(html)?.[1] ?? ''
      }),
    )
  }
})

function tell(words: string, { requests: asked, orders: ordered, failed, seconds, slowestOrderMs }: Seen): void {
  const rates = `${(asked / seconds).toFixed(1)} requests/s and ${(ordered / seconds).toFixed(1)} orders/s for ${seconds.toFixed(0)} s`
  console.log(`${words}: ${rates}, ${asked} + ${ordered} in all, ${failed.length} failed, slowest order ${slowestOrderMs.toFixed(0)} ms`)
}

const order = {
  sender: { name: '陳浩', phone: '+886922110334' },
  invoice_info: { carrier_type: 'mobile_carrier', carrier: '/AB12.+-' },
  shipping_method: 'black_cat',
  received_time: 'before_noon',
  contact_attributes: { name: '陳浩', phone: '0922110334', county: '新竹縣', district: '竹北市', address: '文興路一段 168 號 8 樓' },
  payway: 'when_received',
  remark: '',
}

async function ordersOf(database: Database, count: number) {
  const buyers = await createBuyers(database, { count, price: 590, temperature: 'normal' })
  const orders: { headers: Record<string, string>; body: unknown }[] = []
  for (const { memberId, lineIds } of buyers)
    orders.push({ headers: await signedIn(database, memberId), body: { order: { ...order, cart_item_ids: lineIds } } })
  return orders
}
