import { afterAll, expect, test } from 'vitest'
import { createTappayCardCompany } from '#adapters/tappay/tappay-card-company.ts'
import { placeOrder } from '#server/sales/checkout/place-order.ts'
import { paymentsOf } from '#support/test-payments.ts'
import { openTestShop } from '#support/test-shop.ts'
import { sandboxKeys } from '../../sandbox/keys.ts'
import { auditBooks } from './audit-books.ts'
import { letTimePass } from './let-time-pass.ts'
import { openMoodyCompany, type Mood } from './moody-company.ts'
import { wishOrders, type WayName, type Wish } from './ways.ts'

const opened = await openTestShop()
const company = await openMoodyCompany(opened.sandbox.addresses.tappay)
afterAll(company.close)
const { partnerKey, merchants } = sandboxKeys.tappay
// An hour of the shop’s clock passes in a moment, and so does the time for which the company is left alone.
const cardCompany = createTappayCardCompany({ address: company.address, partnerKey, merchants, patienceMs: 1000, restMs: 1 })
/** The same shop, which reaches the company over the moody line. */
const testShop = { ...opened, shop: { ...opened.shop, ports: { ...opened.shop.ports, cardCompany } } }
const {
  shop,
  database: { db },
} = testShop
const pay = paymentsOf(testShop)

const everyMinute = (minutes: number) => Array.from({ length: minutes }, () => 1)

/** Orders of a few buyers by that way. Answers where they are sent to pay. */
async function order(way: WayName): Promise<{ wishes: Wish[]; pages: string[] }> {
  const wishes = await wishOrders(testShop, { way, count: 4 })
  const answers = await Promise.all(wishes.map(({ request }) => placeOrder(shop, request)))
  return { wishes, pages: answers.flatMap((answer) => (answer.ok ? (answer.value.paymentUrl ?? []) : [])) }
}

async function statusesOf(wishes: readonly Wish[]): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .where(
      'user_id',
      'in',
      wishes.map(({ buyer }) => buyer.memberId),
    )
    .select('status')
    .execute()
  return rows.map(({ status }) => status).toSorted()
}

const four = (status: string) => Array.from({ length: 4 }, () => status)

/** What becomes of an order by card and of one by LINE Pay, while the mood lasts and after it. */
const moods: { mood: Mood; says: string; hour: readonly number[]; during: string[]; after: string[] }[] = [
  {
    mood: 'slow',
    says: 'nothing is different',
    hour: [1],
    during: ['confirmed', 'pending_payment'],
    after: ['confirmed', 'pending_payment'],
  },
  {
    mood: 'silent',
    says: 'what was charged stands, a page that nobody ever saw is given up',
    hour: [9, 21, 30],
    during: ['uncharged', 'uncharged'],
    after: ['confirmed', 'cancel'],
  },
  {
    mood: 'away',
    says: 'what never arrived is given up',
    hour: [...everyMinute(9), 11, 20, 20],
    during: ['uncharged', 'uncharged'],
    after: ['cancel', 'cancel'],
  },
]

test.each(moods)(
  'D-60 while the company is $mood for an hour, nothing is refused that may have been charged; ten minutes after its return $says',
  { timeout: 60_000 },
  async ({ mood, hour, during, after }) => {
    const paidBefore = await order('LINE Pay')
    company.mood = mood
    const cards = await order('a card')
    const wallets = await order('LINE Pay')
    for (const page of paidBefore.pages) await pay.decide(page, 'approve')
    await letTimePass(testShop, { minutes: hour })
    expect([await statusesOf(cards.wishes), await statusesOf(wallets.wishes)]).toEqual(during.map(four))

    company.mood = 'well'
    await letTimePass(testShop, { minutes: everyMinute(10) })
    expect([await statusesOf(cards.wishes), await statusesOf(wallets.wishes), await statusesOf(paidBefore.wishes)]).toEqual(
      [...after, 'confirmed'].map(four),
    )
    await letTimePass(testShop, { minutes: [31, 31, 60] })
    const wishes = [...cards.wishes, ...wallets.wishes, ...paidBefore.wishes]
    const books = await auditBooks(
      testShop,
      wishes.map(({ buyer }) => buyer),
    )
    expect([...wishes.flatMap(({ buyer }) => books.complaintsAbout(buyer)), ...books.complaintsAboutAll()]).toEqual([])
  },
)

test(
  'D-63 a company that lies for an hour is found out: what was charged and given up meanwhile is paid back',
  { timeout: 60_000 },
  async () => {
    company.mood = 'lying'
    const cards = await order('a card')
    await letTimePass(testShop, { minutes: [5] })
    expect(await statusesOf(cards.wishes)).toEqual(four('uncharged'))
    await letTimePass(testShop, { minutes: [6, 10, 20, 20] })
    expect(await statusesOf(cards.wishes)).toEqual(four('cancel'))
    company.mood = 'well'
    await letTimePass(testShop, { minutes: everyMinute(10) })
    expect(await statusesOf(cards.wishes)).toEqual(four('refunded'))
    const books = await auditBooks(
      testShop,
      cards.wishes.map(({ buyer }) => buyer),
    )
    expect([...cards.wishes.flatMap(({ buyer }) => books.complaintsAbout(buyer)), ...books.complaintsAboutAll()]).toEqual([])
  },
)
