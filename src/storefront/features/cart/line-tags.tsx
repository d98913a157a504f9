import type { CartItem } from '#contract/shop/api/cart.ts'
import { isRedeemed, kindOf } from '#rules/cart/cart-line.ts'
import { cartTexts } from '#texts/shop/cart.ts'
import { Tag } from '#ui/words/tag.tsx'
import { useWords } from '#ui/words/words.ts'

const { tags } = cartTexts

/** What sets a line apart: how it came into the cart, and what its goods are (D-11). What kind of gift it is stands
 * where others have their price. */
export function LineTags({ line }: { line: CartItem }) {
  const say = useWords()
  const { item_type: type, product } = line
  return (
    <div className="tags">
      {type.startsWith('first_') && <Tag kind="first">{say(tags.firstPurchase)}</Tag>}
      {type === 'add_on' && <Tag kind="preorder">{say(tags.addOn)}</Tag>}
      {product.members_only && <Tag kind="vip">{say(tags.vip)}</Tag>}
      {product.exclusive && <Tag kind="preorder">{say(tags.preorder)}</Tag>}
      {kindOf(line) === 'standalone' && <Tag kind="outline">{say(tags.standalone)}</Tag>}
      {isRedeemed(line) && <Tag kind="points">{say(tags.redeemed)}</Tag>}
    </div>
  )
}
