import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestShop } from '#support/test-shop.ts'
import { triesOf, type Goods } from '#support/try-order.ts'

// Which goods are paid how: each mark and each way stands alone, beside the same order without it.

const testShop = await openTestShop()
const hao = await testShop.signIn('hao')
const tryOrder = triesOf(testShop)

beforeAll(async () => {
  // Stores are known once somebody has looked for them.
  await testShop.visitor().call.stores.lookup({ group: 'city', key: '臺北市' })
})

beforeEach(async () => {
  await testShop.database.db.deleteFrom('cart_items').execute()
})

const plain: Goods = {}
const preorder: Goods = { exclusive: true }
const standalone: Goods = { standalone_purchase: true }
const chilled: Goods = { temperature: 'refrigeration' }
const frozen: Goods = { temperature: 'freezing' }

test.each([
  { story: 'plain', goods: plain, cash: 'placed', parts: 'placed' },
  { story: 'a preorder', goods: preorder, cash: 'nocod_error', parts: 'mix_exclusive_error' },
  { story: 'sold on their own', goods: standalone, cash: 'nocod_error', parts: 'mix_exclusive_error' },
])('CK3-12 goods that are $story: cash on delivery $cash, instalments $parts', async ({ goods, cash, parts }) => {
  const order = { goods: [{ ...goods, price: 12_000 }] }
  expect(await tryOrder(hao, { ...order, by: 'when_received' })).toBe(cash)
  expect(await tryOrder(hao, { ...order, by: 'instalment 3' })).toBe(parts)
  expect(await tryOrder(hao, { ...order, by: 'credit_cards' })).toBe('placed')
})

test.each([
  { way: 'black_cat', answer: 'placed' },
  { way: 'seven', answer: 'nocod_error' },
  { way: 'ups', answer: 'nocod_error' },
] as const)('CK3-13 CK1-12 cash for plain goods by $way: $answer', async ({ way, answer }) => {
  expect(await tryOrder(hao, { goods: [plain], way, by: 'when_received' })).toBe(answer)
})

test.each([
  { way: 'refrigeration', goods: chilled },
  { way: 'freezing', goods: frozen },
] as const)('CK3-14 CK3-13 nothing is collected at the door for cold goods by $way', async ({ way, goods }) => {
  expect(await tryOrder(hao, { goods: [goods], way, by: 'when_received' })).toBe('nocod_error')
})

test('CK3-15 one line that takes no cash on delivery is enough, whichever it is', async () => {
  const noCash: Goods = { cod: false }
  const by = 'when_received'
  expect(await tryOrder(hao, { goods: [noCash], by })).toBe('nocod_error')
  expect(await tryOrder(hao, { goods: [plain, noCash], by })).toBe('nocod_error')
  expect(await tryOrder(hao, { goods: [noCash, plain], by })).toBe('nocod_error')
  expect(await tryOrder(hao, { goods: [noCash] })).toBe('placed')
})

test.each([
  { by: 'credit_cards', answer: 'placed' },
  { by: 'atm', answer: 'placed' },
  { by: 'line_pay', answer: 'mix_exclusive_error' },
  { by: 'jko_pay', answer: 'mix_exclusive_error' },
  { by: 'apple_pay', answer: 'mix_exclusive_error' },
  { by: 'google_pay', answer: 'mix_exclusive_error' },
  { by: 'instalment 3', answer: 'mix_exclusive_error' },
  { by: 'when_received', answer: 'nocod_error' },
] as const)('CK3-16 D-42 a preorder, paid by $by: $answer', async ({ by, answer }) => {
  expect(await tryOrder(hao, { goods: [{ ...preorder, ...frozen }], way: 'freezing', by })).toBe(answer)
})

test.each([
  { story: 'plain goods to a door', order: { goods: [plain] } },
  { story: 'plain goods to a store', order: { goods: [plain], way: 'seven' } },
  { story: 'plain goods abroad', order: { goods: [plain], way: 'ups' } },
  { story: 'chilled goods', order: { goods: [chilled], way: 'refrigeration' } },
  { story: 'goods sold on their own', order: { goods: [standalone] } },
  { story: 'goods that take no cash', order: { goods: [{ cod: false }] } },
] as const)('CK3-03 LINE and JKO are taken for $story', async ({ order }) => {
  expect(await tryOrder(hao, { ...order, by: 'line_pay' })).toBe('placed')
  expect(await tryOrder(hao, { ...order, by: 'jko_pay' })).toBe('placed')
})

test.each([
  { way: 'refrigeration', goods: chilled, answer: 'placed' },
  { way: 'freezing', goods: frozen, answer: 'placed' },
  { way: 'ups', goods: plain, answer: 'placed' },
  { way: 'black_cat', goods: plain, answer: 'atm_error' },
  { way: 'seven', goods: plain, answer: 'atm_error' },
  { way: 'black_cat', goods: preorder, answer: 'atm_error' },
  { way: 'refrigeration', goods: { ...preorder, ...chilled }, answer: 'placed' },
] as const)('D-43 a transfer for $goods by $way: $answer', async ({ way, goods, answer }) => {
  expect(await tryOrder(hao, { goods: [goods], way, by: 'atm' })).toBe(answer)
})

test.each([
  { by: 'instalment 6', price: 5999, answer: 'order_failed' },
  { by: 'instalment 6', price: 6000, answer: 'placed' },
  { by: 'instalment 12', price: 11_999, answer: 'order_failed' },
  { by: 'instalment 12', price: 12_000, answer: 'placed' },
] as const)(
  'D-45 the server asks which parts the amount allows, not for the language: $by of $price, $answer',
  async ({ by, price, answer }) => {
    const english = await testShop.signIn('hao', { language: 'en' })
    expect(await tryOrder(english, { goods: [{ price }], by })).toBe(answer)
  },
)
