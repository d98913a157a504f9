import { expect, test } from 'vitest'
import { createProduct } from '#support/rows.ts'
import { bodyOf, everyCase, expectedAnswer, marks, type Mark, type TableAnswer, type TableCase } from '#support/order-table.ts'
import { orderBody } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'
import { isProblemStatus } from '#contract/problems.ts'

const testShop = await openTestShop()
const { database, signIn, visitor } = testShop
const { db } = database

/** No mark, or one: what several do together, the rules have been asked about in every combination. */
const markings: readonly (readonly Mark[])[] = [[], ...marks.map((mark) => [mark])]
/** The amounts go round, so that each of them meets every way, temperature, mark and payway. */
const amounts = [390, 6000, 20_001]
/** Primes that never wear out; the company publishes them for back ends without a browser. */
const primes: Readonly<Record<string, string>> = {
  line_pay: 'ln_test_utigjeyfutj5867uyjhuty47rythfjru485768tigjfheufhtu5i6ojk',
  jko_pay: 'jk_test_utigjeyfutj5867uyjhuty47rythfjru485768tigjfheufhtu5i6ojk',
  apple_pay: 'ap_test_utigjeyfutj5867uyjhuty47rythfjru485768tigjfheufhtu5i6ojk',
  google_pay: 'gp_test_utigjeyfutj5867uyjhuty47rythfjru485768tigjfheufhtu5i6ojk',
}
const cardPrime = 'test_3a2fb2b7e892b914a03c95dd4dd5dc7970c908df67a49527c0a648b2bc9'

test('SHP-09 SHP-10 CK3-20 OAP-19 the running shop answers every way, temperature, mark, payway and amount as the tables say', { timeout: 240_000 }, async () => {
  await visitor().call.stores.lookup({ group: 'city', key: '臺北市' })
  const cases = everyCase({ markings, priced: [0] }).map((each, place) => ({ ...each, price: amounts[place % amounts.length] ?? 0 }))
  expect(cases).toHaveLength(6 * 3 * 6 * 10)
  const shoppers = await Promise.all((['hao', 'mei', 'xin'] as const).map((person) => openShopper(person)))
  const wrong: object[] = []
  await Promise.all(
    shoppers.map(async (ask, place) => {
      for (const each of cases.filter((_, index) => index % shoppers.length === place)) {
        const answer = await ask(each)
        if (JSON.stringify(answer) !== JSON.stringify(expectedAnswer(each))) wrong.push({ ...each, marked: [...each.marked], answer, expected: expectedAnswer(each) })
      }
    }),
  )
  expect(wrong.slice(0, 5)).toEqual([])
})

/** A member whose cart has one line at a time; answers what the shop answers to each case. */
async function openShopper(person: 'hao' | 'mei' | 'xin'): Promise<(each: TableCase) => Promise<TableAnswer>> {
  const browser = await signIn(person)
  const { id: memberId } = await browser.call.user.find({})
  const products = new Map<string, number>()
  return async (each) => {
    const product = await productOf(products, { each, person })
    await db.deleteFrom('cart_items').where('user_id', '=', memberId).execute()
    const line = await db.insertInto('cart_items').values({ user_id: memberId, product_id: product, quantity: 1 }).returning('id').executeTakeFirstOrThrow()
    const { card_info, ...body } = await orderBody(testShop, { card_info: { prime: primes[each.payway] ?? cardPrime, remember: false }, contact_attributes: null, received_time: null, invoice_info: { carrier_type: 'member_carrier', carrier: 'hao@example.com' }, ...bodyOf(each), cart_item_ids: [line.id] })
    const reply = await browser.ask('/api/v2/user/orders', { method: 'POST', headers: { 'x-csrf-token': browser.cookies.get('csrf_token') ?? '' }, body: { order: { ...body, ...(each.payway === 'atm' || each.payway === 'when_received' ? {} : { card_info }) } } })
    const answer = reply.json() as { status?: string; order_hashed_id?: string }
    if (isProblemStatus(answer.status)) return { status: answer.status }
    return db.selectFrom('orders').select(['delivery_fee', 'handling_fee', 'grand_total']).where('hashed_id', '=', answer.order_hashed_id ?? '').executeTakeFirstOrThrow()
  }
}

async function productOf(known: Map<string, number>, { each: { temperature, marked, price }, person }: { each: TableCase; person: string }): Promise<number> {
  const slug = [person, temperature, price, ...marked].join('-').toLowerCase()
  const id =
    known.get(slug) ??
    (await createProduct(database, { slug, temperature, price, origin_price: price, exclusive: marked.has('exclusive'), standalone_purchase: marked.has('standalone'), tcat_only: marked.has('tcatOnly'), embargo: marked.has('embargo'), cod: !marked.has('noCod'), max_qty: 5, stock: 1000 }))
  known.set(slug, id)
  return id
}
