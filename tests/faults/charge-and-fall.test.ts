import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { isAway } from '#database/is-away.ts'
import type { CardCompany } from '#ports/card-company.ts'
import { placeOrder } from '#server/sales/checkout/place-order.ts'
import type { OrderRequest } from '#server/sales/placing/order-request.ts'
import type { PlacedAnswer } from '#server/sales/placing/placed-answer.ts'
import { openBrokenWay } from '#support/broken-way.ts'
import { freshDatabase } from '#support/test-database.ts'
import { smallShop } from '#support/test-shelf.ts'
import { openTestShop } from '#support/test-shop.ts'
import { wishOrders, type WayName } from './ways.ts'

// An order whose database falls, or whose process dies, between the company's answer and the books; and the buyer presses again.

const direct = await freshDatabase({ furnishing: smallShop })
const way = await openBrokenWay(direct.url)
const database = openDatabase({ url: way.url, pooled: direct.pooled, poolSize: 12, forCalls: true })
afterAll(() => database.close())
const testShop = await openTestShop({ database: { ...direct, ...database, url: way.url } })
const { shop, sandbox } = testShop

/** The shop, with a company of which it hears by `charge`. */
const chargedBy = (charge: CardCompany['charge']) => ({
  ...shop,
  ports: { ...shop.ports, cardCompany: { ...shop.ports.cardCompany, charge } },
})
const falling = chargedBy(async (asked) => {
  const answer = await shop.ports.cardCompany.charge(asked)
  way.breakOff()
  return answer
})

async function wishOne(by: WayName): Promise<OrderRequest> {
  const [wish] = await wishOrders(testShop, { way: by, count: 1 })
  if (!wish) throw new Error('There is no buyer')
  return wish.request
}

/** As the page does: who is told to come again does so. */
async function pressUntilAnswered(request: OrderRequest): Promise<PlacedAnswer> {
  for (;;) {
    const answer = await placeOrder(shop, request).catch(() => null)
    if (answer) return answer
    await pause(100)
  }
}

test('D-60 D-73 the page on which to pay is kept although the database fell when it was made, and whoever presses again is led there', async () => {
  const request = await wishOne('LINE Pay')
  await expect(placeOrder(falling, request)).rejects.toSatisfy(isAway)
  way.mend()
  const answer = await pressUntilAnswered(request)
  expect(answer).toMatchObject({ ok: true, value: { payment: 'settled', paymentUrl: expect.stringMatching(/^http/) } })
})

test('D-60 D-73 a card that has paid while the database fell is kept, and whoever presses again has the order and is charged once', async () => {
  const request = await wishOne('a card')
  await expect(placeOrder(falling, request)).rejects.toSatisfy(isAway)
  way.mend()
  const answer = await pressUntilAnswered(request)
  expect(answer).toMatchObject({ ok: true, value: { payment: 'settled' } })
  expect(await sandbox.recordsOf(answer.ok ? answer.value.hashedId : '')).toHaveLength(1)
  const cards = database.db.selectFrom('saved_cards').where('user_id', '=', request.memberId).select('id')
  expect(await cards.execute()).toHaveLength(1)
})

test('D-60 D-73 of an attempt whose process died whoever presses again hears within seconds what the company knows, or that it is being checked', async () => {
  const [paid, unheard] = [await wishOne('a card'), await wishOne('a card')]
  const diedAfter = chargedBy(async (asked) => {
    await shop.ports.cardCompany.charge(asked)
    throw new Error('the process died')
  })
  const diedBefore = chargedBy(async () => {
    throw new Error('the process died')
  })
  await expect(placeOrder(diedAfter, paid)).rejects.toThrow('died')
  await expect(placeOrder(diedBefore, unheard)).rejects.toThrow('died')
  const begin = performance.now()
  const timed = async (request: OrderRequest) => [await placeOrder(shop, request), performance.now() - begin] as const
  const [[one, oneMs], [other, otherMs]] = await Promise.all([timed(paid), timed(unheard)])
  // It was half a minute and more before; how fast a busy machine is, is not the question.
  expect(one).toMatchObject({ ok: true, value: { payment: 'settled' } })
  expect(oneMs).toBeLessThan(25_000)
  expect(other).toMatchObject({ ok: true, value: { payment: 'checked' } })
  expect(otherMs).toBeLessThan(25_000)
})
