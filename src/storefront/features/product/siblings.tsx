import type { Companions, Product } from '#contract/shop/api/products.ts'
import { paths } from '#contract/shop/paths.ts'
import { isSoldOut } from '#rules/catalog/product.ts'
import { shortNames } from '#rules/catalog/short-names.ts'
import { productTexts } from '#texts/shop/product.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

/** Other styles of the same thing, each a page of its own (PRD-17): what they look like, what tells them apart, and which are sold out. */
export function Siblings({ product, siblings }: { product: Product; siblings: Companions['siblings'] }) {
  const say = useWords()
  const language = useLanguage()
  if (product.optional_products.length === 0) return null
  const all = [
    { id: product.id, slug: product.slug, name: product.name, preview: product.preview, soldOut: isSoldOut(product) },
    ...product.optional_products.map(({ id, name }) => {
      const seen = siblings.find((sibling) => sibling.id === id)
      return { id, name, slug: seen?.slug ?? '', preview: seen?.preview, soldOut: seen?.sold_out ?? false }
    }),
  ]
  const short = shortNames(all.map(({ name }) => name))
  return (
    <nav className="styles" aria-label={say(productTexts.siblings)}>
      <p className="label" aria-hidden="true">
        {say(productTexts.siblings)}
      </p>
      <ul>
        {all.map(({ id, slug, name, preview, soldOut }, place) => (
          <li key={id}>
            <PageLink
              className={soldOut ? 'style sold-out' : 'style'}
              href={paths.product(language, { id, slug })}
              aria-current={id === product.id ? 'page' : undefined}
              aria-label={soldOut ? `${name}, ${say(productTexts.soldOut)}` : name}
            >
              <span className="swatch">{preview && <Picture url={preview} alt="" widths={[200]} sizes="52px" />}</span>
              <span aria-hidden="true">{short[place]}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
