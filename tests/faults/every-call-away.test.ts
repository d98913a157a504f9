import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { listOfficeCalls } from '#contract/office/calls.ts'
import { listCalls } from '#contract/shop/calls.ts'
import { openDatabase } from '#database/connect.ts'
import { createApp } from '#main/app.ts'
import { requestOf } from '#support/call-fields.ts'
import { hostileWishes, plainWish } from '#support/hostile-wishes.ts'
import { writeRequest, type Written } from '#support/send-parts.ts'
import { demoShop } from '#support/test-demo-shop.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

// Every call of the shop and of the office, as it should be made, at a copy that has lost its database.

const testShop = await openTestShop({ furnishing: demoShop })
const nobody = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing', forCalls: true })
const app = await createApp({ ...testShop.shop, database: nobody }, { requestsPerMinute: 1_000_000, trustProxy: [] })
afterAll(async () => {
  await app.close()
  await nobody.close()
})

type Prepared = { name: string; written: Written; headers: Record<string, string> }

async function prepareShopCalls(): Promise<Prepared[]> {
  const mei = await testShop.signIn('mei')
  const wishes = await hostileWishes(testShop, mei)
  const cookie = [...mei.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { 'x-csrf-token': mei.cookies.get('csrf_token') ?? '', cookie }
  const prepared: Prepared[] = []
  for (const call of listCalls()) {
    for (const wish of wishes[call.name] ?? [plainWish]) {
      const { form = false, ...wished } = await wish(mei)
      prepared.push({ name: call.name, written: writeRequest(call, { parts: requestOf(call, wished), form }), headers })
    }
  }
  return prepared
}

async function prepareOfficeCalls(): Promise<Prepared[]> {
  const { me, cookie } = await testOffice(testShop).as('owner')
  return listOfficeCalls().map((call) => ({
    name: call.name,
    written: writeRequest(call, { parts: requestOf(call), form: false }),
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': randomUUID(), 'x-csrf-token': me.csrf_token, cookie },
  }))
}

/** What is answered with a fault: anything from 500 on that is no 503 with the time at which to ask again. */
async function findFaults(calls: readonly Prepared[]): Promise<{ faults: string[]; turnedAway: number; slowestMs: number }> {
  const faults: string[] = []
  let turnedAway = 0
  let slowestMs = 0
  for (const { name, written, headers } of calls) {
    const begin = performance.now()
    const { statusCode, headers: said } = await app.inject({ ...written, headers: { ...written.headers, ...headers } })
    slowestMs = Math.max(slowestMs, performance.now() - begin)
    if (statusCode === 503 && said['retry-after'] === '2') turnedAway += 1
    else if (statusCode >= 500) faults.push(`${name} ${statusCode} ${String(said['retry-after'])}`)
  }
  return { faults, turnedAway, slowestMs }
}

test.each([
  ['shop', prepareShopCalls],
  ['office', prepareOfficeCalls],
])('RUN-02 without a database no call of the %s is answered with a fault: each is asked to come again', async (_front, prepare) => {
  const calls = await prepare()
  const { faults, turnedAway, slowestMs } = await findFaults(calls)
  expect(faults).toEqual([])
  // The others are refused or answered before the database is asked.
  expect(turnedAway).toBeGreaterThan(calls.length * 0.7)
  expect(slowestMs).toBeLessThan(3000)
})
