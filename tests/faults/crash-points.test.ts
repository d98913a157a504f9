import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { placeOrder } from '#server/sales/checkout/place-order.ts'
import { openTestShop } from '#support/test-shop.ts'
import { auditBooks } from './audit-books.ts'
import type { Dying } from './dying-shop.ts'
import { letTimePass } from './let-time-pass.ts'
import { ways, wishOrders, type WayName, type Wish } from './ways.ts'

// The shop is killed with -9 between every pair of steps on the way from placing an order to its money, whichever way it
// is paid. It is opened again, the buyer's browser asks again under the same key, the clock goes on, and the books are
// held against those of the card company.

const testShop = await openTestShop()
const names = Object.keys(ways) as WayName[]
/** More than any way has steps. */
const mostSteps = 100

/** Where each order was left, by the buyer. */
const crashes: { way: WayName; point: string; wish: Wish }[] = []

/** Ways that one shop is on when it is killed. Every order that stands still holds a connection, of which a pooler has few. */
const waysAtOnce = process.env['TEST_POOLER'] === '1' ? 1 : 3

beforeAll(async () => {
  for (let from = 0; from < names.length; from += waysAtOnce) crashes.push(...(await crashEverywhere(names.slice(from, from + waysAtOnce))))
  await letTimePass(testShop, { minutes: [0, 2, 9, 2] })
}, 240_000)

/** Kills a shop between all the steps of some ways at once: each order stands still before another one. */
async function crashEverywhere(some: readonly WayName[]) {
  const wishes: Wish[][] = []
  for (const way of some) wishes.push(await wishOrders(testShop, { way, count: mostSteps + 1 }))
  const stepsOfWays = await killWhilePlacing(wishes)
  return some.flatMap((way, place) => {
    const [steps = [], [, ...others] = []] = [stepsOfWays[place], wishes[place]]
    if (steps.length > mostSteps) throw new Error(`${way} has ${steps.length} steps`)
    return steps.map((step, taken) => ({ way, point: `before step ${taken + 1}, ${step}`, wish: others[taken] as Wish }))
  })
}

async function killWhilePlacing(wishes: readonly Wish[][]): Promise<string[][]> {
  const { shop, database, sandbox } = testShop
  const dying: Dying = {
    url: database.url,
    addresses: sandbox.addresses,
    now: shop.now().toISOString(),
    ways: wishes.map((ofWay) => ofWay.map(({ request }) => request)),
  }
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'dying-shop.ts')], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>
  child.stdin.end(JSON.stringify(dying))
  const said = await text(child.stdout)
  const [, signal] = await ended
  if (signal !== 'SIGKILL') throw new Error(`The shop was not killed: ${signal}`)
  return JSON.parse(said) as string[][]
}

test('at least forty crash points, and several on each way', () => {
  const pointsOf = (name: WayName) => crashes.filter(({ way }) => way === name).length
  expect(crashes.length).toBeGreaterThanOrEqual(400)
  expect(names.filter((name) => pointsOf(name) < 20)).toEqual([])
})

test.each(names)('PAY-13 D-73 killed anywhere while paying by %s: the same attempt again is the same order', async (name) => {
  const mine = crashes.filter(({ way }) => way === name)
  const answers = await Promise.all(mine.map(async ({ wish }) => placeOrder(testShop.shop, wish.request)))
  const again = await Promise.all(mine.map(async ({ wish }) => placeOrder(testShop.shop, wish.request)))
  expect(again).toEqual(answers)
})

test('PAY-13 D-60 in the end all books agree: nothing is lost, paid twice or held for ever', async () => {
  await letTimePass(testShop, { minutes: [1, 2, 10, 31, 121, 3 * 24 * 60, 24 * 60] })
  const books = await auditBooks(
    testShop,
    crashes.map(({ wish }) => wish.buyer),
  )
  const complaints = crashes.flatMap(({ way, point, wish }) =>
    books.complaintsAbout(wish.buyer).map((complaint) => `${way}, ${point}: ${complaint}`),
  )
  expect(complaints).toEqual([])
  expect(books.complaintsAboutAll()).toEqual([])
})
