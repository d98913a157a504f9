import type { Cart, CartItem } from '#contract/shop/api/cart.ts'
import { bundlesInStock, leftOfPicks, shortPicks, stockOfPicks, type PickStock } from '#rules/cart/bundle.ts'
import { itemTypeOf, type CartLine } from '#rules/cart/cart-line.ts'
import { lowerLine } from '#rules/cart/cart-change.ts'
import { limitOfLine } from '#rules/catalog/member-limit.ts'
import { isPointsOnly, maxQuantity } from '#rules/catalog/product.ts'
import type { DeliveryTerms } from '#rules/terms.ts'
import type { CartRow } from './store.ts'

/** The cart as it travels, by temperature. What is selected is for the page to say (D-20). */
export function presentCart(items: readonly CartItem[], { cart_estimate: extra_fee }: DeliveryTerms): Cart {
  const of = (temperature: CartRow['temperature']) => items.filter((item) => item.product.temperature === temperature)
  return { cart_items: { normal: of('normal'), refrigeration: of('refrigeration'), freezing: of('freezing') }, extra_fee }
}

export function presentLine(row: CartRow): CartItem {
  const product = presentProduct(row)
  const [limit, memberLimit] = [maxOf(row), memberLimitOf(row)]
  const kept = lowerLine({ quantity: row.quantity, max_quantity: limit, optional_items: row.optional_items }, product)
  const short = shortPicks(kept.picks, keptPicks(row))
  return {
    id: row.line_id,
    product_id: row.id,
    product,
    item_type: itemTypeOf({ origin: row.origin, product }),
    quantity: kept.quantity,
    max_quantity: limit,
    ...(row.return_right !== 'normal' && { return_right: row.return_right }),
    ...(row.arrives_on !== null && { arrives_on: row.arrives_on }),
    ...(memberLimit && { member_limit: memberLimit }),
    lowered_from: kept.quantity < row.quantity ? row.quantity : row.lowered_from,
    special_price: specialPrice(row, product.first_purchase_price),
    selected: false,
    disabled: false,
    remove: false,
    redeem_with_points: row.redeem_with_points || isPointsOnly(row),
    expiration_datetime: row.expiration_datetime?.toISOString() ?? null,
    optional_items: [...kept.picks],
    ...(short.length > 0 && { picks_short: short }),
  }
}

/** Whether this member pays the first-purchase price for a line. */
export function hasFirstPrice({ origin, buys_first, first_purchase_price }: CartRow): boolean {
  return origin === 'buyer' && buys_first === true && first_purchase_price !== null
}

/** What its buyer may still pick into the bundle of a line: what there is, and what is left to them of it (D-205). */
export function picksFor({ bundle_entries: entries, pick_limits: limits }: Pick<CartRow, 'bundle_entries' | 'pick_limits'>): PickStock {
  return leftOfPicks(stockOfPicks(entries), limits)
}

/** The same with what was picked before it came to other lines. */
function keptPicks({ bundle_entries: entries, pick_limits: limits }: Pick<CartRow, 'bundle_entries' | 'pick_limits'>): PickStock {
  return leftOfPicks(
    stockOfPicks(entries),
    limits.map(({ product_id, kept }) => ({ product_id, here: kept })),
  )
}

type OrderableLine = CartItem & Pick<CartLine, 'pick_limits'>

/**
 * The line as it is ordered: all the units that its buyer asked for, also where fewer can be had. Such an order is refused, not filled in
 * part (D-18). What is left to its member is said of all lines together: they are counted as they are ordered.
 */
export function orderableLine(row: CartRow): OrderableLine {
  const { quantity, optional_items, member_limit: limit, pick_limits: pickLimits } = row
  const isBought = !isGiftOrigin(row.origin)
  return {
    ...presentLine(row),
    quantity,
    optional_items,
    ...(limit && isBought && { member_limit: limit }),
    ...(isBought && { pick_limits: pickLimits.map(({ product_id, left }) => ({ product_id, left })) }),
  }
}

function presentProduct(row: CartRow): CartItem['product'] {
  const {
    line_id: _id,
    origin: _origin,
    quantity: _quantity,
    lowered_from: _lowered,
    first_price_shown: _shown,
    redeem_with_points: _redeem,
    expiration_datetime: _expiry,
    buys_first: buysFirst,
    add_on_price: _price,
    purchase_limit: _limit,
    member_limit: _memberLimit,
    units_beside: _beside,
    pick_limits: _pickLimits,
    has_limit: _hasLimit,
    return_right: _returnRight,
    arrives_on: _arrival,
    optional_items: _picks,
    bundle_entries: entries,
    pictures,
    ...product
  } = row
  return {
    ...product,
    first_purchase_price: buysFirst ? product.first_purchase_price : null,
    pictures: pictures.map((picture) => picture.url),
    optional_bundles: entries.map(({ stock: _stock, ...entry }) => entry),
  }
}

function isGiftOrigin(origin: CartRow['origin']): boolean {
  return origin === 'gifts' || origin === 'vvip_gift' || origin === 'birthday_gift'
}

function specialPrice(row: CartRow, firstPrice: number | null): number | null {
  if (isGiftOrigin(row.origin)) return 0
  return row.origin === 'add_on' ? row.add_on_price : firstPrice
}

/** Gifts are not bought (D-205). */
function memberLimitOf(row: CartRow) {
  return isGiftOrigin(row.origin) ? null : limitOfLine({ ...row, beside: row.units_beside })
}

function maxOf(row: CartRow): number {
  const limit = isGiftOrigin(row.origin) ? 1 : (row.purchase_limit ?? undefined)
  const left = memberLimitOf(row)?.left
  const most = maxQuantity(row, { limit, left })
  if (row.bundle_entries.length === 0 || most === 0) return most
  const stock = picksFor(row)
  const bundle = { optional_bundles: row.bundle_entries, optional_bundles_max_quantity: row.optional_bundles_max_quantity }
  return maxQuantity(row, { limit, left, bundles: bundlesInStock(bundle, { stock, limit: most }) })
}
