import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createApp } from '#main/app.ts'
import { openTestBrowser } from '#support/test-browser.ts'
import { openTestShop } from '#support/test-shop.ts'
import { cleanLimits } from './clean-limits.ts'
import { defaultLimits, type Limits } from './limits.ts'
import { giveTurnBack, takeTurns } from './take-turn.ts'

const windows: Limits['windows'] = {
  ...defaultLimits.windows,
  letters: { most: 5, seconds: 3600 },
  barcodesHere: { most: 10, seconds: 60 },
  barcodes: { most: 6, seconds: 60 },
  storesHere: { most: 8, seconds: 60 },
}
const testShop = await openTestShop({ limits: { ...defaultLimits, windows } })
const { shop, database, clock, signIn } = testShop
const { db } = database

const takeTurn = (of: string) => takeTurns(shop, db, [{ name: 'letters', of }])
const atOnce = <T>(count: number, ask: (place: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, place) => ask(place)))

test('LIM-01 of sixty who come at once exactly as many pass as are allowed', async () => {
  const turns = await atOnce(60, () => takeTurn('crowd'))
  expect(turns.filter(({ ok }) => ok)).toHaveLength(5)
})

test('LIM-01 a transaction that comes to nothing has used nothing', async () => {
  const fail = () =>
    shop.database.transaction(async (tx) => {
      await takeTurns(shop, tx, [{ name: 'letters', of: 'undone' }])
      throw new Error('undone')
    })
  for (const _ of Array.from({ length: 6 })) await expect(fail()).rejects.toThrow('undone')
  expect((await takeTurn('undone')).ok).toBe(true)
})

test('LIM-02 a window begins with the first use, and the wait is told to the second', async () => {
  for (const _ of Array.from({ length: 5 })) {
    expect(await takeTurn('slow')).toEqual({ ok: true, value: null })
    clock.pass({ minutes: 10 })
  }
  expect(await takeTurn('slow')).toEqual({ ok: false, refusal: { retryAfterSeconds: 600 } })
  clock.pass({ minutes: 10 })
  expect((await takeTurn('slow')).ok).toBe(true)
})

test('LIM-02 whatever the pauses between them, no window lets more uses through than it may, and each that is over lets through as many again', async () => {
  let crowd = 0
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 20 }), async (pauses) => {
      const of = `walker ${crowd++}`
      // The rule again, in words of its own: uses that passed, by the moment at which their window began.
      let begun = -Infinity
      let used = 0
      let minute = 0
      for (const pause of pauses) {
        clock.pass({ minutes: pause })
        minute += pause
        if (minute >= begun + 60) [begun, used] = [minute, 0]
        used++
        const turn = await takeTurn(of)
        expect(turn).toEqual(
          used <= 5 ? { ok: true, value: null } : { ok: false, refusal: { retryAfterSeconds: (begun + 60 - minute) * 60 } },
        )
      }
    }),
    { numRuns: 40, seed: 7 },
  )
})

test('LIM-02 a turn that is given back can be taken again', async () => {
  for (const _ of Array.from({ length: 20 })) {
    expect((await takeTurn('honest')).ok).toBe(true)
    await giveTurnBack(shop, db, { name: 'letters', of: 'honest' })
  }
})

test('LIM-03 LIM-10 LIM-01 two copies of the shop count barcodes together, and say when to come back', async () => {
  const second = await createApp(shop, { requestsPerMinute: 100_000, trustProxy: [] })
  const copies = [openTestBrowser(testShop.app), openTestBrowser(second)]
  const replies = await atOnce(60, (place) =>
    (copies[place % 2] ?? fail()).ask(`/api/v1/carriers/%2FCD${10_000 + place}`, { headers: { 'accept-language': 'zh-TW' } }),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(10)
  const refused = replies.find(({ status }) => status === 429)
  expect(refused?.json()).toEqual({ status: 'too_many_requests', message: '查詢太頻繁，請稍候再試', reason: 'look_ups', retry_after: 60 })
  expect(Number(refused?.headers['retry-after'])).toBe(60)
  await second.close()
})

test('LIM-10 what the register has just said it knows is not asked again, and what is no barcode is never asked', async () => {
  clock.pass({ minutes: 2 })
  const visitor = testShop.visitor()
  const codes = Array.from({ length: 30 }, (_, place) => (place % 2 ? '/AB12.+-' : 'no-barcode'))
  expect(await Promise.all(codes.slice(0, 1).map((code) => visitor.call.carriers.check({ code })))).toEqual([{ isExist: false }])
  expect(await visitor.call.carriers.check({ code: '/AB12.+-' })).toEqual({ isExist: true })
  const answers = await Promise.all(codes.map((code) => visitor.call.carriers.check({ code })))
  expect(answers.filter(({ isExist }) => isExist)).toHaveLength(15)
  expect(JSON.stringify(await db.selectFrom('known_barcodes').selectAll().execute())).not.toContain('AB12')
})

test('LIM-10 a member is counted wherever they ask from', async () => {
  clock.pass({ minutes: 2 })
  const far = await createApp(shop, { requestsPerMinute: 100_000, trustProxy: ['127.0.0.1'] })
  const { cookies } = await signIn('hao')
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const ask = (place: number) =>
    far.inject({ url: `/api/v1/carriers/%2FEF${10_000 + place}`, headers: { cookie, 'x-forwarded-for': `203.0.113.${place}` } })
  expect((await atOnce(20, ask)).filter(({ statusCode }) => statusCode === 200)).toHaveLength(6)
  await far.close()
})

test('LIM-11 stores are looked up so often from one address, and the directory is not asked for with every question while it is away', async () => {
  clock.pass({ minutes: 2 })
  let asked = 0
  const away = { listStores: async () => ({ answer: 'unreachable', reason: `asked ${++asked} times` }) as const }
  const limits = { ...defaultLimits, windows: { ...windows, directory: { most: 3, seconds: 60 } } }
  await db.deleteFrom('stores').execute()
  const app = await createApp(
    { ...shop, ports: { ...shop.ports, storeDirectory: away }, settings: { ...shop.settings, limits } },
    { requestsPerMinute: 100_000, trustProxy: [] },
  )
  const replies = await atOnce(20, () => openTestBrowser(app).ask(`/api/v1/seven?${new URLSearchParams({ group: 'city', key: '臺北市' })}`))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(8)
  expect(asked).toBe(3)
  await app.close()
})

test('LIM-04 the counts name neither an address nor a member, and are forgotten when their window is over', async () => {
  const rows = await db.selectFrom('rate_limits').select('key_hash').execute()
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.every(({ key_hash }) => key_hash.length === 32 && !key_hash.toString('latin1').includes('127.0.0.1'))).toBe(true)
  clock.pass({ days: 1 })
  await cleanLimits(shop)
  expect(await db.selectFrom('rate_limits').select('key_hash').execute()).toEqual([])
})

function fail(): never {
  throw new Error('There is no such copy')
}
