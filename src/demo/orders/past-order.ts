import type { DiscountCode } from '#rules/promotions/discount.ts'
import type { OrderDecision } from '#rules/checkout/order-facts.ts'
import { newOrderNumber } from '#rules/orders/order-number.ts'
import type { CastMember } from '#demo/members/cast.ts'
import { decideSeedOrder } from './decide-seed-order.ts'
import { fixedBytes } from '#demo/fixed-bytes.ts'
import { timeOfReaching, walkCourse, type HistoryEntry } from './order-course.ts'
import { momentOf } from '#demo/seed-moment.ts'
import type { SeedOrder } from './seed-order.ts'
import type { ProductIds } from '#demo/goods/seed-products.ts'

export type SeedCode = DiscountCode & { id: number; name_zh: string; name_en: string }

/** An order of the cast with everything that follows from it. */
export type PastOrder = {
  memberId: number
  seed: SeedOrder
  number: string
  placedAt: Date
  decision: OrderDecision
  history: HistoryEntry[]
  code: SeedCode | null
  /** How the goods that travelled apart fared; null when all went together. */
  part: { history: HistoryEntry[]; lineIds: readonly number[] } | null
}

export type Past = {
  member: CastMember
  memberId: number
  orders: readonly SeedOrder[]
  productIds: ProductIds
  codes: ReadonlyMap<string, SeedCode>
  now: Date
}

/** The orders of one member in the order in which they were placed. */
export function recallOrders({ member, memberId, orders, productIds, codes, now }: Past): PastOrder[] {
  const past: PastOrder[] = []
  for (const seed of orders) {
    const placedAt = momentOf(seed.placed, now)
    const code = seed.code === undefined ? null : codeOf(codes, seed.code)
    const mine = past.filter((other) => code !== null && other.code?.id === code.id && !cameToNothing(other)).length
    const isFirst = past.every(cameToNothing)
    const decision = decideSeedOrder(seed, { member, productIds, placedAt, isFirst, discount: code && { code, mine } })
    const history = walkCourse(seed.course, { placedAt, now })
    const part =
      decision.subOrder.length === 0
        ? null
        : { history: walkCourse(seed.courseOfPart ?? seed.course, { placedAt, now }), lineIds: decision.subOrder }
    past.push({ memberId, seed, number: newOrderNumber(fixedBytes(`order ${seed.key}`)), placedAt, decision, history, code, part })
  }
  return past
}

function codeOf(codes: ReadonlyMap<string, SeedCode>, word: string): SeedCode {
  const code = codes.get(word)
  if (!code) throw new Error(`There is no discount code ${word}`)
  return code
}

/** What it took has been given back. */
export function cameToNothing({ history }: PastOrder): boolean {
  return timeOfReaching(history, 'cancel') !== null || timeOfReaching(history, 'refunding') !== null
}
