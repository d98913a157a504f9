import { expect, test } from 'vitest'
import type { LineWish } from '#support/cart-line.ts'
import { drawCheckout, radiosIn, textOf, type Shopping } from '#support/draw-checkout.tsx'
import { ConfirmStep } from './confirm-step.tsx'

/** Step 4 of an order to a door. */
const drawnFor = (goods: LineWish[], { said, ...shopping }: Omit<Partial<Shopping>, 'goods'> = {}) =>
  drawCheckout(
    { goods, said: { shipping_method: 'black_cat', informed_for: 'black_cat', payway: 'credit_cards', ...said }, ...shopping },
    ({ checkout, needs }) => <ConfirmStep checkout={checkout} needs={needs} />,
  )

/** What the box above everything else says. */
const boxOf = (html: string) => textOf(/<div class="total-box">(.*?)<form/s.exec(html)?.[1])

test.each([
  [390, '應付金額 NT$590'],
  [2999, '應付金額 NT$2,999'],
  [3000, '應付金額 NT$3,000 可得 100 點'],
  [3029, '應付金額 NT$3,029 可得 100 點'],
  [3030, '應付金額 NT$3,030 可得 101 點'],
])('CK4-01 D-30 goods for %d: %s', (price, box) => {
  expect(boxOf(drawnFor([{ product: { price } }]))).toBe(box)
})

test('CK4-01 fees count for the total and not for the points, a discount for both', () => {
  const ups = { shipping_method: 'ups' as const, foreign_contact_attributes: abroad }
  expect(boxOf(drawnFor([{ product: { price: 3000 } }], { said: ups, language: 'en' }))).toBe('Total NT$6,500 Earns 100 points')
  expect(boxOf(drawnFor([{ product: { price: 3000 } }], { discount: { code: 'SAVE', amount: 1 } }))).toBe('應付金額 NT$2,999')
})

test('CK4-01 PTS-09 cold goods promise no points', () => {
  const chilled: LineWish = { product: { price: 9000, temperature: 'refrigeration' } }
  expect(boxOf(drawnFor([chilled], { said: { shipping_method: 'refrigeration' } }))).toBe('應付金額 NT$9,000')
})

const abroad = {
  name: '',
  phone: '',
  country: 'US',
  state_province_county: '',
  city_or_town: '',
  address_one: '',
  address_two: '',
  address_three: '',
  postal_code: '',
}

test('CK4-05 CKO-07 a new card is saved unless its buyer says no', () => {
  const box = (said: Shopping['said'] = {}) => /<label class="check">(<input[^>]*>)/.exec(drawnFor([{}], { said }))?.[1]
  expect(box()).toContain('checked=""')
  expect(textOf(/<label class="check">.*?<\/label>/s.exec(drawnFor([{}]))?.[0])).toBe('記住這張卡，下次更快')
})

test.each([
  [5999, ['3 期 首期 NT$2,001，之後每期 NT$1,999']],
  [6000, ['3 期 首期 NT$2,000，之後每期 NT$2,000', '6 期 首期 NT$1,000，之後每期 NT$1,000']],
  [12_011, ['3 期 首期 NT$4,005，之後每期 NT$4,003', '6 期 首期 NT$2,006，之後每期 NT$2,001', '12 期 首期 NT$1,011，之後每期 NT$1,000']],
])('CKO-07 CK3-19 CON-06 of %d three parts are chosen at first, and every first part takes what does not divide', (price, parts) => {
  const radios = radiosIn(drawnFor([{ product: { price } }], { said: { payway: 'installment' } }))
  expect(radios.map(({ title, notes }) => `${title} ${notes.join()}`)).toEqual(parts)
  expect(radios.filter(({ isChosen }) => isChosen).map(({ value }) => value)).toEqual(['3'])
})
