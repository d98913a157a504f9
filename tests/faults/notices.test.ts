import fc from 'fast-check'
import pLimit from 'p-limit'
import { beforeAll, expect, test } from 'vitest'
import { comeBack } from '#server/sales/charging/come-back.ts'
import { placeOrder } from '#server/sales/checkout/place-order.ts'
import { settlePayment } from '#server/sales/charging/settle-payment.ts'
import { paymentsOf } from '#support/test-payments.ts'
import { openTestShop } from '#support/test-shop.ts'
import { auditBooks } from './audit-books.ts'
import { letTimePass } from './let-time-pass.ts'
import { wishOrders, type Wish } from './ways.ts'

// Two hundred orders wait on the pages of LINE Pay. Five times in their lives everything that can tell of their money
// does so: true notices, repeated, forged and contradicting ones, the browser that comes back, the sweeper; each time in
// another order, with some of it left out and some of it twice. That makes a thousand sequences.

const testShop = await openTestShop()
const { shop, database } = testShop
const pay = paymentsOf(testShop)
const orderCount = 200

/** What the buyer does on the page, and when: at once, never, or when the order has ended. */
const buyersDo = ['approve', 'refuse', 'leave', 'approve late'] as const

type Waiting = { wish: Wish; does: (typeof buyersDo)[number]; hashedId: string; page: string; reference: string; paymentId: number }
const waiting: Waiting[] = []
let sequences = 0

beforeAll(async () => {
  const wishes = await wishOrders(testShop, { way: 'LINE Pay', count: orderCount })
  await sideBySide(
    wishes.map((wish, index) => ({ wish, index })),
    async ({ wish, index }) => {
      const placed = await placeOrder(shop, wish.request)
      if (!placed.ok) throw new Error(placed.refusal.status)
      const { hashedId, paymentUrl } = placed.value
      const [attempt] = await pay.attempts(hashedId)
      waiting.push({
        wish,
        does: buyersDo[index % buyersDo.length] ?? 'leave',
        hashedId,
        page: paymentUrl ?? '',
        reference: attempt?.reference ?? '',
        paymentId: attempt?.id ?? 0,
      })
    },
  )
}, 60_000)

async function sideBySide<T>(all: readonly T[], work: (each: T) => Promise<void>): Promise<void> {
  await pLimit(8).map(all, work)
}

const tellings = [
  'true notice',
  'true notice',
  'notice of a refusal',
  'notice of another amount',
  'notice of somebody',
  'browser',
  'sweeper',
] as const

/** Every order hears its own shuffled and shortened sequence. */
async function tellEverybody(): Promise<void> {
  const shuffled = fc.sample(fc.shuffledSubarray([...tellings], { minLength: 2 }), { seed: 7 + sequences, numRuns: orderCount })
  await sideBySide(
    waiting.map((order, index) => ({ order, told: shuffled[index] ?? [] })),
    async ({ order, told }) => {
      for (const telling of told) await tell(order, telling)
      sequences++
    },
  )
  await pay.workOffNotices()
}

async function tell({ hashedId, reference, paymentId }: Waiting, telling: (typeof tellings)[number]): Promise<void> {
  const notice = {
    rec_trade_id: `D${reference}`,
    bank_transaction_id: reference,
    order_number: hashedId,
    amount: 980,
    currency: 'TWD',
    status: 0,
    msg: 'Success',
  }
  switch (telling) {
    case 'true notice':
      return void (await pay.notify(notice))
    case 'notice of a refusal':
      return void (await pay.notify({ ...notice, status: 10003 }))
    case 'notice of another amount':
      return void (await pay.notify({ ...notice, rec_trade_id: 'D0', amount: 1 }))
    case 'notice of somebody':
      return void (await pay.notify({ ...notice, bank_transaction_id: 'nobody' }))
    case 'browser':
      return void (await comeBack(shop, reference))
    case 'sweeper':
      return void (await settlePayment(shop, paymentId))
  }
}

const decide = (when: Waiting['does'], decision: 'approve' | 'refuse') =>
  sideBySide(
    waiting.filter(({ does }) => does === when),
    async ({ page }) => void (await pay.decide(page, decision)),
  )

const stateOf = async (does: Waiting['does']) => {
  const numbers = waiting.filter((order) => order.does === does).map(({ hashedId }) => hashedId)
  const rows = await database.db.selectFrom('orders').where('hashed_id', 'in', numbers).select('status').distinct().execute()
  return rows.map(({ status }) => status).toSorted()
}

test(
  'PAY-15 D-63 a thousand shuffled and repeated sequences of notices move each order once, by what the company says when it is asked',
  { timeout: 120_000 },
  async () => {
    await tellEverybody()
    expect(await Promise.all(buyersDo.map(stateOf))).toEqual(buyersDo.map(() => ['pending_payment']))
    await decide('approve', 'approve')
    await decide('refuse', 'refuse')
    await tellEverybody()
    await letTimePass(testShop, { minutes: [2] })
    expect(await Promise.all(buyersDo.map(stateOf))).toEqual([['confirmed'], ['pending_payment'], ['pending_payment'], ['pending_payment']])
    await letTimePass(testShop, { minutes: [31] })
    await tellEverybody()
    expect(await Promise.all(buyersDo.map(stateOf))).toEqual([['confirmed'], ['cancel'], ['cancel'], ['cancel']])
    await decide('approve late', 'approve')
    await tellEverybody()
    await letTimePass(testShop, { minutes: [5, 5] })
    await tellEverybody()
    expect(await Promise.all(buyersDo.map(stateOf))).toEqual([['confirmed'], ['cancel'], ['cancel'], ['refunded']])
    expect(sequences).toBe(1000)
  },
)

test('PAY-15 after them each attempt was paid at most once, and the books agree', async () => {
  const books = await auditBooks(
    testShop,
    waiting.map(({ wish }) => wish.buyer),
  )
  expect(waiting.flatMap(({ wish, hashedId }) => books.complaintsAbout(wish.buyer).map((complaint) => `${hashedId} ${complaint}`))).toEqual(
    [],
  )
  expect(books.complaintsAboutAll()).toEqual([])
  const moves = await database.db
    .selectFrom('payment_moves')
    .where('event', '=', 'paid')
    .groupBy('payment_id')
    .select((eb) => ['payment_id', eb.fn.countAll<number>().as('times')])
    .execute()
  expect(moves.filter(({ times }) => times > 1)).toEqual([])
  expect(moves).toHaveLength(orderCount / 2)
})
