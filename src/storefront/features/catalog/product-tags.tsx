import { tagsOf, type GoodsTag, type ProductTag, type TaggedProduct } from '#rules/catalog/product.ts'
import { productTexts } from '#texts/shop/product.ts'
import { Tag, TemperatureTag } from '#ui/words/tag.tsx'
import { useWords } from '#ui/words/words.ts'

/** The order in which tags stand, and which of them a card has room for. */
const order: readonly GoodsTag[] = ['first_purchase', 'vip', 'preorder', 'refrigeration', 'freezing', 'points']

/** What a product is, at a glance: three tags at most on a card, the one for points being told by the price there. */
export function ProductTags({ product }: { product: TaggedProduct }) {
  const own = tagsOf(product)
  const shown = order.filter((tag) => own.includes(tag) && tag !== 'points').slice(0, 3)
  if (shown.length === 0) return null
  return (
    <div className="tags">
      {shown.map((tag) => (
        <ProductTagView key={tag} tag={tag} />
      ))}
    </div>
  )
}

/** One tag of a product in its words and colours. Gifts and add-ons have theirs in the cart. */
export function ProductTagView({ tag }: { tag: ProductTag }) {
  const say = useWords()
  switch (tag) {
    case 'first_purchase':
      return <Tag kind="first">{say(productTexts.firstPurchase)}</Tag>
    case 'vip':
      return (
        <Tag kind="vip" icon="crown">
          {say(productTexts.vip)}
        </Tag>
      )
    case 'preorder':
      return (
        <Tag kind="preorder" icon="clock">
          {say(productTexts.preorder)}
        </Tag>
      )
    case 'points':
      return (
        <Tag kind="points" icon="star">
          {say(productTexts.points)}
        </Tag>
      )
    case 'refrigeration':
    case 'freezing':
      return <TemperatureTag temperature={tag} />
    default:
      return null
  }
}
