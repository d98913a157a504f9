import type { CartItem } from '#contract/shop/api/cart.ts'
import { isGift, isRedeemed, linePoints, linePrice, lineTotal } from '#rules/cart/cart-line.ts'
import { cartTexts, pointsAmount } from '#texts/shop/cart.ts'
import { formatNumber, formatTwd } from '#texts/shared/format.ts'
import { FormerPrice, Price } from '#ui/words/price.tsx'
import { Tag } from '#ui/words/tag.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

const { tags } = cartTexts

/** What the whole line costs: money, points, or nothing (CRT-25, CRT-27). A gift has its tag there (PRM-10). */
export function LinePrice({ line }: { line: CartItem }) {
  const say = useWords()
  const language = useLanguage()
  if (isGift(line)) return <GiftTag type={line.item_type} />
  if (isRedeemed(line)) return <span className="price">{say(pointsAmount(formatNumber(linePoints(line), language)))}</span>
  return (
    <span className="line-price">
      <Price amount={lineTotal(line)} />
      <PerUnit line={line} />
    </span>
  )
}

function GiftTag({ type }: { type: CartItem['item_type'] }) {
  const say = useWords()
  if (type.startsWith('vvip_gift')) return <GiftSign kind="vip" words={say(tags.vvipGift)} />
  return <GiftSign kind="first" words={say(type.startsWith('birthday_gift') ? tags.birthdayGift : tags.gifts)} />
}

function GiftSign({ kind, words }: { kind: 'vip' | 'first'; words: string }) {
  return (
    <span className="price gift">
      <Tag kind={kind}>{words}</Tag>
    </span>
  )
}

/** What one costs where there are several, and what one cost before where it is less now. */
function PerUnit({ line }: { line: CartItem }) {
  const say = useWords()
  const language = useLanguage()
  const { price, origin_price } = line.product
  const now = linePrice(line)
  const before = price > now ? price : origin_price
  if (line.quantity === 1 && !(before > now)) return null
  return (
    <span className="per-unit">
      {line.quantity > 1 && `${say(cartTexts.unitPrice)} ${formatTwd(now, language)}`}
      {before > now && <FormerPrice amount={before} />}
    </span>
  )
}
