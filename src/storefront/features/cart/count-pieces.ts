import type { CartItem } from '#contract/shop/api/cart.ts'
import { isGift } from '#rules/cart/cart-line.ts'
import { sum } from '#rules/money.ts'

type Counted = Pick<CartItem, 'item_type' | 'quantity'>

/** What the cart says of its goods wherever it counts them: what its buyer put there, and gifts apart (D-82). */
export function countPieces(lines: readonly Counted[]): number {
  return sum(lines.filter((line) => !isGift(line)).map(({ quantity }) => quantity))
}

export function countGifts(lines: readonly Counted[]): number {
  return sum(lines.filter(isGift).map(({ quantity }) => quantity))
}
