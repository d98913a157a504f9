import type { Day } from '#rules/calendar.ts'
import type { Pick, ShortPick } from './bundle.ts'
import type { returnExceptions } from '#rules/label/label-kinds.ts'
import { sum, type Twd } from '#rules/money.ts'
import { isPointsOnly, type MemberLimit, type ProductFlags, type ProductTag } from '#rules/catalog/product.ts'
import type { Temperature } from '#rules/temperature.ts'

export type GiftKind = 'gifts' | 'vvip_gift' | 'birthday_gift'
export type ItemType =
  | 'normal'
  | 'first_purchase'
  | 'standalone'
  | 'first_standalone'
  | 'exclusive'
  | 'add_on'
  | GiftKind
  | `${GiftKind}_standalone`

/** Who put the line into the cart: the buyer, an offer the buyer took, or a gift campaign. */
export type LineOrigin = 'buyer' | 'add_on' | GiftKind

/** A cart line as it travels, with the parts that the rules read. */
export type CartLine = {
  id: number
  product_id: number
  item_type: ItemType
  quantity: number
  max_quantity: number
  /** Left out of lines of goods without one, and of gifts. */
  member_limit?: MemberLimit | undefined
  /** Of goods that were picked and have a limit per member, what its orders leave a member; only where the line is ordered. */
  pick_limits?: readonly { product_id: number; left: number }[] | undefined
  /** What was picked and is not to be had in that number: there is less of it, or its member may buy less (D-18, D-205). Left out where all of it is. */
  picks_short?: readonly ShortPick[] | undefined
  /** Left out of goods that can be sent back as usual. */
  return_right?: (typeof returnExceptions)[number] | undefined
  /** The day on which units arrive that are not in the house yet (STK-20); left out where all of them are. */
  arrives_on?: Day | undefined
  /** The price per unit where it is not the product's. */
  special_price: Twd | null
  redeem_with_points: boolean
  /** Marked for removal; it can still be recovered. */
  remove: boolean
  /** ISO instant after which the line is gone. */
  expiration_datetime: string | null
  optional_items: readonly Pick[]
  product: CartProduct
}

export type CartProduct = Omit<ProductFlags, 'standalone_purchase'> & {
  price: Twd
  shopping_point_price: number | null
  temperature: Temperature
  available: boolean
  stock: number
}

export type TypedProduct = { standalone_purchase: boolean; exclusive: boolean; first_purchase_price: Twd | null }

/** The kind of a line; the first that fits wins (D-13). `first_purchase_price` is null for who may not have it. */
export function itemTypeOf({ origin, product }: { origin: LineOrigin; product: TypedProduct }): ItemType {
  if (origin === 'gifts' || origin === 'vvip_gift' || origin === 'birthday_gift')
    return product.standalone_purchase ? `${origin}_standalone` : origin
  if (origin === 'add_on') return 'add_on'
  const first = product.first_purchase_price !== null
  if (product.standalone_purchase) return first ? 'first_standalone' : 'standalone'
  if (product.exclusive) return 'exclusive'
  return first ? 'first_purchase' : 'normal'
}

/** How a line behaves beside others. A gift that is sold on its own is ordered on its own: it counts as standalone (D-15). */
export type LineKind = 'regular' | 'exclusive' | 'standalone' | 'add_on' | 'gift'

export function kindOf({ item_type }: { item_type: ItemType }): LineKind {
  if (item_type === 'normal' || item_type === 'first_purchase') return 'regular'
  if (item_type === 'exclusive' || item_type === 'add_on') return item_type
  return item_type.endsWith('standalone') ? 'standalone' : 'gift'
}

export function isGift({ item_type }: { item_type: ItemType }): boolean {
  const tag = lineTagOf({ item_type })
  return tag !== null && tag !== 'add_on'
}

/** The tag that a line has beside those of its product (PRM-10, D-11): what kind of gift or offer it is. */
export function lineTagOf({ item_type }: { item_type: ItemType }): ProductTag | null {
  if (item_type === 'add_on') return 'add_on'
  if (item_type.startsWith('gifts')) return 'gift'
  if (item_type.startsWith('vvip_gift')) return 'vvip_gift'
  return item_type.startsWith('birthday_gift') ? 'birthday_gift' : null
}

export type PricedLine = {
  item_type: ItemType
  quantity: number
  special_price: Twd | null
  redeem_with_points: boolean
  product: { price: Twd; shopping_point_price: number | null }
}

/** Whether points can pay this line: gifts cost nothing and add-ons are lowered already. */
export function canBeRedeemed(line: PricedLine): boolean {
  return line.product.shopping_point_price !== null && line.item_type !== 'add_on' && !isGift(line)
}

/** Whether points pay this line (D-33): because the buyer said so, or because nothing else can. */
export function isRedeemed(line: PricedLine): boolean {
  return canBeRedeemed(line) && (line.redeem_with_points || isPointsOnly(line.product))
}

/** What one unit costs in this line (CRT-27); 0 when points pay it. */
export function linePrice(line: PricedLine): Twd {
  return isRedeemed(line) ? 0 : (line.special_price ?? line.product.price)
}

export function lineTotal(line: PricedLine): Twd {
  return linePrice(line) * line.quantity
}

/** Points that the line costs; 0 when money pays it. */
export function linePoints(line: PricedLine): number {
  return isRedeemed(line) ? (line.product.shopping_point_price ?? 0) * line.quantity : 0
}

export function pointsOf(lines: readonly PricedLine[]): number {
  return sum(lines.map(linePoints))
}
