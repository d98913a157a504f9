import type { CartItem } from '#contract/shop/api/cart.ts'
import { isGift, isRedeemed, linePoints, lineTotal } from '#rules/cart/cart-line.ts'
import { cartTexts, pointsAmount } from '#texts/shop/cart.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { Price } from '#ui/words/price.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

/** What the whole line costs: money, points, or nothing (CRT-25, CRT-27, PRM-10). */
export function LinePrice({ line }: { line: CartItem }) {
  const say = useWords()
  const language = useLanguage()
  if (isGift(line)) return <span className="price">{say(cartTexts.gift)}</span>
  if (isRedeemed(line)) return <span className="price">{say(pointsAmount(formatNumber(linePoints(line), language)))}</span>
  return <Price amount={lineTotal(line)} />
}
