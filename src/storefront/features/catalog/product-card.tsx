import type { ReactNode } from 'react'
import type { ListedCard as Product } from '#contract/shop/api/products.ts'
import type { Obstacle } from '#rules/catalog/obstacle.ts'
import { paths } from '#contract/shop/paths.ts'
import { isPointsOnly, isSoldOut, priceToPay } from '#rules/catalog/product.ts'
import { formatNumber, withUnits } from '#texts/shared/format.ts'
import { addToCartOf, chooseOf, forPoints, obstacleInShort, onlyForPoints, priceFrom, productTexts, rankOf } from '#texts/shop/product.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { FormerPrice, Price } from '#ui/words/price.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { CardFamily } from './card-family.tsx'
import { ProductTags } from './product-tags.tsx'

type ProductCardProps = {
  product: Product
  /** Puts one into the cart. Left out where a product cannot be added from here. */
  onAdd?: ((product: Product) => void) | undefined
  /** Why it cannot be bought by who looks at it: told instead of adding. */
  obstacle?: Obstacle | null
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
export function ProductCard(card: ProductCardProps) {
  const { product, obstacle = null, corner, rank, eager = false, level: Heading = 'h3' } = card
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
        <PageLink href={paths.product(language, product)}>{withUnits(product.name)}</PageLink>
      </Heading>
      {product.stands_for && <CardFamily family={product.stands_for} />}
      <div className="prices">
        <CardPrices product={product} obstacle={obstacle} />
        {!soldOut && !obstacle && <AddOne {...card} />}
      </div>
    </article>
  )
}

/** Puts one into the cart; what is chosen in parts, or among the shades of a family, is chosen on its page. */
function AddOne({ product, onAdd, adding = false }: ProductCardProps) {
  const say = useWords()
  const language = useLanguage()
  if (!onAdd) return null
  if (product.optional_bundles_max_quantity > 0 || product.stands_for)
    return (
      <PageLink className="add" href={paths.product(language, product)} aria-label={say(chooseOf(product.name))}>
        <Icon name="plus" />
      </PageLink>
    )
  return (
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
  )
}

function CardPrices({ product, obstacle }: { product: Product; obstacle: Obstacle | null }) {
  const say = useWords()
  const language = useLanguage()
  const points = product.shopping_point_price === null ? '' : formatNumber(product.shopping_point_price, language)
  if (isPointsOnly(product))
    return (
      <div>
        {obstacle && <ObstacleLine obstacle={obstacle} />}
        <span className="price text-celadon">{say(onlyForPoints(points))}</span>
      </div>
    )
  const from = product.stands_for?.price_from ?? null
  const toPay = Math.min(priceToPay(product), from ?? Infinity)
  return (
    <div className={product.first_purchase_price === null ? undefined : 'first-price'}>
      {obstacle && <ObstacleLine obstacle={obstacle} />}
      {points && !obstacle && <span className="points-price">{say(forPoints(points))}</span>}
      {from === null ? <Price amount={toPay} brand={toPay < product.price} /> : <span className="price">{say(priceFrom(toPay))}</span>}
      {from === null && product.origin_price > toPay && <FormerPrice amount={product.origin_price} />}
    </div>
  )
}

function ObstacleLine({ obstacle }: { obstacle: Obstacle }) {
  const say = useWords()
  return <span className="obstacle">{say(obstacleInShort(obstacle))}</span>
}
