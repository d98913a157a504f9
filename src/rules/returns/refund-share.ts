import { split, sum, type Twd } from '#rules/money.ts'
import { ok, refuse, type Result } from '#rules/result.ts'

/** One line of an order: `subTotal` before any discount, `points` what redeemed units were paid with, all of them together. */
export type GoodsLine = { id: number; quantity: number; subTotal: Twd; points: number }

/** The goods of an order over all its parts, in the order of their lines' ids, with what all of them cost less. */
export type OrderGoods = { lines: readonly GoodsLine[]; discount: Twd }

/** What went back of a line before, oldest first: so many units with all that they still brought, or with none an amount of goodwill. */
export type GivenPart = { lineId: number; units: number; amount: Twd }

/** What each unit of a line still brings whoever gives it back, for those whose money is still with the shop; the first goes first. */
export type OpenUnit = { amount: Twd; points: number }

/**
 * What was really paid for each unit (RET-22): the lines share the goods' price after discount by what they cost, the units
 * of a line share that evenly. All shares together are what was paid for the goods, to the last dollar.
 */
export function sharesOf({ lines, discount }: OrderGoods): ReadonlyMap<number, readonly OpenUnit[]> {
  const subTotals = lines.map(({ subTotal }) => subTotal)
  const worths = split(sum(subTotals) - discount, subTotals)
  return new Map(lines.map((line, index) => [line.id, unitsOf(line, worths[index] ?? 0)]))
}

function unitsOf({ quantity, points }: GoodsLine, worth: Twd): OpenUnit[] {
  const each = Array.from({ length: quantity }, () => 1)
  const pointsOf = split(points, each)
  return split(worth, each).map((amount, index) => ({ amount, points: pointsOf[index] ?? 0 }))
}

/**
 * What every unit still brings after all that has gone back. Goodwill is shared by the units of its line that are still open,
 * by what they still bring, so that it is taken from each of them once and none of them ever brings less than nothing.
 */
export function openUnitsOf(goods: OrderGoods, given: readonly GivenPart[]): ReadonlyMap<number, readonly OpenUnit[]> {
  const open = new Map(sharesOf(goods))
  for (const { lineId, units, amount } of given) {
    const left = open.get(lineId) ?? []
    open.set(lineId, units > 0 ? left.slice(units) : lessGoodwill(left, amount))
  }
  return open
}

function lessGoodwill(units: readonly OpenUnit[], amount: Twd): OpenUnit[] {
  const parts = split(
    amount,
    units.map((unit) => unit.amount),
  )
  return units.map((unit, index) => ({ ...unit, amount: unit.amount - (parts[index] ?? 0) }))
}

/** What is asked to go back of one line: whole units, or an amount of goodwill for those that stay with the buyer. */
export type LineWish = { lineId: number } & ({ units: number } | { goodwill: Twd })

/** Fees that belong to the whole order. */
export const orderFees = ['delivery', 'handling'] as const
export type OrderFee = (typeof orderFees)[number]

export type RefundWish = { lines: readonly LineWish[]; fees: Readonly<Record<OrderFee, Twd>> }

/** What goes back of a line or of a fee. With units, everything that they still brought, points of redeemed ones too. */
export type RefundPart =
  | { lineId: number; fee: null; units: number; amount: Twd; points: number }
  | { lineId: null; fee: OrderFee; units: 0; amount: Twd; points: 0 }

export type PartRefusal =
  /** More of the line than there is, or a line that is none of it. */
  | { code: 'too_many_units'; lineId: number; most: number }
  | { code: 'too_much_goodwill'; lineId: number; most: Twd }
  | { code: 'too_much_of_fee'; fee: OrderFee; most: Twd }
  | { code: 'nothing_chosen' }

export type PartFacts = {
  /** Lines of which something may go back, with what each of their units still brings. */
  open: ReadonlyMap<number, readonly OpenUnit[]>
  /** What is left of each fee. */
  fees: Readonly<Record<OrderFee, Twd>>
}

/** What a wish comes to, part by part: lines in their order, then the fees (DSK-18). */
export function partsOf({ open, fees }: PartFacts, wish: RefundWish): Result<RefundPart[], PartRefusal> {
  const parts: RefundPart[] = []
  for (const line of wish.lines.toSorted((one, other) => one.lineId - other.lineId)) {
    const part = partOfLine(open.get(line.lineId) ?? [], line)
    if (!part.ok) return part
    parts.push(part.value)
  }
  for (const fee of orderFees) {
    const amount = wish.fees[fee]
    if (amount > fees[fee]) return refuse({ code: 'too_much_of_fee', fee, most: fees[fee] })
    if (amount > 0) parts.push({ lineId: null, fee, units: 0, amount, points: 0 })
  }
  return parts.some(({ amount, units }) => amount > 0 || units > 0) ? ok(parts) : refuse({ code: 'nothing_chosen' })
}

function partOfLine(open: readonly OpenUnit[], wish: LineWish): Result<RefundPart, PartRefusal> {
  const { lineId } = wish
  if ('units' in wish) {
    if (wish.units > open.length) return refuse({ code: 'too_many_units', lineId, most: open.length })
    const units = open.slice(0, wish.units)
    return ok({ lineId, fee: null, units: wish.units, amount: amountOf(units), points: sum(units.map(({ points }) => points)) })
  }
  const most = amountOf(open)
  if (wish.goodwill > most) return refuse({ code: 'too_much_goodwill', lineId, most })
  return ok({ lineId, fee: null, units: 0, amount: wish.goodwill, points: 0 })
}

/**
 * Parts of an amount that was given back for an order as a whole: goodwill for the goods that have arrived, by what they still bring,
 * then its fees, and only then for goods that are still to come, which bring their whole price if they never do. Null when it is more
 * than all of them.
 */
export function spreadOver({ open, fees }: PartFacts, amount: Twd, hasArrived: (lineId: number) => boolean): RefundPart[] | null {
  const lines = [...open].map(([lineId, units]) => ({ lineId, most: amountOf(units) }))
  const arrived = lines.map(({ lineId, most }) => (hasArrived(lineId) ? most : 0))
  const coming = lines.map(({ most }, index) => most - (arrived[index] ?? 0))
  let missing = amount
  const take = (most: Twd): Twd => {
    const taken = Math.min(missing, most)
    missing -= taken
    return taken
  }
  const sharesOf = (weights: readonly Twd[]) => split(take(sum(weights)), weights)
  const first = sharesOf(arrived)
  const ofFees = orderFees.map((fee) => ({ lineId: null, fee, units: 0, amount: take(fees[fee]), points: 0 }) as const)
  const then = sharesOf(coming)
  if (missing > 0) return null
  const ofLines = lines.map(({ lineId }, index) => {
    const both = (first[index] ?? 0) + (then[index] ?? 0)
    return { lineId, fee: null, units: 0, amount: both, points: 0 }
  })
  return [...ofLines, ...ofFees].filter((part) => part.amount > 0)
}

export function amountOf(parts: readonly { amount: Twd }[]): Twd {
  return sum(parts.map(({ amount }) => amount))
}

/**
 * Points that an order earned and that go back with a part of its goods (RET-27): in the proportion of all that has gone back
 * so far, less what was taken before. The least total that earns points is not judged again.
 */
export function pointsToTake({ earned, taken, goodsBack, paidForGoods }: PointFacts): number {
  if (paidForGoods === 0) return 0
  return Math.max(Math.min(earned, Math.floor((earned * goodsBack) / paidForGoods)) - taken, 0)
}

export type PointFacts = {
  /** What the order brings as a whole. */
  earned: number
  /** What was taken back of that before. */
  taken: number
  /** What has gone back of the price of the goods so far, this time included. */
  goodsBack: Twd
  /** What was paid for all goods of the order after discount. */
  paidForGoods: Twd
}
