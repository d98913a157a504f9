import type { ReactNode } from 'react'
import type { ProductCard as Product } from '#contract/shop/api/products.ts'
import { paths } from '#contract/shop/paths.ts'
import { isPointsOnly, isSoldOut, priceToPay } from '#rules/catalog/product.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { addToCartOf, forPoints, onlyForPoints, productTexts, rankOf } from '#texts/shop/product.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { FormerPrice, Price } from '#ui/words/price.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { ProductTags } from './product-tags.tsx'

type ProductCardProps = {
  product: Product
  /** Puts one into the cart. Left out where a product cannot be added from here. */
  onAdd?: ((product: Product) => void) | undefined
  /** Its adding is under way. */
  adding?: boolean
  /** Room for something of another feature, such as a heart for the wishlist. */
  corner?: ReactNode
  /** Its place among the best sellers. */
  rank?: number
  /** In view when the page opens. */
  eager?: boolean
  level?: 'h2' | 'h3'
}

/** One product among others. The whole card is one link; the add button above it has a name of its own. */
export function ProductCard({ product, onAdd, adding = false, corner, rank, eager = false, level: Heading = 'h3' }: ProductCardProps) {
  const say = useWords()
  const language = useLanguage()
  const soldOut = isSoldOut(product)
  return (
    <article className={classNames('product-card', soldOut && 'sold-out')}>
      <div className="picture">
        <Picture
          url={product.preview}
          alt=""
          widths={[200, 400, 800]}
          sizes="(min-width: 1024px) 300px, (min-width: 768px) 30vw, 46vw"
          eager={eager}
        />
        {rank !== undefined && (
          <span className="rank">
            <span className="hidden-text">{say(rankOf(rank))}</span>
            <span aria-hidden="true">{rank}</span>
          </span>
        )}
        {soldOut && (
          <div className="sold-out-label">
            <span>{say(productTexts.soldOut)}</span>
          </div>
        )}
      </div>
      <ProductTags product={product} />
      {corner && <div className="corner">{corner}</div>}
      <Heading className="name">
        <PageLink href={paths.product(language, product)}>{product.name}</PageLink>
      </Heading>
      <div className="prices">
        <CardPrices product={product} />
        {onAdd && !soldOut && (
          <button
            type="button"
            className="add"
            aria-label={say(addToCartOf(product.name))}
            aria-busy={adding || undefined}
            disabled={adding}
            onClick={() => onAdd(product)}
          >
            <Icon name="plus" />
          </button>
        )}
      </div>
    </article>
  )
}

function CardPrices({ product }: { product: Product }) {
  const say = useWords()
  const language = useLanguage()
  const points = product.shopping_point_price === null ? '' : formatNumber(product.shopping_point_price, language)
  if (isPointsOnly(product))
    return (
      <div>
        <span className="price text-celadon">{say(onlyForPoints(points))}</span>
      </div>
    )
  const toPay = priceToPay(product)
  return (
    <div>
      {points && <span className="points-price">{say(forPoints(points))}</span>}
      <Price amount={toPay} brand={toPay < product.price} />
      {product.origin_price > toPay && <FormerPrice amount={product.origin_price} />}
    </div>
  )
}
