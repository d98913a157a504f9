import { beforeEach, expect, test } from 'vitest'
import { createProduct } from '#support/rows.ts'
import { paymentsOf } from '#support/test-payments.ts'
import type { TestCard } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'
import { openCard } from '#server/money/cards/open-card.ts'
import { settleOpenOrders } from '#server/sales/charging/settle-open-orders.ts'

const testShop = await openTestShop()
const { shop, clock, database, sandbox, shelf, signIn } = testShop
const { db } = database
const pay = paymentsOf(testShop)
const hao = await signIn('hao')
const lamp = await createProduct(database, { slug: 'dear-lamp', name_zh: '高級光療燈', price: 12_000, origin_price: 12_000, stock: 100 })

beforeEach(async () => {
  await db.deleteFrom('cart_items').execute()
  await db.deleteFrom('saved_cards').execute()
})

const cards = async () =>
  (await hao.call.cards.list({})).cards.map(({ brand, last4, exp_month, exp_year }) => `${brand} ${last4} ${exp_month}/${exp_year}`)
const statusOf = async (id: string) => (await hao.call.orders.find({ id })).status

/** Buys by a card that is typed, and ticks the box to keep it. */
const buyAndKeep = async (goods: Record<number, number>, card: TestCard = 'pays') => pay.buy(hao, { goods, wish: { card, remember: true } })

/** Buys by the saved card, with its code. */
async function buyBySaved(goods: Record<number, number>, wish: { card_id?: string; ccv_prime?: string } = {}) {
  const { default: uuid } = await hao.call.cards.list({})
  return pay.buy(hao, { goods, wish: { card_info: { card_id: uuid ?? '', ccv_prime: await sandbox.codePrime(), ...wish } } })
}

test('PAY-14 a card is kept when its buyer asks for it, and pays the next order with its code', async () => {
  const first = await buyAndKeep({ [shelf.roseGel]: 1 })
  expect(await statusOf(first.order_hashed_id)).toBe('confirmed')
  expect(await cards()).toEqual(['visa 4242 12/2030'])

  const next = await buyBySaved({ [shelf.lilyGel]: 1 })
  expect(await statusOf(next.order_hashed_id)).toBe('confirmed')
  expect(await sandbox.recordsOf(next.order_hashed_id)).toMatchObject([{ amount: 590, partial_card_number: '424242-4242' }])
  const card = await db.selectFrom('saved_cards').select('id').executeTakeFirstOrThrow()
  expect(await pay.attempts(next.order_hashed_id)).toMatchObject([{ status: 'paid', saved_card_id: card.id, card_to_keep: null }])
})

test('PAY-14 a card is not kept unless its buyer asks for it, nor when it is refused', async () => {
  await pay.buy(hao, { goods: { [shelf.roseGel]: 1 } })
  await expect(buyAndKeep({ [shelf.roseGel]: 1 }, 'refused')).rejects.toMatchObject({ status: 'credit_card_order_error' })
  expect(await cards()).toEqual([])
})

test('PAY-14 on the bank’s page a card is kept once it has paid there; until then its words lie encrypted', async () => {
  const placed = await buyAndKeep({ [lamp]: 1 })
  const [waiting] = await pay.attempts(placed.order_hashed_id)
  expect([await cards(), waiting?.card_to_keep?.toString('latin1')]).toEqual([[], expect.not.stringContaining('4242')])
  await pay.decide(placed.payment_url, 'approve')
  clock.pass({ minutes: 2 })
  await settleOpenOrders(shop)
  expect(await statusOf(placed.order_hashed_id)).toBe('confirmed')
  expect(await cards()).toEqual(['visa 4242 12/2030'])
  expect(await pay.attempts(placed.order_hashed_id)).toMatchObject([{ status: 'paid', card_to_keep: null }])
})

test('PAY-14 a card that the bank’s page refuses, or that nobody takes there, is forgotten', async () => {
  const refused = await buyAndKeep({ [lamp]: 1 })
  await pay.decide(refused.payment_url, 'refuse')
  const left = await buyAndKeep({ [lamp]: 1 })
  clock.pass({ minutes: 31 })
  await settleOpenOrders(shop)
  for (const { order_hashed_id } of [refused, left]) expect(await pay.attempts(order_hashed_id)).toMatchObject([{ card_to_keep: null }])
  expect(await cards()).toEqual([])
})

test('a dear order by a saved card goes over the bank’s page as well', async () => {
  await buyAndKeep({ [shelf.roseGel]: 1 })
  const placed = await buyBySaved({ [lamp]: 1 })
  expect(placed.payment_url).toEqual(expect.stringContaining('/payment/'))
  await pay.decide(placed.payment_url, 'approve')
  clock.pass({ minutes: 2 })
  await settleOpenOrders(shop)
  expect(await statusOf(placed.order_hashed_id)).toBe('confirmed')
})

test('PAY-07 a code that was used before is told as wrong details, and the card stays', async () => {
  await buyAndKeep({ [shelf.roseGel]: 1 })
  const ccv_prime = await sandbox.codePrime()
  await buyBySaved({ [shelf.roseGel]: 1 }, { ccv_prime })
  await expect(buyBySaved({ [shelf.roseGel]: 1 }, { ccv_prime })).rejects.toMatchObject({
    status: 'credit_card_order_error',
    message: '信用卡資料有誤，請重新輸入。錯誤代碼：623',
    details: { code: '623' },
  })
  expect((await hao.call.cards.list({})).cards).toMatchObject([{ enabled: true }])
})

test('CRD-08 a saved card that its bank refuses for good is switched off with that order', async () => {
  await buyAndKeep({ [shelf.roseGel]: 1 })
  const { default: uuid } = await hao.call.cards.list({})
  const { id: memberId } = await hao.call.user.find({})
  const card = await openCard(db, { memberId, uuid: uuid ?? '', cipher: shop.cipher, now: shop.now() })
  if (card.ok) await shop.ports.cardVault.removeCard(card.value.secret)
  await expect(buyBySaved({ [shelf.roseGel]: 1 })).rejects.toMatchObject({ status: 'credit_card_order_error', details: { code: '2011' } })
  expect((await hao.call.cards.list({})).cards).toMatchObject([{ enabled: false, error: expect.any(String) }])
  await expect(buyBySaved({ [shelf.roseGel]: 1 }, { card_id: uuid ?? '' })).rejects.toMatchObject(unusable)
})

test('CRD-11 a card of somebody else, and one that is not there, pay for nothing', async () => {
  await buyAndKeep({ [shelf.roseGel]: 1 })
  const { default: uuid } = await hao.call.cards.list({})
  const xin = await signIn('xin')
  for (const card_id of [uuid ?? '', '7d5a6f0c-0000-4000-8000-000000000000', 'nonsense']) {
    await db.deleteFrom('cart_items').execute()
    const buying = pay.buy(xin, { goods: { [shelf.roseGel]: 1 }, wish: { card_info: { card_id, ccv_prime: await sandbox.codePrime() } } })
    await expect(buying).rejects.toMatchObject(unusable)
  }
})

const unusable = { status: 'validation_error', details: { errors: { 'card_info.card_id': '這張卡片無法使用，請改用其他卡片' } } }
