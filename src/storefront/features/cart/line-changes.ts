import type { CartItem, ItemType } from '#contract/shop/api/cart.ts'
import { isGift, isRedeemed } from '#rules/cart/cart-line.ts'
import type { Twd } from '#rules/money.ts'

/** What a browser showed of a line. */
export type ShownLine = { price: Twd; item_type: ItemType }

export type LineChange =
  | { code: 'lowered'; from: number; to: number }
  | { code: 'price_rose' | 'price_fell' | 'first_price_over'; from: Twd; to: Twd }

/** What the buyer has to know about a line: that there is less than was asked for, that its price is another than the one shown before. */
export function changesOf(line: CartItem, before: ShownLine | undefined): LineChange[] {
  const lowered: LineChange[] = line.lowered_from === null ? [] : [{ code: 'lowered', from: line.lowered_from, to: line.quantity }]
  const { price: to } = shownOf(line)
  if (!before || before.price === to || isGift(line) || isRedeemed(line) || line.item_type === 'add_on') return lowered
  return [...lowered, { code: codeOfPrice(line, { before, to }), from: before.price, to }]
}

function codeOfPrice(line: CartItem, { before, to }: { before: ShownLine; to: Twd }): 'price_rose' | 'price_fell' | 'first_price_over' {
  if (before.item_type.startsWith('first_') && !line.item_type.startsWith('first_')) return 'first_price_over'
  return to > before.price ? 'price_rose' : 'price_fell'
}

export function shownOf({ special_price, product, item_type }: CartItem): ShownLine {
  return { price: special_price ?? product.price, item_type }
}
