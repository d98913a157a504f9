import type { Product } from '#contract/shop/api/products.ts'
import { paths } from '#contract/shop/paths.ts'
import { productTexts } from '#texts/shop/product.ts'
import { LinkChip } from '#ui/controls/chip.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

/** Other versions of the same thing, each a page of its own (PRD-17). */
export function Siblings({ product }: { product: Product }) {
  const say = useWords()
  const language = useLanguage()
  if (product.optional_products.length === 0) return null
  return (
    <nav aria-label={say(productTexts.siblings)}>
      <p className="label">{say(productTexts.siblings)}</p>
      <div className="options">
        {product.optional_products.map(({ id, name }) => (
          <LinkChip key={id} href={paths.product(language, { id, slug: '' })} current={id === product.id}>
            {name}
          </LinkChip>
        ))}
      </div>
    </nav>
  )
}
