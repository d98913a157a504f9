import { canBeRedeemed, isRedeemed, pointsOf, type PricedLine } from './cart-line.ts'
import { isPointsOnly } from '#rules/catalog/product.ts'
import { ok, refuse, type Result } from '#rules/result.ts'

export type RedemptionFacts = {
  line: PricedLine & { id: number }
  /** All lines of the cart: points that other lines have spoken for are gone (D-33). */
  lines: readonly (PricedLine & { id: number })[]
  balance: number
  exchanged: boolean
}

export type RedemptionRefusal = { code: 'no_enough_shopping_point'; needed: number; balance: number } | { code: 'invalid_cart_item_error' }

/** Switches a line to points or back (PTS-13). The answer is what the line keeps. */
export function decideRedemption({
  line,
  lines,
  balance,
  exchanged,
}: RedemptionFacts): Result<{ redeem_with_points: boolean }, RedemptionRefusal> {
  if (!exchanged)
    return isPointsOnly(line.product) && canBeRedeemed(line)
      ? refuse({ code: 'invalid_cart_item_error' })
      : ok({ redeem_with_points: false })
  if (!canBeRedeemed(line)) return refuse({ code: 'invalid_cart_item_error' })
  const needed = pointsWith({ ...line, redeem_with_points: true }, lines)
  return needed > balance ? refuse({ code: 'no_enough_shopping_point', needed, balance }) : ok({ redeem_with_points: true })
}

/** Whether the balance is enough for more units of a line that points pay (PTS-17). Fewer units never need more points. */
export function decideRedeemedQuantity({
  line,
  lines,
  balance,
  quantity,
}: Omit<RedemptionFacts, 'exchanged'> & { quantity: number }): Result<null, Extract<RedemptionRefusal, { needed: number }>> {
  if (!isRedeemed(line) || quantity <= line.quantity) return ok(null)
  const needed = pointsWith({ ...line, quantity }, lines)
  return needed > balance ? refuse({ code: 'no_enough_shopping_point', needed, balance }) : ok(null)
}

function pointsWith(line: RedemptionFacts['line'], lines: RedemptionFacts['lines']): number {
  return pointsOf([...lines.filter((other) => other.id !== line.id), line])
}
