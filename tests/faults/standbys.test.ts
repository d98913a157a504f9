import { connect, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { Standbys } from '#database/standbys/standbys.ts'
import { poolOpened } from '#database/watched.ts'
import { createApp } from '#main/app.ts'
import { router } from '#main/router.ts'
import { findContentChanges } from '#server/content/reading/find-content-changes.ts'
import { lookAtPreview } from '#server/office/products/preview/look-at-preview.ts'
import { FollowedContent } from '#server/platform/content/followed-content.ts'
import { createInProcessClient } from '#server/platform/http/in-process-client.ts'
import { followTerms } from '#server/platform/settings/follow-terms.ts'
import type { Shop } from '#server/platform/shop.ts'
import { askCaughtUp } from '#server/platform/standbys/ask-standby.ts'
import { openOwnPostgres } from '#support/own-postgres.ts'
import { signInAt } from '#support/sign-in-at.ts'
import { openStandby } from '#support/standby-postgres.ts'
import { openTestBrowser } from '#support/test-browser.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestPages } from '#support/test-pages.ts'
import { openTestShop } from '#support/test-shop.ts'

// A copy of the shop with a PostgreSQL of its own and a second one that follows it, whose replay can be paused, frozen and killed.

vi.setConfig({ testTimeout: 120_000 })

const postgres = await openOwnPostgres()
const standby = await openStandby(postgres)
const testShop = await openTestShop({ database: postgres.database })
const { shelf } = testShop
const { db } = postgres.database

/** How often the copy took a connection to whom. */
const asked = { primary: 0, standby: 0 }
const countTaken = (opened: unknown) => {
  const pool = opened as pg.Pool
  const whom = pool.options.connectionString === standby.url ? 'standby' : 'primary'
  pool.on('acquire', () => (asked[whom] += 1))
}
poolOpened.subscribe(countTaken)
const now = () => performance.now()
/** So far the clock by which the copy asks what has changed goes before: it asks once a second. */
let aheadMs = 0
const copy = openCopy()
const standbys = copy.standbys
const app = await createApp(copy, { requestsPerMinute: 1_000_000, trustProxy: [] })
const pages = await openTestPages({ shop: copy, app })
const visitor = () => openTestBrowser(app)
const boss = await testOffice({ ...testShop, app }).as('owner')
afterAll(async () => {
  await app.close()
  await standbys.close()
  await copy.database.close()
  poolOpened.unsubscribe(countTaken)
})

function openWatched(...urls: readonly string[]): Standbys {
  const timeouts = { statementMs: 15_000, lockMs: 5000, idleInTransactionMs: 30_000 }
  return new Standbys({ urls, primaryUrl: postgres.database.url, pool: { poolSize: 8, timeouts }, now, tell: () => undefined })
}

function openCopy() {
  const database = openDatabase({ poolSize: 8, forCalls: true, url: postgres.database.url })
  const house = { ...testShop.shop, database, standbys: openWatched(standby.url) }
  const content = new FollowedContent({ ask: (since) => findContentChanges(house, since), now: () => now() + aheadMs })
  return { ...house, content, terms: followTerms(house, content) } satisfies Shop
}

async function untilFollowed(): Promise<void> {
  for (const end = now() + 30_000; ; await pause(50)) {
    await copy.content.hear()
    if (standbys.followed) return
    if (now() > end) throw new Error('The standby was not followed in 30 s')
  }
}
beforeAll(untilFollowed, 60_000)
beforeEach(untilFollowed)
afterEach(standby.goOn)

const gel = `/zh/product/${shelf.roseGel}-rose-gel`
const setPrice = (price: number) => db.updateTable('products').set({ price }).where('id', '=', shelf.roseGel).execute()
const member = async () => signInAt(visitor(), { person: 'mei', origin: '/zh' })
const noteEverything = () => sql`insert into content_notes (subject) values ('everything')`.execute(db)

test('CPY-10 pages, search, suggestions, sitemaps and feeds ask the standby and not the primary', async () => {
  const { call } = visitor()
  const reads = [
    () => call.categories.list({}),
    () => call.menus.list({}),
    () => call.products.find({ id: shelf.roseGel }),
    () => call.products.companions({ id: shelf.roseGel }),
    () => call.products.special({ key: 'latest' }),
    () => call.products.search({ q: { name_or_description_cont: '凝膠' }, page: 1 }),
    () => call.products.suggest({ q: '凝膠' }),
    () => call.articles.list({}),
    () => call.banners.home({}),
    () => call.faqs.list({}),
    () => pages.ask('/zh'),
    () => pages.ask(gel),
    () => pages.ask('/en/items/new'),
    () => pages.ask('/sitemap.xml'),
    () => pages.ask('/sitemaps/pages.xml'),
    () => pages.ask('/feeds/products-zh.xml'),
  ]
  for (const read of reads) {
    const { primary, standby: times } = await whoIsAsked(read, () => asked.primary === 0 && asked.standby > 0)
    expect([primary, times > 0], String(read)).toEqual([0, true])
  }
})

/** Who was asked by it; again where it was not as hoped, as when the standby was left meanwhile on a machine that has much else to do. */
async function whoIsAsked(read: () => Promise<unknown>, isAsHoped: () => boolean): Promise<typeof asked> {
  for (let attempt = 1; ; attempt++) {
    // Nothing is in memory but the terms, which are read from the primary.
    await hearOfEverything()
    await untilFollowed()
    await copy.terms()
    Object.assign(asked, { primary: 0, standby: 0 })
    await read()
    if (isAsHoped() || attempt === 5) return { ...asked }
  }
}

/** Whatever was kept in memory is not believed any more. */
async function hearOfEverything(): Promise<void> {
  const before = copy.content.state
  await noteEverything()
  for (; copy.content.state === before; await pause(20)) {
    aheadMs += 1000
    await copy.content.hear()
  }
}

test('CPY-11 while changes arrive a page from the standby is never 2 s old, also when the replay stops for half a second, for good, and goes on', async () => {
  for (const [price, stillMs] of [
    [371, 0],
    [372, 500],
    [373, 4000],
    [374, 300],
  ] as const) {
    await pages.ask(gel)
    if (stillMs > 0) await standby.pause()
    const going = pause(stillMs).then(standby.goOn)
    await setPrice(price)
    const changedAt = now()
    let age = 0
    for (let shown = ''; !shown.includes(`NT$${price}`); age = now() - changedAt) {
      expect(age, `how long the price before ${price} is shown`).toBeLessThan(2000)
      shown = (await pages.ask(gel)).text
      await pause(40)
    }
    await going
    // What was drawn meanwhile from whom stays away as well, also once the standby is followed again.
    for (const end = now() + 4000; now() < end; await pause(100)) expect((await pages.ask(gel)).text).toContain(`NT$${price}`)
  }
})

test('CPY-11 D-303 a standby that is more than a second behind is not asked, and one that is idle is', async () => {
  await pause(2500)
  expect(standbys.choose()?.behindMs).toBeLessThan(1000)
  await standby.pause()
  await setPrice(381)
  await pause(1500)
  expect(standbys.choose()).toBe(null)
  asked.standby = 0
  expect((await visitor().call.products.find({ id: shelf.roseGel })).price).toBe(381)
  expect(asked.standby).toBe(0)
})

test('CPY-11 a standby tells what changed by its name, as the primary does', async () => {
  const { mark } = await findContentChanges(copy, undefined)
  await setPrice(385)
  const changedSince = async () => (await findContentChanges(copy, mark)).changed
  await expect.poll(changedSince, { timeout: 10_000, interval: 50 }).toContain(`product:${shelf.roseGel}`)
})

test('CPY-11 what a standby tells again while a transaction is long under way is heard once more, and nothing is missed', async () => {
  const long = openDatabase({ url: postgres.database.url, poolSize: 1 })
  await long.transaction(async (tx) => {
    // Holds a number of its own from here on, so that all others are told as later ones.
    await sql`insert into content_notes (subject) values ('faqs')`.execute(tx)
    for (const price of [391, 392, 393]) {
      await setPrice(price)
      await expect.poll(async () => (await pages.ask(gel)).text, { timeout: 10_000, interval: 50 }).toContain(`NT$${price}`)
    }
  })
  await long.close()
})

test('CPY-12 members read their cart and their prices back, and the office every save in its lists, while the standby shows nothing new', async () => {
  const mei = await member()
  await untilFollowed()
  await standby.pause()
  await mei.call.cart.add({ product_id: shelf.lilyGel, quantity: 2 })
  const cart = await mei.call.cart.read()
  expect(
    Object.values(cart.cart_items)
      .flat()
      .map((line) => line.quantity),
  ).toEqual([2])
  const { products } = boss.call
  await products.setState({ id: shelf.lilyGel, state: 'off' })
  const listed = await products.list({ words: '百合', rows: 20 })
  expect(JSON.stringify(listed)).toContain('off')
})

test('CPY-10 CPY-12 lists and reports of the office ask the standby once it knows what was saved', async () => {
  const { orders, products, members, stock, audit } = boss.call
  for (const list of [() => orders.list({}), () => products.list({}), () => members.list({}), () => stock.list({}), () => audit.list({})]) {
    const { standby: times } = await whoIsAsked(list, () => asked.standby > 0)
    expect(times, String(list)).toBeGreaterThan(0)
  }
})

test('CPY-12 a preview shows what somebody typed, which no standby knows of', async () => {
  const { address } = await boss.call.products.preview({ id: shelf.roseGel, change: { name_zh: '試看凝膠' } })
  const key = address.split('/').at(-1) ?? ''
  const wanted = { view: 'page', viewer: 'visitor', language: 'zh', key, staffId: boss.me.id } as const
  const name = await lookAtPreview(copy, wanted, async ({ shop, product }) => {
    const { name: shown } = await createInProcessClient(shop, { language: 'zh', router }).products.find({ id: product })
    return shown
  })
  expect(name).toBe('試看凝膠')
})

/** Somebody asks all the time; answers how many did and how long the slowest waited. Nobody is refused. */
async function askMeanwhile(work: () => Promise<void>): Promise<{ count: number; slowestMs: number }> {
  let busy = true
  let count = 0
  let slowestMs = 0
  const asking = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (busy) {
        const begun = now()
        const { status } = await visitor().ask(`/api/v1/products/${shelf.roseGel}`)
        const page = await pages.ask(gel)
        expect([status, page.status]).toEqual([200, 200])
        slowestMs = Math.max(slowestMs, now() - begun)
        count += 1
        await pause(20)
      }
    }),
  )
  await work().finally(() => (busy = false))
  await asking
  return { count, slowestMs }
}

test.each([
  ['is killed', standby.kill, standby.startAgain],
  ['hangs', async () => standby.freeze(), async () => standby.thaw()],
])('CPY-13 a standby that %s is left out within 2 s and taken again within 30 s, and nobody is refused', async (_what, away, back) => {
  const { count, slowestMs } = await askMeanwhile(async () => {
    await pause(500)
    await away()
    const awayAt = now()
    await expect.poll(() => standbys.choose(), { timeout: 5000, interval: 20 }).toBe(null)
    expect(now() - awayAt).toBeLessThan(2000)
    await pause(1000)
    await back()
    const backAt = now()
    await untilFollowed()
    expect(now() - backAt).toBeLessThan(30_000)
    await pause(500)
  })
  expect(count).toBeGreaterThan(50)
  expect(slowestMs).toBeLessThan(3000)
})

test('CPY-13 nothing fails or waits where no standby is, and one that hangs keeps nobody from leaving', async () => {
  const nobody = openWatched('postgres://meihao@127.0.0.1:9/meihao')
  const shop = { ...copy, standbys: nobody }
  await pause(500)
  expect(nobody.choose()).toBe(null)
  const begun = now()
  expect(await askCaughtUp(shop, async ({ database }) => isStandby(database.db))).toBe(false)
  expect(now() - begun).toBeLessThan(500)
  await nobody.close()
  const watched = openWatched(standby.url)
  await expect.poll(() => watched.choose(), { timeout: 20_000 }).not.toBe(null)
  expect(await askCaughtUp({ ...copy, standbys: watched }, async ({ database }) => isStandby(database.db))).toBe(true)
  standby.freeze()
  const leaving = now()
  await watched.close()
  expect(now() - leaving).toBeLessThan(500)
  standby.thaw()
})

async function isStandby(asking: typeof db): Promise<boolean | undefined> {
  const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(asking)
  return rows[0]?.is
}

test('CPY-13 behind one address that leads to several servers, what comes to another one than was looked at is asked of the primary', async () => {
  const ports = [standby.url, postgres.database.url].map((url) => Number(new URL(url).port))
  let lines = 0
  // The first line is the one that looks; of all others every second leads elsewhere.
  const door = createServer((line) => {
    const other = connect({ host: '127.0.0.1', port: ports[lines++ % 2] ?? 0 })
    line.pipe(other).pipe(line)
    for (const socket of [line, other]) socket.on('error', () => undefined)
  })
  await new Promise<void>((open) => door.listen(0, '127.0.0.1', open))
  const address = new URL(standby.url)
  address.port = String(Object(door.address()).port)
  const watched = openWatched(address.href)
  await expect.poll(() => watched.choose(), { timeout: 20_000 }).not.toBe(null)
  const shop = { ...copy, standbys: watched }
  const answered = await Promise.all(Array.from({ length: 8 }, () => askCaughtUp(shop, async ({ database }) => isStandby(database.db))))
  // How many lines are opened for them depends on which answers first.
  expect(new Set(answered)).toEqual(new Set([false, true]))
  await watched.close()
  door.close()
})

test('CPY-13 a standby that takes over as the primary is no standby any more', async () => {
  const { slowestMs } = await askMeanwhile(async () => {
    await standby.promote()
    const promotedAt = now()
    await expect.poll(() => standbys.choose(), { timeout: 5000, interval: 20 }).toBe(null)
    expect(now() - promotedAt).toBeLessThan(2000)
    await pause(500)
  })
  expect(slowestMs).toBeLessThan(3000)
})
