import assert from 'node:assert/strict'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyLine, chooser, orderOf } from '#support/any-cart.ts'
import { noPromotions } from '#support/cart-line.ts'
import { lowerLine } from './cart-change.ts'
import { kindOf, lineTotal } from './cart-line.ts'
import { quoteCart } from './cart-quote.ts'
import { nothingSelected, selectGroup, settleSelection, toggleLine, type Cart, type Selection } from './cart-selection.ts'
import { decideOrder } from '#rules/checkout/checkout.ts'
import { decideDiscount, type DiscountCode } from '#rules/promotions/discount.ts'
import { sum } from '#rules/money.ts'
import type { OrderedLine } from '#rules/checkout/order-facts.ts'
import { findAddOn, regularTotal } from '#rules/promotions/promotions.ts'
import { temperatures, type Temperature } from '#rules/temperature.ts'
import { defaultTerms } from '#rules/terms.ts'

const terms = defaultTerms.delivery

// Random carts, thousands for each promise. Plain comparisons, because they are made a hundred thousand times.

const runs = { numRuns: 3000 }
const addOn = (id: number, price: number) => ({ product: { id }, price, purchase_limit: 2 })
const promotions = {
  ...noPromotions,
  normal: { promotions: [{ minimum_amount: 500, add_on_items: [addOn(1, 49), addOn(3, 49)] }] },
  freezing: { promotions: [{ minimum_amount: 0, add_on_items: [addOn(2, 9)] }] },
}

/** The page: what is in the cart, and what of it is selected. */
type Page = { cart: Omit<Cart, 'lines'> & { lines: readonly OrderedLine[] }; selected: Selection }

/** What can happen while somebody looks at the cart: clicks of this shopper, and news from the shop. */
const happenings: readonly ((page: Page, at: number, draw: ReturnType<typeof chooser>) => Partial<Page>)[] = [
  ...Array.from({ length: 6 }, () => ({ cart, selected }: Page, at: number) => ({ selected: toggleLine(cart, { selected, lineId: at }) })),
  ({ cart, selected }, _, draw) => ({ selected: selectGroup(cart, { selected, temperature: draw(temperatures) }) }),
  () => ({ selected: nothingSelected }),
  ({ cart }) => ({ cart: { ...cart, now: new Date(cart.now.getTime() + 3_600_000) } }),
  ({ cart }, _, draw) => ({ cart: { ...cart, promotions: draw([promotions, noPromotions]), vip: draw([0, 1]) } }),
  ({ cart }, at) => ({ cart: { ...cart, lines: cart.lines.filter(({ id }) => id !== at) } }),
  (page, at, draw) => changed(page, { at, change: { remove: draw([true, false]) } }),
  (page, at, draw) => changed(page, { at, change: { redeem_with_points: draw([true, false]) } }),
  (page, at) => changed(page, { at, change: { quantity: 1 } }),
  (page, at, draw) => changed(page, { at, product: { stock: draw([0, 10]), members_only: draw([true, false]) } }),
  (page, at, draw) => changed(page, { at, product: { price: draw([1, 400, 1200]) } }),
]

type Change = { at: number; change?: Partial<OrderedLine>; product?: Partial<OrderedLine['product']> }

function changed({ cart }: Page, { at, change, product }: Change): Partial<Page> {
  const lines = cart.lines.map((line) => (line.id === at ? { ...line, ...change, product: { ...line.product, ...product } } : line))
  return { cart: { ...cart, lines } }
}

const seeds = (maxLength: number) => fc.array(fc.nat(), { minLength: 1, maxLength })
const afternoons = fc.record({ lines: seeds(8), clicks: seeds(16) })

/** The page after everything that happened. What is selected is settled after every change, as the page does it. */
function pageAfter({ lines, clicks }: { lines: readonly number[]; clicks: readonly number[] }): Page {
  const now = new Date('2026-05-01T12:00:00+08:00')
  let page: Page = { cart: { lines: lines.map((seed, id) => anyLine(id, seed)), vip: 1, promotions, now }, selected: nothingSelected }
  for (const seed of clicks) {
    const draw = chooser(seed)
    page = { ...page, ...draw(happenings)(page, draw([0, 1, 2, 3, 4, 5, 6, 7]), draw) }
    page = { ...page, selected: settleSelection(page.cart, page.selected) }
  }
  return page
}

function linesOf({ cart, selected }: Page): OrderedLine[] {
  return cart.lines.filter(({ id }) => selected.includes(id))
}

/** Whatever happens in a cart. */
function always(holds: (page: Page, temperature: Temperature) => void): void {
  fc.assert(
    fc.property(afternoons, fc.constantFrom(...temperatures), (afternoon, temperature) => holds(pageAfter(afternoon), temperature)),
    runs,
  )
}

test('OAP-16 OAP-17 whatever happens in a cart, what is selected can be placed for the amount shown', () => always(canBePlaced), 60_000)

test('CRT-27 whatever happens in a cart, its totals add up', () => always(addsUp), 60_000)

test('CRT-15 whatever happens in a cart, unselecting what is selected restores the start', () => always(restoresTheStart), 60_000)

test('D-18 whatever happens in a cart, selecting a group again or lowering a line again changes nothing', () => always(isDoneOnce), 60_000)

test('CRT-11 CRT-12 CRT-13 CRT-14 whatever happens in a cart, only lines that go together are selected', () => always(goesTogether), 60_000)

test(
  'CRT-16 CRT-17 whatever happens in a cart, an add-on is selected only above its minimum, and settling again unselects nothing',
  () => always(isSettled),
  60_000,
)

function goesTogether(page: Page): void {
  const lines = linesOf(page)
  const kinds = lines.map(kindOf)
  assert.ok(new Set(lines.map(({ product }) => product.temperature)).size <= 1, 'one temperature')
  if (kinds.includes('standalone')) assert.equal(lines.length, 1)
  if (kinds.includes('exclusive')) assert.deepEqual([...new Set(kinds)], ['exclusive'])
}

function isSettled({ cart, selected }: Page): void {
  const lines = linesOf({ cart, selected })
  for (const line of lines.filter((each) => kindOf(each) === 'add_on')) {
    const addOn = findAddOn(cart.promotions, line.product_id)
    if (addOn) assert.ok(regularTotal(lines, line.product.temperature) >= addOn.minimum_amount, 'the minimum is reached')
  }
  assert.deepEqual(settleSelection(cart, selected), selected)
}

function canBePlaced({ cart, selected }: Page): void {
  const lines = linesOf({ cart, selected })
  if (lines.length === 0) return
  const order = decideOrder(orderOf({ ...cart, lines }))
  const quote = quoteCart(lines, { terms })
  if (!order.ok) throw new Error(JSON.stringify(order.refusal))
  assert.equal(order.value.grand_total, quote.final_total)
  assert.equal(order.value.points_cost, quote.points_cost)
}

function addsUp(page: Page): void {
  const lines = linesOf(page)
  const quote = quoteCart(lines, { terms, discount: 137 })
  assert.equal(quote.items_total, sum(lines.map(lineTotal)))
  assert.equal(quote.items_total - quote.discount_amount, quote.discounted_total)
  assert.equal(quote.discounted_total + quote.delivery_estimate, quote.final_total)
  assert.ok(Object.values(quote).every((amount) => Number.isInteger(amount) && amount >= 0))
}

function restoresTheStart({ cart, selected }: Page): void {
  let left = selected
  for (const lineId of selected) if (left.includes(lineId)) left = toggleLine(cart, { selected: left, lineId })
  assert.equal(String(left), String(nothingSelected))
}

function isDoneOnce({ cart, selected }: Page, temperature: Temperature): void {
  const whole = selectGroup(cart, { selected, temperature })
  assert.equal(String(selectGroup(cart, { selected: whole, temperature })), String(whole))
  assert.ok(
    selected.every((id) => whole.includes(id)),
    'nothing that was selected is lost',
  )
  for (const line of cart.lines) {
    const max_quantity = line.quantity - 1
    const lowered = lowerLine({ ...line, max_quantity }, line.product)
    assert.equal(lowerLine({ ...lowered, max_quantity, optional_items: lowered.picks }, line.product).quantity, lowered.quantity)
  }
}

test('those carts are no empty words: they end with lines of every kind and temperature selected', () => {
  const seen = new Set(
    fc
      .sample(afternoons, { numRuns: 5000, seed: 8 })
      .flatMap((afternoon) => linesOf(pageAfter(afternoon)).map((line) => `${line.product.temperature} ${kindOf(line)}`)),
  )
  for (const kind of ['standalone', 'exclusive', 'regular', 'gift'])
    for (const temperature of temperatures) expect(seen).toContain(`${temperature} ${kind}`)
  expect(seen).toContain('normal add_on')
})

const anyCode: fc.Arbitrary<DiscountCode> = fc
  .record({
    kind: fc.constantFrom('amount' as const, 'percent' as const),
    value: fc.integer({ min: 1, max: 100 }),
    minimum_amount: fc.nat(1500),
    total_limit: fc.option(fc.nat(3)),
    owner_user_id: fc.option(fc.nat(2)),
    active: fc.boolean(),
  })
  .map((code) => ({
    ...code,
    value: code.kind === 'percent' ? code.value : code.value * 20,
    per_user_limit: null,
    starts_at: new Date(0),
    ends_at: null,
  }))

test('DSC-07 D-27 a discount code never raises a total, makes no delivery dearer, and takes off no less from more goods', () => {
  const off = (code: DiscountCode, items_total: number) => {
    const decided = decideDiscount({ code, memberId: 1, items_total, uses: { all: 1, mine: 0 }, now: new Date('2026-05-01') })
    return decided.ok ? decided.value : 0
  }
  fc.assert(
    fc.property(seeds(6), anyCode, fc.nat(3000), (lines, code, more) => {
      const goods = lines.map((seed, id) => anyLine(id, seed))
      const without = quoteCart(goods, { terms })
      const quote = quoteCart(goods, { terms, discount: off(code, without.items_total) })
      assert.ok(quote.final_total <= without.final_total)
      assert.equal(quote.delivery_estimate, without.delivery_estimate)
      assert.ok(quote.discounted_total >= 0)
      assert.ok(off(code, without.items_total + more) >= off(code, without.items_total))
    }),
    runs,
  )
})
