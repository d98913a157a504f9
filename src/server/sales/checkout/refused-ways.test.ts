import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestShop } from '#support/test-shop.ts'
import { triesOf, type Goods } from '#support/try-order.ts'

// Which goods travel which way: each mark stands alone, beside the same goods without it.

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
const embargo: Goods = { embargo: true }
const homeOnly: Goods = { tcat_only: true }
const chilled: Goods = { temperature: 'refrigeration' }
const frozen: Goods = { temperature: 'freezing' }

test.each([
  { story: 'one dollar below the limit', goods: { price: 19_999 }, answer: 'placed' },
  { story: 'exactly at the limit', goods: { price: 20_000 }, answer: 'placed' },
  { story: 'one dollar above the limit', goods: { price: 20_001 }, answer: 'order_failed' },
  { story: 'chilled', goods: chilled, answer: 'incompatible_temperature_shipping_error' },
  { story: 'frozen', goods: frozen, answer: 'incompatible_temperature_shipping_error' },
  { story: 'a preorder', goods: preorder, answer: 'mix_exclusive_error' },
  { story: 'for home delivery alone', goods: homeOnly, answer: 'tcat_only_error' },
  { story: 'not to be sent abroad', goods: embargo, answer: 'placed' },
])('CK1-09 picked up at a store, goods that are $story: $answer', async ({ goods, answer }) => {
  expect(await tryOrder(hao, { goods: [goods], way: 'seven' })).toBe(answer)
})

test.each([
  { story: 'plain', goods: [plain], answer: 'placed' },
  { story: 'dear', goods: [{ price: 20_001 }], answer: 'placed' },
  { story: 'under embargo', goods: [embargo], answer: 'embargo_error' },
  { story: 'plain, with one that is under embargo', goods: [plain, embargo], answer: 'embargo_error' },
  { story: 'a preorder', goods: [preorder], answer: 'mix_exclusive_error' },
])('CK1-10 sent abroad, goods that are $story: $answer', async ({ goods, answer }) => {
  expect(await tryOrder(hao, { goods, way: 'ups' })).toBe(answer)
})

test.each([
  { way: 'black_cat', goods: homeOnly, answer: 'placed' },
  { way: 'refrigeration', goods: { ...homeOnly, ...chilled }, answer: 'placed' },
  { way: 'freezing', goods: { ...homeOnly, ...frozen }, answer: 'placed' },
  { way: 'seven', goods: homeOnly, answer: 'tcat_only_error' },
  { way: 'ups', goods: homeOnly, answer: 'tcat_only_error' },
] as const)('CK1-11 goods for home delivery alone, by $way: $answer', async ({ way, goods, answer }) => {
  expect(await tryOrder(hao, { goods: [goods], way })).toBe(answer)
})

test.each([chilled, frozen])('D-25 $temperature goods do not travel by courier', async (goods) => {
  expect(await tryOrder(hao, { goods: [goods], way: 'ups' })).toBe('incompatible_temperature_shipping_error')
})

test('D-12 several preorders are ordered together, goods that are sold on their own are not', async () => {
  const alone: Goods = { standalone_purchase: true }
  expect(await tryOrder(hao, { goods: [preorder, preorder] })).toBe('placed')
  expect(await tryOrder(hao, { goods: [alone] })).toBe('placed')
  expect(await tryOrder(hao, { goods: [alone, alone] })).toBe('mix_exclusive_error')
  expect(await tryOrder(hao, { goods: [{ ...alone, ...preorder }], by: 'line_pay' })).toBe('mix_exclusive_error')
})
