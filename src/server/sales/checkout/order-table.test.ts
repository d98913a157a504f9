import { expect, test } from 'vitest'
import { isProblemStatus } from '#contract/shared/problems.ts'
import {
  bodyOf,
  casesOfTwoReasons,
  everyCase,
  everyMarking,
  expectedAnswer,
  prices,
  type TableAnswer,
  type TableCase,
} from '#support/order-table.ts'
import { createProducts } from '#support/rows.ts'
import { walletPrimes } from '#support/test-payments.ts'
import type { TestBrowser } from '#support/test-browser.ts'
import { openTestShop } from '#support/test-shop.ts'

const { database, signIn, visitor } = await openTestShop()
const { db } = database

/** Primes that never wear out; the company publishes them for back ends without a browser. */
const primes: Readonly<Record<string, string>> = walletPrimes
const cardPrime = 'test_3a2fb2b7e892b914a03c95dd4dd5dc7970c908df67a49527c0a648b2bc9'

/** A product, and all that is asked about it: it is ordered in every way and by every payway. */
type Goods = { product: number; cases: TableCase[] }
type Given = { each: TableCase; answer: TableAnswer | { hashedId: string } }

// The rules are held against all 28,800 cases (checkout-table.test.ts); the running shop against those in which two reasons
// meet, or against all of them, for some minutes:
//   EVERY_ORDER=1 npx vitest run src/server/sales/checkout/order-table.test.ts
const cases = process.env['EVERY_ORDER'] ? everyCase({ markings: everyMarking, priced: prices }) : casesOfTwoReasons()

test(
  'SHP-09 SHP-10 CK3-20 OAP-19 the running shop answers every way, temperature, marking, payway and amount as the tables say',
  { timeout: 600_000 },
  async () => {
    expect(cases.length).toBeGreaterThanOrEqual(6 * 3 * 10 * (16 + 4 + 5))
    await visitor().call.stores.lookup({ group: 'city', key: '臺北市' })
    const shelf = await stockShelf(cases)
    const given = await Promise.all((['hao', 'mei', 'xin'] as const).map((person) => orderFrom(person, shelf)))
    const amounts = await amountsOfOrders()
    const answered = given
      .flat()
      .map(({ each, answer }) => ({ each, answer: 'hashedId' in answer ? amounts.get(answer.hashedId) : answer }))
    expect(answered).toHaveLength(cases.length)
    const wrong = answered.filter(({ each, answer }) => JSON.stringify(answer) !== JSON.stringify(expectedAnswer(each)))
    expect(
      wrong.slice(0, 5).map(({ each, answer }) => ({ ...each, marked: [...each.marked], answer, expected: expectedAnswer(each) })),
    ).toEqual([])
  },
)

/** A product for every temperature, marking and price. */
async function stockShelf(cases: TableCase[]): Promise<Goods[]> {
  const groups = [...Map.groupBy(cases, slugOf).values()]
  const products = await createProducts(
    database,
    groups.flatMap(([one]) => (one ? [productOf(one)] : [])),
  )
  return groups.map((about, place) => ({ product: products[place] ?? 0, cases: about }))
}

function slugOf({ temperature, price, marked }: TableCase): string {
  return [temperature, price, ...marked].join('-').toLowerCase()
}

function productOf(each: TableCase) {
  const { temperature, price, marked } = each
  const markings = {
    exclusive: marked.has('exclusive'),
    standalone_purchase: marked.has('standalone'),
    tcat_only: marked.has('tcatOnly'),
    embargo: marked.has('embargo'),
    cod: !marked.has('noCod'),
  }
  return { slug: slugOf(each), temperature, price, origin_price: price, ...markings, max_qty: 5, stock: 1000 }
}

/** A member who orders one product after the other from the shelf, until it is empty. Answers what came of each case. */
async function orderFrom(person: 'hao' | 'mei' | 'xin', shelf: Goods[]): Promise<Given[]> {
  const browser = await signIn(person)
  const { id: memberId } = await browser.call.user.find({})
  const given: Given[] = []
  for (let goods = shelf.pop(); goods; goods = shelf.pop()) {
    let line = await onlyLine(memberId, goods.product)
    for (const each of goods.cases) {
      const answer = await placeOrder(browser, orderOf(each, line))
      given.push({ each, answer })
      if ('hashedId' in answer) {
        await receive(memberId)
        line = await onlyLine(memberId, goods.product)
      }
    }
  }
  return given
}

/** What was ordered has arrived, so that nobody ever holds more than they may. */
async function receive(memberId: number): Promise<void> {
  await db
    .updateTable('orders')
    .set({ status: 'finished' })
    .where('user_id', '=', memberId)
    .where('status', 'in', ['uncharged', 'pending_payment', 'confirmed'])
    .execute()
}

/** Empties the cart but for one unit of this product. A refused order leaves it there. */
async function onlyLine(memberId: number, product: number): Promise<number> {
  await db.deleteFrom('cart_items').where('user_id', '=', memberId).execute()
  const { id } = await db
    .insertInto('cart_items')
    .values({ user_id: memberId, product_id: product, quantity: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function placeOrder(browser: TestBrowser, order: object): Promise<Given['answer']> {
  const reply = await browser.ask('/api/v2/user/orders', {
    method: 'POST',
    headers: { 'x-csrf-token': browser.cookies.get('csrf_token') ?? '' },
    body: { order },
  })
  const { status, order_hashed_id: hashedId = '' } = reply.json() as { status?: string; order_hashed_id?: string }
  return isProblemStatus(status) ? { status } : { hashedId }
}

function orderOf(each: TableCase, line: number) {
  const withoutCard = each.payway === 'atm' || each.payway === 'when_received'
  const card = { card_info: { prime: primes[each.payway] ?? cardPrime, remember: false } }
  return {
    sender: { name: '陳浩', phone: '+886922110334' },
    invoice_info: { carrier_type: 'member_carrier', carrier: 'hao@example.com' },
    contact_attributes: null,
    received_time: null,
    remark: '',
    ...(withoutCard ? {} : card),
    ...bodyOf(each),
    cart_item_ids: [line],
  }
}

async function amountsOfOrders(): Promise<Map<string, TableAnswer>> {
  const orders = await db.selectFrom('orders').select(['hashed_id', 'delivery_fee', 'handling_fee', 'grand_total']).execute()
  return new Map(orders.map(({ hashed_id, ...amounts }) => [hashed_id, amounts]))
}
