import { checkBundle, shortPicks, trimPicks, type Bundle, type Pick, type PickStock } from './bundle.ts'
import type { Twd } from '#rules/money.ts'
import { isPointsOnly, isSoldOut, maxQuantity, type MemberLimit, type StockedProduct } from '#rules/catalog/product.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { isSoldTo } from '#rules/members/vip.ts'

/** Why a product does not go into the cart; the cart stays as it was (CRT-31 to CRT-35). */
export type AddRefusal = 'user_locked' | 'reach_max_quantity' | 'permission_denied' | 'point_not_enough' | 'product_is_not_in_stock'

export type AddedProduct = StockedProduct &
  Bundle & { price: Twd; max_qty: number; members_only: boolean; shopping_point_price: number | null; member_limit?: MemberLimit | null }

export type AddFacts = {
  member: { locked: boolean; vip: number; balance: number }
  product: AddedProduct
  asked: { quantity: number; picks: readonly Pick[] }
  /** What the cart holds of the product already, whether points pay it, and the points that its other lines cost. */
  held: { quantity: number; picks: readonly Pick[]; redeemed: boolean; pointsOfOthers: number }
  /** Main units for which the goods of the bundle suffice, and what there is of each; left out without a bundle. */
  bundles?: number
  pickStock?: PickStock
  /** The same of what is left to this member (D-205). */
  picksLeft?: PickStock
}

/** What the line holds afterwards: a product that is in the cart already is added to (CRT-30). */
export type AddedLine = { quantity: number; picks: Pick[]; redeem_with_points: boolean }

export function decideAdd({
  member,
  product,
  asked,
  held,
  bundles,
  pickStock = new Map(),
  picksLeft,
}: AddFacts): Result<AddedLine, { code: AddRefusal | 'invalid_cart_item_error' }> {
  if (member.locked) return refuse({ code: 'user_locked' })
  const bundle = checkBundle(product, asked)
  if (!bundle.ok) return refuse({ code: 'invalid_cart_item_error' })
  if (isSoldOut(product)) return refuse({ code: 'product_is_not_in_stock' })
  if (!isSoldTo(product, member)) return refuse({ code: 'permission_denied' })
  const picks = addPicks(held.picks, bundle.value)
  const [short] = shortPicks(picks, pickStock)
  if (short?.left === 0) return refuse({ code: 'product_is_not_in_stock' })
  const quantity = held.quantity + asked.quantity
  const most = maxQuantity(product, { bundles, left: product.member_limit?.left })
  if (quantity > most || isShort(picks, [pickStock, picksLeft])) return refuse({ code: 'reach_max_quantity' })
  const redeem = isPointsOnly(product) || held.redeemed
  if (redeem && (product.shopping_point_price ?? 0) * quantity + held.pointsOfOthers > member.balance)
    return refuse({ code: 'point_not_enough' })
  return ok({ quantity, picks, redeem_with_points: redeem })
}

/** Whether one of them has less than was picked. */
function isShort(picks: readonly Pick[], stocks: readonly (PickStock | undefined)[]): boolean {
  return stocks.some((stock) => stock !== undefined && shortPicks(picks, stock).length > 0)
}

function addPicks(held: readonly Pick[], added: readonly Pick[]): Pick[] {
  const together = new Map<number, number>()
  for (const { product_id, quantity } of [...held, ...added]) together.set(product_id, (together.get(product_id) ?? 0) + quantity)
  return [...together].map(([product_id, quantity]) => ({ product_id, quantity }))
}

export type AddOnRefusal = Exclude<AddRefusal, 'user_locked'> | 'already_in_cart'

/** Puts one unit of an add-on into the cart. Whether its minimum is reached is for the selection to say (D-16, D-17). */
export function decideAddOn({
  member,
  product,
  isInCart,
}: {
  member: { vip: number }
  product: StockedProduct & { members_only: boolean; member_limit?: MemberLimit | null }
  isInCart: boolean
}): Result<{ quantity: 1 }, { code: AddOnRefusal }> {
  if (isInCart) return refuse({ code: 'already_in_cart' })
  if (isSoldOut(product)) return refuse({ code: 'product_is_not_in_stock' })
  if (!isSoldTo(product, member)) return refuse({ code: 'permission_denied' })
  if (product.member_limit?.left === 0) return refuse({ code: 'reach_max_quantity' })
  return ok({ quantity: 1 })
}

/** Another quantity for a line (CRT-22, BND-12), with picks that are there (D-18). Picks that are left out stay, which only fits a line without a bundle. */
export function decideQuantity({
  product,
  max_quantity,
  pickStock,
  asked,
}: {
  product: Bundle
  max_quantity: number
  pickStock: PickStock
  asked: { quantity: number; picks: readonly Pick[] }
}): Result<{ quantity: number; picks: Pick[] }, { code: 'invalid_cart_item_error' }> {
  if (asked.quantity < 1 || asked.quantity > max_quantity) return refuse({ code: 'invalid_cart_item_error' })
  const bundle = checkBundle(product, asked)
  if (!bundle.ok || shortPicks(bundle.value, pickStock).length > 0) return refuse({ code: 'invalid_cart_item_error' })
  return ok({ quantity: asked.quantity, picks: bundle.value })
}

/** A line on cart read, lowered to what is left (D-18). A line that is sold out stays as it is: it cannot be ordered anyway. */
export function lowerLine(
  line: { quantity: number; max_quantity: number; optional_items: readonly Pick[] },
  bundle: Bundle,
): { quantity: number; picks: readonly Pick[] } {
  if (line.max_quantity < 1 || line.quantity <= line.max_quantity) return { quantity: line.quantity, picks: line.optional_items }
  return { quantity: line.max_quantity, picks: trimPicks(bundle, { quantity: line.max_quantity, picks: line.optional_items }) }
}
