import { expect, test } from 'vitest'
import { payments } from '#contract/shop/api/order.ts'
import { payways } from '#contract/shop/api/place-order.ts'
import { cartLine, noPromotions, type LineWish } from '#support/cart-line.ts'
import { flagsOf } from '#rules/cart/cart-flags.ts'
import { disabledReason } from '#rules/cart/cart-selection.ts'
import { awaitsTransfer, canRepay } from '#rules/orders/order.ts'
import { factsOf, isByCard, paymentMethodIds, type PaymentGroup, type PaymentMethod } from './payment-methods.ts'
import { leadsToPage, needsProof, paymentDeadline, standsAtOnce } from './payment.ts'
import { handlingFee, offerPaymentMethods, paymentBlock } from './payway.ts'
import { shippingMethods } from '#rules/shipping/shipping.ts'
import { offerShipping } from '#rules/shipping/shipping-offers.ts'
import { temperatures } from '#rules/temperature.ts'
import { defaultTerms } from '#rules/terms.ts'

// Written out in full, so that whoever changes a fact of a payment method or of a flag sees everything that changes with it.

const goods = {
  plain: {},
  preorder: { item_type: 'exclusive', product: { exclusive: true } },
  alone: { item_type: 'standalone' },
  'preorder alone': { item_type: 'standalone', product: { exclusive: true } },
  'no cod': { product: { cod: false } },
} as const satisfies Record<string, LineWish>

/** What each payment method says to a delivery, a temperature and goods; in brackets what not even a Chinese page shows. */
const blocks = `
                                           | credit_cards installment  line     jko      apple    google   atm        when_received
black_cat normal plain                     | yes          yes          yes      yes      yes      yes      (delivery) yes
black_cat normal preorder                  | yes          (preorder)   preorder preorder preorder preorder (delivery) preorder
black_cat normal alone                     | yes          (standalone) yes      yes      yes      yes      (delivery) standalone
black_cat normal preorder alone            | yes          (preorder)   preorder preorder preorder preorder (delivery) preorder
black_cat normal no cod                    | yes          yes          yes      yes      yes      yes      (delivery) cod_blocked
black_cat refrigeration plain              | yes          yes          yes      yes      yes      yes      (delivery) low_temperature
black_cat refrigeration preorder           | yes          (preorder)   preorder preorder preorder preorder (delivery) preorder
black_cat refrigeration alone              | yes          (standalone) yes      yes      yes      yes      (delivery) standalone
black_cat refrigeration preorder alone     | yes          (preorder)   preorder preorder preorder preorder (delivery) preorder
black_cat refrigeration no cod             | yes          yes          yes      yes      yes      yes      (delivery) low_temperature
black_cat freezing plain                   | yes          yes          yes      yes      yes      yes      (delivery) low_temperature
black_cat freezing preorder                | yes          (preorder)   preorder preorder preorder preorder (delivery) preorder
black_cat freezing alone                   | yes          (standalone) yes      yes      yes      yes      (delivery) standalone
black_cat freezing preorder alone          | yes          (preorder)   preorder preorder preorder preorder (delivery) preorder
black_cat freezing no cod                  | yes          yes          yes      yes      yes      yes      (delivery) low_temperature
refrigeration normal plain                 | yes          yes          yes      yes      yes      yes      yes        low_temperature
refrigeration normal preorder              | yes          (preorder)   preorder preorder preorder preorder yes        preorder
refrigeration normal alone                 | yes          (standalone) yes      yes      yes      yes      yes        standalone
refrigeration normal preorder alone        | yes          (preorder)   preorder preorder preorder preorder yes        preorder
refrigeration normal no cod                | yes          yes          yes      yes      yes      yes      yes        low_temperature
refrigeration refrigeration plain          | yes          yes          yes      yes      yes      yes      yes        low_temperature
refrigeration refrigeration preorder       | yes          (preorder)   preorder preorder preorder preorder yes        preorder
refrigeration refrigeration alone          | yes          (standalone) yes      yes      yes      yes      yes        standalone
refrigeration refrigeration preorder alone | yes          (preorder)   preorder preorder preorder preorder yes        preorder
refrigeration refrigeration no cod         | yes          yes          yes      yes      yes      yes      yes        low_temperature
refrigeration freezing plain               | yes          yes          yes      yes      yes      yes      yes        low_temperature
refrigeration freezing preorder            | yes          (preorder)   preorder preorder preorder preorder yes        preorder
refrigeration freezing alone               | yes          (standalone) yes      yes      yes      yes      yes        standalone
refrigeration freezing preorder alone      | yes          (preorder)   preorder preorder preorder preorder yes        preorder
refrigeration freezing no cod              | yes          yes          yes      yes      yes      yes      yes        low_temperature
freezing normal plain                      | yes          yes          yes      yes      yes      yes      yes        low_temperature
freezing normal preorder                   | yes          (preorder)   preorder preorder preorder preorder yes        preorder
freezing normal alone                      | yes          (standalone) yes      yes      yes      yes      yes        standalone
freezing normal preorder alone             | yes          (preorder)   preorder preorder preorder preorder yes        preorder
freezing normal no cod                     | yes          yes          yes      yes      yes      yes      yes        low_temperature
freezing refrigeration plain               | yes          yes          yes      yes      yes      yes      yes        low_temperature
freezing refrigeration preorder            | yes          (preorder)   preorder preorder preorder preorder yes        preorder
freezing refrigeration alone               | yes          (standalone) yes      yes      yes      yes      yes        standalone
freezing refrigeration preorder alone      | yes          (preorder)   preorder preorder preorder preorder yes        preorder
freezing refrigeration no cod              | yes          yes          yes      yes      yes      yes      yes        low_temperature
freezing freezing plain                    | yes          yes          yes      yes      yes      yes      yes        low_temperature
freezing freezing preorder                 | yes          (preorder)   preorder preorder preorder preorder yes        preorder
freezing freezing alone                    | yes          (standalone) yes      yes      yes      yes      yes        standalone
freezing freezing preorder alone           | yes          (preorder)   preorder preorder preorder preorder yes        preorder
freezing freezing no cod                   | yes          yes          yes      yes      yes      yes      yes        low_temperature
seven normal plain                         | yes          yes          yes      yes      yes      yes      (delivery) (delivery)
seven normal preorder                      | yes          (preorder)   preorder preorder preorder preorder (delivery) (preorder)
seven normal alone                         | yes          (standalone) yes      yes      yes      yes      (delivery) (standalone)
seven normal preorder alone                | yes          (preorder)   preorder preorder preorder preorder (delivery) (preorder)
seven normal no cod                        | yes          yes          yes      yes      yes      yes      (delivery) (delivery)
seven refrigeration plain                  | yes          yes          yes      yes      yes      yes      (delivery) (low_temperature)
seven refrigeration preorder               | yes          (preorder)   preorder preorder preorder preorder (delivery) (preorder)
seven refrigeration alone                  | yes          (standalone) yes      yes      yes      yes      (delivery) (standalone)
seven refrigeration preorder alone         | yes          (preorder)   preorder preorder preorder preorder (delivery) (preorder)
seven refrigeration no cod                 | yes          yes          yes      yes      yes      yes      (delivery) (low_temperature)
seven freezing plain                       | yes          yes          yes      yes      yes      yes      (delivery) (low_temperature)
seven freezing preorder                    | yes          (preorder)   preorder preorder preorder preorder (delivery) (preorder)
seven freezing alone                       | yes          (standalone) yes      yes      yes      yes      (delivery) (standalone)
seven freezing preorder alone              | yes          (preorder)   preorder preorder preorder preorder (delivery) (preorder)
seven freezing no cod                      | yes          yes          yes      yes      yes      yes      (delivery) (low_temperature)
ups normal plain                           | yes          yes          yes      yes      yes      yes      yes        (delivery)
ups normal preorder                        | yes          (preorder)   preorder preorder preorder preorder yes        (preorder)
ups normal alone                           | yes          (standalone) yes      yes      yes      yes      yes        (standalone)
ups normal preorder alone                  | yes          (preorder)   preorder preorder preorder preorder yes        (preorder)
ups normal no cod                          | yes          yes          yes      yes      yes      yes      yes        (delivery)
ups refrigeration plain                    | yes          yes          yes      yes      yes      yes      yes        (low_temperature)
ups refrigeration preorder                 | yes          (preorder)   preorder preorder preorder preorder yes        (preorder)
ups refrigeration alone                    | yes          (standalone) yes      yes      yes      yes      yes        (standalone)
ups refrigeration preorder alone           | yes          (preorder)   preorder preorder preorder preorder yes        (preorder)
ups refrigeration no cod                   | yes          yes          yes      yes      yes      yes      yes        (low_temperature)
ups freezing plain                         | yes          yes          yes      yes      yes      yes      yes        (low_temperature)
ups freezing preorder                      | yes          (preorder)   preorder preorder preorder preorder yes        (preorder)
ups freezing alone                         | yes          (standalone) yes      yes      yes      yes      yes        (standalone)
ups freezing preorder alone                | yes          (preorder)   preorder preorder preorder preorder yes        (preorder)
ups freezing no cod                        | yes          yes          yes      yes      yes      yes      yes        (low_temperature)
`

test('CK3-12 CK3-14 CK3-15 CK3-16 what blocks each payment method, and whether it is shown then', () => {
  const head = `| ${paymentMethodIds.join(' ')}`
  const rows = shippingMethods.flatMap((delivery) =>
    temperatures.flatMap((temperature) =>
      Object.entries(goods).map(([name, wish]: [string, LineWish]) => {
        const flags = flagsOf([cartLine(1, { ...wish, product: { ...wish.product, temperature } })])
        const facts = { delivery, flags, items_total: 390 }
        const shown = Object.values(offerPaymentMethods({ ...facts, language: 'zh', device: { apple: true, google: true } }))
          .flat()
          .map(({ method }) => method)
        const cells = paymentMethodIds.map((method) => {
          const word = paymentBlock(method, facts) ?? 'yes'
          return shown.includes(method) ? word : `(${word})`
        })
        return `${delivery} ${temperature} ${name} | ${cells.join(' ')}`
      }),
    ),
  )
  expect([head, ...rows].map(narrow)).toEqual(blocks.trim().split('\n').map(narrow))
})

const narrow = (line: string) => line.replaceAll(/ +/g, ' ').trim()

const placed = new Date('2026-05-01T23:30:00+08:00')

type Row = { method: PaymentMethod; payway: string; group: PaymentGroup; asks: readonly string[]; until: string | null }

/** Every payment method: how orders name it when they are read and when they are placed, where it stands, how it is paid, and until when an order of that moment waits. */
const methods: readonly Row[] = [
  { method: 'credit_cards', payway: 'credit_cards', group: 'card', asks: ['proof', 'card'], until: '2026-05-02T00:00:00+08:00' },
  { method: 'installment', payway: 'instalment', group: 'card', asks: ['proof', 'card'], until: '2026-05-02T00:00:00+08:00' },
  { method: 'line', payway: 'line_pay', group: 'wallet', asks: ['page', 'repay'], until: '2026-05-02T00:00:00+08:00' },
  { method: 'jko', payway: 'jko_pay', group: 'wallet', asks: ['page', 'repay'], until: '2026-05-02T00:00:00+08:00' },
  { method: 'apple', payway: 'apple_pay', group: 'wallet', asks: ['card'], until: '2026-05-02T00:00:00+08:00' },
  { method: 'google', payway: 'google_pay', group: 'wallet', asks: ['proof', 'card'], until: '2026-05-02T00:00:00+08:00' },
  { method: 'atm', payway: 'atm', group: 'other', asks: ['transfer'], until: '2026-05-04T23:59:59+08:00' },
  { method: 'when_received', payway: 'when_received', group: 'other', asks: ['courier', 'fee'], until: null },
]

test('PAY-01 OAP-03 OAP-04 D-58 the shop, those who read its orders and those who place them know the same methods', () => {
  expect(paymentMethodIds).toEqual(methods.map(({ method }) => method))
  expect(payments).toEqual(methods.map(({ method }) => method))
  expect(payways).toEqual(methods.map(({ payway }) => payway))
})

test.each(methods)(
  'CK3-01 PAY-09 PAY-11 D-62 where $method stands, how it is paid, and how long an order waits for it',
  ({ method, group, asks, until }) => {
    const facts = { paymentMethod: method, amount: 9_999, threeDSecureFrom: 10_000 }
    const status = 'pending_payment'
    const how = {
      proof: needsProof({ ...facts, amount: 10_000 }),
      page: leadsToPage(facts),
      card: isByCard(method),
      repay: canRepay({ status, payment: method }),
      transfer: awaitsTransfer({ status, payment: method }),
      courier: standsAtOnce({ paymentMethod: method, grand_total: 1 }),
      fee: handlingFee(method, defaultTerms.delivery) === 30,
    }
    expect(Object.entries(how).flatMap(([name, isSo]) => (isSo ? [name] : []))).toEqual(asks)
    expect(needsProof(facts)).toBe(false)
    expect(paymentDeadline(method, { now: placed, terms: defaultTerms.payment_deadlines })).toEqual(until && new Date(until))
    expect(factsOf(method).group).toBe(group)
  },
)

test.each<[string, LineWish, { seven: string[]; ups: string[] }]>([
  ['plain', {}, { seven: [], ups: ['condition.oversea'] }],
  ['chilled', { product: { temperature: 'refrigeration' } }, { seven: ['sevenDisable'], ups: ['overseaDisable', 'condition.oversea'] }],
  ['preorder', goods.preorder, { seven: ['hasExclusiveProduct'], ups: ['hasExclusiveProduct', 'condition.oversea'] }],
  ['alone', goods.alone, { seven: [], ups: ['condition.oversea'] }],
  ['preorder alone', goods['preorder alone'], { seven: [], ups: ['condition.oversea'] }],
  ['home delivery only', { product: { tcat_only: true } }, { seven: ['tcatOnlyDelivery'], ups: ['tcatOnlyDelivery', 'condition.oversea'] }],
  ['embargo', { product: { embargo: true } }, { seven: [], ups: ['overseaDisable', 'condition.oversea'] }],
  ['no cod', goods['no cod'], { seven: [], ups: ['condition.oversea'] }],
  [
    'everything at once',
    { item_type: 'exclusive', product: { temperature: 'freezing', exclusive: true, tcat_only: true, embargo: true, cod: false } },
    {
      seven: ['sevenDisable', 'hasExclusiveProduct', 'tcatOnlyDelivery'],
      ups: ['overseaDisable', 'hasExclusiveProduct', 'tcatOnlyDelivery', 'condition.oversea'],
    },
  ],
])('CK1-09 CK1-10 CK1-11 D-47 what %s goods say to store pickup and to the courier abroad', (_what, wish, said) => {
  const [, seven, ups] = offerShipping({ flags: flagsOf([cartLine(1, wish)]), items_total: 390 })
  expect({ seven: seven.hints, ups: ups.hints }).toEqual(said)
  expect([seven.available, ups.available]).toEqual([said.seven.length === 0, said.ups.length === 1])
})

/** What a line of the kind on the left is told while one of the kind above is selected. */
const company = `
          | normal              exclusive          standalone          add_on              gifts               gifts_standalone
normal    | -                   exclusive_selected standalone_selected -                   -                   standalone_selected
exclusive | regular_selected    -                  standalone_selected -                   -                   standalone_selected
standalone | regular_selected   exclusive_selected standalone_selected -                   -                   standalone_selected
add_on    | promotion_over      exclusive_selected standalone_selected promotion_over      promotion_over      standalone_selected
gifts     | -                   exclusive_selected standalone_selected regular_line_needed regular_line_needed standalone_selected
gifts_standalone | regular_selected exclusive_selected standalone_selected - - standalone_selected
`

test('CRT-12 CRT-13 CRT-14 D-19 beside what each kind of line can be selected', () => {
  const kinds = ['normal', 'exclusive', 'standalone', 'add_on', 'gifts', 'gifts_standalone'] as const
  const rows = kinds.map((item_type) => {
    const line = cartLine(1, { item_type })
    const cells = kinds.map(
      (other) =>
        disabledReason(
          { lines: [line, cartLine(2, { item_type: other })], promotions: noPromotions, now: placed, vip: 0 },
          { line, selected: [2] },
        )?.code ?? '-',
    )
    return `${item_type} | ${cells.join(' ')}`
  })
  expect([` | ${kinds.join(' ')}`, ...rows].map(narrow)).toEqual(company.trim().split('\n').map(narrow))
})
