import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { demoShop } from '#support/test-demo-shop.ts'
import { openTestPages } from '#support/test-pages.ts'
import { openTestShop } from '#support/test-shop.ts'
import { isReached, tableOf } from '../figures.ts'
import { holdSale } from './hold-sale.ts'
import { lookAtBooks } from './look-at-books.ts'
import { planSale, type SalePlan } from './plan-sale.ts'
import { readWish } from './read-wish.ts'
import { figuresOf, wordsOf } from './report.ts'
import { percentile } from './tally.ts'
import { findAway } from './town.ts'

const testShop = await openTestShop({ furnishing: demoShop })
const { app, sandbox, shop, database } = testShop
await openTestPages(testShop)

const wish = { seed: 7, seconds: 3600, perSecond: 2 }

test('OBS-10 the same seed is the same sale, another one another', () => {
  expect(planSale(wish)).toEqual(planSale(wish))
  expect(planSale({ ...wish, seed: 8 })).not.toEqual(planSale(wish))
})

test('OBS-10 a sale has as many visitors as were asked for, most at its beginning, who pay in every way at a company that has its moods', () => {
  const { visits, weather } = planSale(wish)
  expect(visits.length).toBeGreaterThan(3600 * 2 * 0.93)
  expect(visits.length).toBeLessThan(3600 * 2 * 1.07)
  const within = (from: number, to: number) => visits.filter(({ atSeconds }) => atSeconds >= from && atSeconds < to).length
  expect(within(0, 360)).toBeGreaterThan(2 * within(3240, 3600))
  const orders = visits.flatMap(({ buys }) => (buys?.ordersAfterSeconds ? [buys] : []))
  expect(new Set(orders.map(({ payment }) => payment))).toEqual(new Set(['card', 'atm', 'on-delivery']))
  expect(new Set(orders.map(({ card }) => card)).size).toBe(5)
  expect(weather.map(({ mood }) => mood)).toEqual(['slow', 'time-out-charged', 'slow', 'cut-charged', 'outage'])
})

test('OBS-10 an hour is what it takes unless told, and what cannot be read is told with how it is written', () => {
  expect(readWish([])).toEqual({ minutes: 60, visits: 2, seed: 1, cluster: false, calm: false })
  expect(readWish(['--minutes', '10', '--seed', '3', '--cluster'])).toMatchObject({ minutes: 10, seed: 3, cluster: true })
  expect(() => readWish(['--minutes', 'ten'])).toThrow(/minutes[\s\S]*npm run simulate/)
})

test('OBS-10 in a calm sale nobody pays with a card of which the company is silent, and it has no moods', () => {
  const { visits, weather } = planSale({ ...wish, calm: true })
  expect(weather).toEqual([])
  const used = new Set(visits.flatMap(({ buys }) => (buys ? [buys.card] : [])))
  expect(used).toEqual(new Set(['pays', 'refused']))
  expect(visits.length).toBe(planSale(wish).visits.length)
})

test('OBS-10 who does not answer is named before anybody comes', async () => {
  const { port } = app.server.address() as AddressInfo
  const shop = `http://127.0.0.1:${port}`
  const { tappay: cardCompany, bank } = sandbox.addresses
  expect(await findAway({ shop, cardCompany, bank })).toEqual([])
  expect(await findAway({ shop, cardCompany: 'http://127.0.0.1:1', bank: '' })).toEqual([
    'Nobody answers at http://127.0.0.1:1, where the card company of its sandbox should be.',
    'Nobody answers at (no address), where the bank of its sandbox should be.',
  ])
})

test('OBS-10 of a hundred times the 95th is what 95 are within', () => {
  const times = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(percentile(times, 0.95)).toBe(95)
  expect(percentile([], 0.95)).toBeNaN()
})

/** The same sale in a small part of the time: nobody looks for long. */
function hastened({ visits, weather }: SalePlan, times: number): SalePlan {
  return {
    visits: visits.map(({ atSeconds, looks, buys, ...visit }) => ({
      ...visit,
      atSeconds: atSeconds / times,
      looks: looks.map((look) => ({ ...look, seconds: look.seconds / times })),
      buys: buys && {
        ...buys,
        ordersAfterSeconds: buys.ordersAfterSeconds === null ? null : buys.ordersAfterSeconds / times,
        transfer: buys.transfer && { ...buys.transfer, afterSeconds: buys.transfer.afterSeconds / times },
      },
    })),
    weather: weather.map((change) => ({ ...change, atSeconds: change.atSeconds / times })),
  }
}

test('OBS-10 a sale against a shop ends with rates, percentiles, what failed, and books that agree', async () => {
  const { port } = app.server.address() as AddressInfo
  const town = { shop: `http://127.0.0.1:${port}`, cardCompany: sandbox.addresses.tappay, bank: sandbox.addresses.bank }
  await sql`update products set max_qty = 100000`.execute(database.db)
  const since = shop.now()
  const held = await holdSale(town, hastened(planSale({ seed: 3, seconds: 300, perSecond: 0.4 }), 40))
  const books = await lookAtBooks(shop, { acknowledged: held.acknowledged, since, patienceSeconds: 1 })
  const words = wordsOf(held, books)
  expect(held.acknowledged.length, words.join('\n')).toBeGreaterThan(10)
  expect([...held.tally.failures]).toEqual([])
  expect(books.lost).toEqual([])
  expect(books.complaints).toEqual([])
  expect(Object.values(books.byStatus).reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(held.acknowledged.length)
  const figures = figuresOf(held, books)
  const told = tableOf(figures)
  for (const words of [
    /page views \| [\d.]+ \/s/,
    /order by card: p95/,
    /order by ATM: p50/,
    /order on delivery: p99/,
    /do not agree with their money \| 0/,
  ])
    expect(told).toMatch(words)

  // A failure, a lost order and a complaint are each enough to say so.
  const unlucky = (changed: Partial<typeof books>) => figuresOf(held, { ...books, unknown: 0, ...changed }).every(isReached)
  expect(unlucky({})).toBe(true)
  expect(unlucky({ lost: ['K7Q2M9X4TBHE'] })).toBe(false)
  expect(unlucky({ complaints: ['K7Q2M9X4TBHE: owes'] })).toBe(false)
}, 120_000)
