import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDirectoryOriginals } from '#adapters/directory/directory-originals.ts'
import { readMigrations } from '#database/migrating/read-migrations.ts'
import { pictureAt, pictureWidths } from '#rules/catalog/pictures/picture.ts'
import { saveOriginal } from '#server/platform/pictures/save-original.ts'
import { findShelf } from '#support/test-shelf.ts'
import { auditOrders } from '../../bench/fail-over/audit-orders.ts'
import { failOverOnce } from '../../bench/fail-over/fail-over-once.ts'
import { openCluster, type OpenCluster } from '../../bench/fail-over/open-cluster.ts'
import type { Press } from '../../bench/fail-over/start-buying.ts'
import { isWriting } from '../../scripts/cluster/ask-cluster.ts'
import { databaseNames } from '../../scripts/cluster/cluster-ports.ts'
import { findPrograms } from '../../scripts/cluster/find-programs.ts'
import { makeNextVersion } from './next-version.ts'
import { ordersFor, startTraffic, tell } from './traffic.ts'

// Three copies of the shop behind HAProxy, on three PostgreSQL under Patroni with one synchronous standby, through PgBouncer. The tests
// run one after the other on one cluster: what stands, what follows when the primary dies, and a version that takes the place of another.

const programs = findPrograms()
const missing = typeof programs === 'string' ? programs : null
if (missing !== null) console.log(`tests/cluster is skipped. ${missing}`)

const copies = [1, 2, 3] as const
const long = { timeout: 240_000 }
const soon = { timeout: 60_000, interval: 50 }

/** How it goes with more orders, twenty times, `npm run bench -- fail-over` tells. */
const ordersPerSecond = 6

/** What a machine carries that has much else to do; `ROLLING=100,20` asks for more, and goes all the way back. */
const [requests = 10, orders = 2] = (process.env['ROLLING'] ?? '').split(',').filter(Boolean).map(Number)
const goBack = process.env['ROLLING'] ? copies : ([1] as const)
/** Of each way. */
const longestSeconds = 120

const plum = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#a8234f"/></svg>'

describe.skipIf(missing !== null)('a cluster', () => {
  let open: OpenCluster
  const presses: Press[] = []
  const nextVersion = Promise.withResolvers<string>()

  beforeAll(async () => {
    if (typeof programs === 'string') return
    open = await openCluster(programs)
    nextVersion.promise.catch(() => undefined)
    makeNextVersion(join(open.home, 'next')).then(nextVersion.resolve, nextVersion.reject)
  }, 300_000)

  afterAll(async () => {
    await nextVersion.promise.catch(() => undefined)
    await open?.close()
  }, 120_000)

  test(
    'D-306 D-307 three copies answer behind one address, over a pooler that all but the listeners of the background go through',
    long,
    async () => {
      const { cluster, database } = open
      const ids = new Set<string>()
      for (let times = 0; times < 6; times++) expect((await fetch(`${cluster.address}/api/v1/categories`)).status).toBe(200)
      const pages = await Promise.all(copies.map(() => fetch(`${cluster.address}/zh`)))
      expect(pages.map(({ status }) => status)).toEqual([200, 200, 200])
      for (const name of databaseNames) if (await isWriting(cluster.urlOf(name))) ids.add(name)
      expect([...ids]).toEqual([await cluster.primary()])
      const standbys = databaseNames.filter((name) => !ids.has(name))
      await expect
        .poll(async () => (await Promise.all(standbys.map((name) => cluster.isSynchronous(name)))).filter(Boolean).length, long)
        .toBe(1)
      const { rows } = await sql<{ listening: boolean; count: number }>`
      select application_name = 'meihao listener' as listening, count(*)::int as count from pg_stat_activity
      where usename = 'meihao' and pid <> pg_backend_pid() group by 1`.execute(database.db)
      expect(rows.find(({ listening }) => listening)?.count).toBe(3 * 4)
    },
  )

  test('CPY-02 copies that started together on an empty database have written every migration once', async () => {
    const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(open.database.db)
    expect(rows.map(({ name }) => name)).toEqual((await readMigrations()).map(({ name }) => name).toSorted())
  })

  test('CPY-15 the copies hold no more connections than the server has, with room for whoever looks after it', async () => {
    const { rows } = await sql<{ used: number; most: number }>`
      select count(*) filter (where usename = 'meihao')::int as used, current_setting('max_connections')::int as most
      from pg_stat_activity`.execute(open.database.db)
    const [{ used, most } = { used: 0, most: 0 }] = rows
    // Forty of the pooler, of each copy four listeners and one that looks how far the server is, and those of this test.
    const mostUsed = 40 + 3 * (4 + 1) + 4
    expect(used).toBeLessThanOrEqual(mostUsed)
    expect(mostUsed).toBeLessThan(most - 10)
  })

  test('CPY-18 any copy answers any picture in any width', long, async () => {
    const originals = createDirectoryOriginals(join(open.home, 'shop/media'))
    const address = await saveOriginal(originals, { kind: 'banners', name: 'plum', svg: plum })
    const pictures = pictureWidths.map((width) => pictureAt(address, { width, format: 'webp' }))
    const asked = copies.flatMap((copy) => pictures.map((picture) => `${open.cluster.addressOf(copy)}${picture}`))
    const answers = await Promise.all(asked.map((picture) => fetch(picture)))
    expect(answers.filter(({ status, headers }) => status !== 200 || headers.get('content-type') !== 'image/webp')).toEqual([])
  })

  test('CPY-24 a change is on the page of every copy', long, async () => {
    const { roseGel } = await findShelf(open.database)
    const page = (copy: number) => fetch(`${open.cluster.addressOf(copy)}/zh/product/${roseGel}-rose-gel`).then((answer) => answer.text())
    for (const copy of copies) expect(await page(copy)).not.toContain('換了名字的凝膠')
    await open.database.db.updateTable('products').set({ name_zh: '換了名字的凝膠' }).where('id', '=', roseGel).execute()
    for (const copy of copies) await expect.poll(() => page(copy), soon).toContain('換了名字的凝膠')
  })

  test(
    'RUN-02 CPY-07 D-306 while the primary is dead whoever is not served is told when to ask again, pages in memory are shown, and orders go on',
    long,
    async () => {
      const fall = await failOverOnce(open, { perSecond: ordersPerSecond })
      const { noPrimaryMs, firstOrderMs, keptWaitingMs } = fall
      console.log(JSON.stringify({ noPrimaryMs, firstOrderMs, keptWaitingMs }))
      expect({ faults: fall.faults, pages: [...fall.pages] }).toEqual({ faults: [], pages: [200] })
      presses.push(...fall.presses)
    },
  )

  test('CPY-09 the background has taken up its work on the new primary, and has done all of it', long, async () => {
    const count = async () => (await sql`select from news`.execute(open.database.db)).rows.length
    await expect.poll(count, soon).toBe(0)
  })

  test(
    'CPY-25 CPY-28 D-305 copies become the next version one after the other, and go back, while nobody’s request or order fails',
    { timeout: 600_000 },
    async () => {
      const { cluster, database } = open
      const next = await nextVersion.promise
      const { roseGel } = await findShelf(database)
      const pages = ['/zh', '/en', `/zh/product/${roseGel}-rose-gel`, `/en/product/${roseGel}-rose-gel`, '/zh/items/hot']
      const traffic = { address: cluster.address, perSecond: { requests, orders }, pages }
      const all = await ordersFor(database, 2 * orders * longestSeconds)
      // What a copy does first takes it longer.
      for (const copy of copies)
        for (const page of pages) await expect.poll(async () => (await fetch(`${cluster.addressOf(copy)}${page}`)).status, soon).toBe(200)
      const [before = ''] = await entriesShown()
      const versions = new Set([before])
      for (const { folder, replaced } of [
        { folder: next, replaced: copies },
        { folder: undefined, replaced: goBack },
      ]) {
        const placed = await countConfirmed()
        const stop = startTraffic({ ...traffic, orders: all.splice(0, orders * longestSeconds) })
        for (const copy of replaced) await cluster.restartCopy(copy, folder)
        const seen = await stop()
        tell(folder ? 'forward' : 'back', seen)
        expect(seen.failed).toEqual([])
        const shown = (await entriesShown()).slice(0, replaced.length)
        const [entry = ''] = shown
        expect([new Set(shown).size, entry === before]).toEqual([1, folder === undefined])
        versions.add(entry)
        expect([...seen.entries].filter((each) => !versions.has(each))).toEqual([])
        // Whoever has a page of the other version open still gets its files from every copy.
        for (const copy of copies) for (const each of versions) expect((await fetch(`${cluster.addressOf(copy)}/${each}`)).status).toBe(200)
        expect((await countConfirmed()) - placed).toBe(seen.orders)
      }
    },
  )

  // Last of all: the shop asks about payments of which nobody knows anything after a minute.
  test('D-306 no acknowledged order is lost, none stands twice, and stock, points and payments agree', { timeout: 300_000 }, async () => {
    const cardCompany = open.cluster.sandbox.addresses.tappay
    const { acknowledged, ...books } = await auditOrders({ database: open.database, cardCompany, presses })
    expect(books).toEqual({ lost: [], twice: 0, complaints: [] })
    expect(acknowledged).toBeGreaterThan(ordersPerSecond)
  })

  /** On delivery alone: of payments by card, some are heard of later. */
  async function countConfirmed(): Promise<number> {
    const count = open.database.db.selectFrom('orders').select(({ fn }) => fn.countAll<number>().as('orders'))
    const confirmed = count.where('status', '=', 'confirmed').where('payment', '=', 'when_received')
    return Number((await confirmed.executeTakeFirstOrThrow()).orders)
  }

  async function entriesShown(): Promise<string[]> {
    return Promise.all(
      copies.map(async (copy) => {
        const html = await (await fetch(`${open.cluster.addressOf(copy)}/zh`)).text()
        return /src:'\/(assets\/[\w.-]+)'/.exec(html)?.[1] ?? ''
      }),
    )
  }
})
