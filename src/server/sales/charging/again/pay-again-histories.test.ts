import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { PaymentBody } from '#contract/shop/api/paying/pay-order.ts'
import { createProducts } from '#support/rows.ts'
import { orderBody } from '#support/test-order.ts'
import { paymentsOf, walletWish } from '#support/test-payments.ts'
import { openTestShop } from '#support/test-shop.ts'
import { settleOpenOrders } from '../settle-open-orders.ts'

const testShop = await openTestShop()
const { shop, clock, database, signIn } = testShop
const { db } = database
const pay = paymentsOf(testShop)
const hao = await signIn('hao')
const [gel = 0] = await createProducts(database, [{ slug: 'endless-gel', price: 390, origin_price: 390, stock: 5000, max_qty: 9 }])

/** What a buyer, the pages they have open in their tabs, and time do to an order that waits. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('pay' as const),
      by: fc.constantFrom('line_pay', 'jko_pay', 'pays', 'refused', 'silentButCharged'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('decide' as const),
      page: fc.nat({ max: 3 }),
      decision: fc.constantFrom('approve', 'refuse'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('pass' as const), minutes: fc.constantFrom(1, 3, 12) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('cancel' as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never

async function paymentBy(by: Extract<Step, { what: 'pay' }>['by']): Promise<PaymentBody> {
  if (by === 'line_pay' || by === 'jko_pay') return { payway: by, card_info: walletWish(by).card_info }
  const { card_info } = await orderBody(testShop, { card: by })
  return { payway: 'credit_cards', card_info }
}

async function take({ id, pages }: { id: string; pages: (string | null)[] }, each: Step): Promise<void> {
  switch (each.what) {
    case 'pay': {
      const { payment_url } = await hao.call.orders.pay({ params: { id }, body: { payment: await paymentBy(each.by) } })
      if (payment_url) pages.push(payment_url)
      return
    }
    case 'decide':
      return void (await pay.decide(pages[each.page % pages.length] ?? null, each.decision))
    case 'cancel':
      return void (await hao.call.orders.cancel({ id, order: { cancel_reason: '不要了' } }))
    case 'pass':
      clock.pass({ minutes: each.minutes })
      return settleOpenOrders(shop)
  }
}

/** All questions are asked until nothing more can come. */
async function settleAll(): Promise<void> {
  for (const minutes of [2, 6, 12, 40, 60, 60]) {
    clock.pass({ minutes })
    await settleOpenOrders(shop)
  }
}

test('PAY-18 D-97 whatever is begun, paid, refused and cancelled, one after the other or at once: an order is paid once or not at all, and everything else goes back', async () => {
  expect.hasAssertions()
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { minLength: 2, maxLength: 8 }), async (history) => {
      await db.deleteFrom('cart_items').execute()
      const { order_hashed_id: id, payment_url } = await pay.buyBy(hao, 'line_pay', { goods: { [gel]: 1 } })
      const pages = [payment_url]
      for (const atOnce of history) await Promise.allSettled(atOnce.map((each) => take({ id, pages }, each)))
      await settleAll()

      const { id: whole, status, grand_total: total, payment } = await pay.orderRow(id)
      const attempts = await pay.attempts(id)
      const refunds = await db
        .selectFrom('refunds')
        .where(
          'payment_id',
          'in',
          attempts.map((each) => each.id),
        )
        .select(['payment_id', 'amount'])
        .execute()
      const came = attempts.filter((each) => each.paid_at !== null)
      const kept = came.filter((each) => !refunds.some(({ payment_id, amount }) => payment_id === each.id && amount === each.amount))
      const { rows } = await sql<{ said: string | null }>`select money_complaint(${whole}) as said`.execute(db)
      expect(rows[0]?.said).toBeNull()
      expect(attempts.filter((each) => ['created', 'waiting'].includes(each.status))).toEqual([])
      expect(refunds.map(({ amount }) => amount)).toEqual(refunds.map(() => total))
      const isKept = status === 'confirmed'
      expect(kept.map(({ method, surplus }) => ({ method, surplus }))).toEqual(isKept ? [{ method: payment, surplus: false }] : [])
      const ended = came.some(({ surplus }) => !surplus) ? 'refunding' : 'cancel'
      expect(status).toBe(isKept ? 'confirmed' : ended)
    }),
    { numRuns: 40 },
  )
})
