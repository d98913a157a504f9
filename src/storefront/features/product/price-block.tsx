import { useState } from 'react'
import type { Product } from '#contract/shop/api/products.ts'
import { isPointsOnly, priceToPay } from '#rules/catalog/product.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { forPoints, onlyForPoints, productTexts } from '#texts/shop/product.ts'
import { classNames } from '#ui/class-names.ts'
import { FormerPrice, Price } from '#ui/words/price.tsx'
import { Tag } from '#ui/words/tag.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

/**
 * What it costs today, what it costs otherwise, what it once cost, and how many points it takes (PRD-07, PRD-22). A page
 * that was drawn with a first-order price keeps its room when who is there turns out to have ordered: nothing moves.
 */
export function PriceBlock({ product }: { product: Product }) {
  const say = useWords()
  const [drawn] = useState(product)
  if (drawn.first_purchase_price === null || product.first_purchase_price !== null)
    return (
      <div className={classNames('price-block', product.first_purchase_price !== null && 'first-price')}>
        <Prices product={product} />
      </div>
    )
  return (
    <div className="price-block lost">
      <div>
        <Prices product={product} />
        <p className="small muted">{say(productTexts.firstPurchaseOver)}</p>
      </div>
      <div className="kept-room" aria-hidden="true">
        <Prices product={drawn} />
      </div>
    </div>
  )
}

function Prices({ product }: { product: Product }) {
  const say = useWords()
  const language = useLanguage()
  const toPay = priceToPay(product)
  const isFirst = product.first_purchase_price !== null
  const points = product.shopping_point_price === null ? '' : formatNumber(product.shopping_point_price, language)
  if (isPointsOnly(product))
    return (
      <p className="row">
        <Tag kind="points">{say(productTexts.pointsOnly)}</Tag>
        <span className="price large text-celadon">{say(onlyForPoints(points))}</span>
      </p>
    )
  return (
    <>
      <p className="row">
        {isFirst && (
          <span className="self-center">
            <Tag kind="first">{say(productTexts.firstPurchase)}</Tag>
          </span>
        )}
        <Price amount={toPay} brand large />
        {!isFirst && product.origin_price > toPay && <FormerPrice amount={product.origin_price} />}
      </p>
      {isFirst && (
        <p className="row">
          <span className="muted">
            {say(productTexts.normalPrice)} <Price amount={product.price} />
          </span>
          {product.origin_price > product.price && <FormerPrice amount={product.origin_price} />}
        </p>
      )}
      {isFirst && <p className="small muted">{say(productTexts.firstPurchaseNote)}</p>}
      {points && <p className="text-celadon text-md font-semibold">{say(forPoints(points))}</p>}
    </>
  )
}
