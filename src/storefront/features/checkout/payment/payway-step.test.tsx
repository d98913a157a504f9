import { expect, test } from 'vitest'
import type { LineWish } from '#support/cart-line.ts'
import { drawCheckout, radiosIn, textOf } from '#support/draw-checkout.tsx'
import type { Language } from '#rules/locale.ts'
import { installmentBanks } from '#rules/reference/installment-banks.ts'
import type { ShippingMethod } from '#rules/shipping/shipping.ts'
import { goodsNoteTexts, paymentBlockTexts } from '#texts/shop/checkout.ts'
import { PaymentStep } from './payway-step.tsx'

type Wish = { language?: Language; by?: ShippingMethod; device?: { apple: boolean; google: boolean } }

/** Step 3 as it is drawn for one line at a door. */
function drawn(wish: LineWish, { language = 'zh', by = 'black_cat', device = { apple: false, google: false } }: Wish = {}): string {
  return drawCheckout({ goods: [wish], said: { shipping_method: by, informed_for: by }, language }, ({ checkout }) => (
    <PaymentStep checkout={{ ...checkout, device }} />
  ))
}

const preorder: LineWish = { item_type: 'exclusive', product: { exclusive: true } }
const standalone: LineWish = { item_type: 'standalone' }
const chilled: LineWish = { product: { temperature: 'refrigeration' } }
const frozen: LineWish = { product: { temperature: 'freezing' } }
const everyDevice = { apple: true, google: true }

/** The groups with what stands in them: what cannot be chosen with its reason. */
function groupsFor(wish: LineWish, more: Wish = {}): Record<string, string[]> {
  const groups = drawn(wish, more)
    .split('<h3')
    .slice(1)
    .map((group) => [
      textOf(/^[^>]*>(.*?)<\/h3>/s.exec(group)?.[1]),
      radiosIn(group).map(({ value, isOpen, notes }) => (isOpen ? value : `${value}: ${notes.join()}`)),
    ])
  return Object.fromEntries(groups) as Record<string, string[]>
}

const onlyCardOrAtm = '預購商品只能用信用卡或 ATM 付款'
const aloneNot = '單獨結帳的商品不適用'

test('CK3-01 three groups of radios, each payment method in its place', () => {
  const all = { 信用卡: ['credit_cards', 'installment'], 行動支付: ['line', 'jko', 'apple', 'google'] }
  expect(groupsFor({}, { device: everyDevice })).toEqual({ ...all, 其他: ['when_received'] })
  expect(groupsFor(frozen, { by: 'freezing', device: everyDevice })).toEqual({
    ...all,
    其他: ['atm', 'when_received: 低溫商品不適用貨到付款'],
  })
})

test.each([
  ['black_cat', {}],
  ['seven', {}],
  ['ups', {}],
  ['refrigeration', chilled],
  ['black_cat', standalone],
] as const)('CK3-03 LINE and JKO are offered by %s for %j, whatever the device', (by, goods) => {
  expect(groupsFor(goods, { by })['行動支付']).toEqual(['line', 'jko'])
})

test('CK3-03 D-42 of a preorder every wallet is shown and says why it is closed; a card is open', () => {
  expect(groupsFor(preorder, { device: everyDevice })).toEqual({
    信用卡: ['credit_cards'],
    行動支付: ['line', 'jko', 'apple', 'google'].map((method) => `${method}: ${onlyCardOrAtm}`),
    其他: [`when_received: ${onlyCardOrAtm}`],
  })
})

const preorders: { story: string; goods: LineWish; by: ShippingMethod; open: string[] }[] = [
  { story: 'a normal preorder', goods: preorder, by: 'black_cat', open: ['credit_cards'] },
  {
    story: 'a frozen preorder',
    goods: { ...preorder, product: { exclusive: true, temperature: 'freezing' } },
    by: 'freezing',
    open: ['credit_cards', 'atm'],
  },
  { story: 'a preorder sold on its own', goods: { ...standalone, product: { exclusive: true } }, by: 'black_cat', open: ['credit_cards'] },
]

test.each(preorders)('CK3-16 D-12 $story is paid by card or by transfer alone: $open', ({ goods, by, open }) => {
  const offered = Object.values(groupsFor(goods, { by, device: everyDevice })).flat()
  expect(offered.filter((each) => !each.includes(':'))).toEqual(open)
})

test.each([
  [{}, 'when_received', true],
  [preorder, `when_received: ${onlyCardOrAtm}`, false],
  [standalone, `when_received: ${aloneNot}`, false],
] as const)('CK3-12 cash and instalments for %j: %s, %s', (goods, cash, inParts) => {
  const { 信用卡: cards, 其他: other } = groupsFor(goods)
  expect(other).toEqual([cash])
  expect(cards?.includes('installment')).toBe(inParts)
})

test.each([
  ['black_cat', {}, ['when_received']],
  ['seven', {}, undefined],
  ['ups', {}, ['atm']],
  ['refrigeration', chilled, ['atm', 'when_received: 低溫商品不適用貨到付款']],
  ['freezing', frozen, ['atm', 'when_received: 低溫商品不適用貨到付款']],
] as const)('CK3-13 CK3-14 CK1-12 D-43 by %s, of %j: beside cards and wallets %j', (by, goods, other) => {
  expect(groupsFor(goods, { by })['其他']).toEqual(other)
})

test('CK3-15 goods that take no cash at the door close it, with the reason', () => {
  expect(groupsFor({ product: { cod: false } })['其他']).toEqual(['when_received: 購物車有不能貨到付款的商品'])
})

test('D-45 instalments are offered in Chinese alone', () => {
  expect(groupsFor({})['信用卡']).toEqual(['credit_cards', 'installment'])
  expect(groupsFor({}, { language: 'en' })['Card']).toEqual(['credit_cards'])
})

test('CK3-07 what is special about the goods is noted above the payways', () => {
  expect(drawn({})).not.toContain('預購')
  expect(drawn(preorder)).toContain('下單後 7 至 21 天出貨')
  expect(drawn({ item_type: 'standalone' })).toContain(goodsNoteTexts.standalone.zh)
})

test('CK3-08 why nothing is collected at the door is noted beside cash on delivery', () => {
  expect(drawn({ product: { cod: false } })).toContain(paymentBlockTexts.cod_blocked.zh)
  expect(drawn({})).not.toContain(paymentBlockTexts.cod_blocked.zh)
})

test('CK3-10 the way on is closed until a payment method is chosen', () => {
  expect(drawn({})).toMatch(/<button[^>]*type="submit"[^>]*disabled/)
})

/** The folded table of parts, for goods of that price; delivery is free from 1000 on. */
function tableFor(price: number): string {
  return /<details class="installment-table">(.*?)<\/details>/s.exec(drawn({ product: { price } }))?.[1] ?? ''
}

/** A row for every number of parts. */
function partsFor(price: number): string[] {
  return [...tableFor(price).matchAll(/<t[hd][^>]*scope="row"[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) => textOf(row))
}

test('CK3-09 CK3-18 in Chinese a folded table tells the parts that the total allows, and names all 23 banks', () => {
  const total = 6000
  const table = tableFor(total)
  expect(partsFor(total)).toEqual(['3 期 NT$2,000 NT$2,000', '6 期 NT$1,000 NT$1,000', '12 期 再買 NT$6,000 可以使用'])
  expect([...table.matchAll(/<li>(.*?)<\/li>/g)].map(([, name]) => name)).toEqual(installmentBanks.map(({ zh }) => zh))
  expect(installmentBanks).toHaveLength(23)
  expect(drawn({ product: { price: total } }, { language: 'en' })).not.toContain('installment-table')
})

test.each([
  [6001, ['3 期 NT$2,001 NT$2,000', '6 期 NT$1,001 NT$1,000', '12 期 再買 NT$5,999 可以使用']],
  [12_011, ['3 期 NT$4,005 NT$4,003', '6 期 NT$2,006 NT$2,001', '12 期 NT$1,011 NT$1,000']],
])('CK3-19 CON-06 of %d the first part takes what does not divide', (price, rows) => {
  expect(partsFor(price)).toEqual(rows)
})

test.each([
  [5999, ['3 期 NT$2,001 NT$1,999', '6 期 再買 NT$1 可以使用']],
  [11_999, ['6 期 NT$2,004 NT$1,999', '12 期 再買 NT$1 可以使用']],
  [12_000, ['12 期 NT$1,000 NT$1,000']],
])('CON-06 CK3-18 six parts from 6000 on, twelve from 12000 on: %d', (price, rows) => {
  expect(partsFor(price)).toEqual(expect.arrayContaining(rows))
})
