import type { Product } from '#contract/shop/api/products.ts'
import { tagsOf, warningTagsOf, type GoodsTag } from '#rules/catalog/product.ts'
import { preorderReason, productTexts } from '#texts/shop/product.ts'
import { Explained } from '#ui/layers/explained.tsx'
import { Tag, TemperatureTag } from '#ui/words/tag.tsx'
import { useTerms } from '#ui/use-terms.ts'
import { useWords } from '#ui/words/words.ts'
import { ProductTagView } from './product-tags.tsx'

const { tagReasons, warningReasons } = productTexts

/** What the product is and what a buyer must know of it, each with its reason for who asks (PRD-08, PRD-24, PRD-30). */
export function FactsAtAGlance({ product }: { product: Product }) {
  const say = useWords()
  const { preorder } = useTerms()
  return (
    <div className="tags facts">
      {tagsOf(product)
        .filter(isNotOfPrice)
        .map((tag) => (
          <Explained key={tag} reason={say(tag === 'preorder' ? preorderReason(preorder) : tagReasons[tag])}>
            <ProductTagView tag={tag} />
          </Explained>
        ))}
      {product.temperature === 'normal' && (
        <Explained reason={say(tagReasons.normal)}>
          <TemperatureTag temperature="normal" />
        </Explained>
      )}
      {warningTagsOf(product).map((tag) => (
        <Explained key={tag} reason={say(warningReasons[tag])}>
          <Tag kind="warning" icon="alert">
            {say(productTexts.warnings[tag])}
          </Tag>
        </Explained>
      ))}
    </div>
  )
}

/** That there is a first-order price, the price itself says. */
function isNotOfPrice(tag: GoodsTag): tag is Exclude<GoodsTag, 'first_purchase'> {
  return tag !== 'first_purchase'
}
