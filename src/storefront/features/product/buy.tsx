import type { ReactNode } from 'react'
import type { Product } from '#contract/shop/api/products.ts'
import { isPointsOnly, priceToPay } from '#rules/catalog/product.ts'
import type { Obstacle } from '#rules/catalog/obstacle.ts'
import { formatNumber } from '#texts/shared/format.ts'
import {
  atMost,
  maximumReached,
  obstacleButton,
  onlyForPoints,
  onlyLeft,
  picksMissing,
  picksTooMany,
  productTexts,
} from '#texts/shop/product.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Price } from '#ui/words/price.tsx'
import { Stepper } from '#ui/controls/stepper.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import type { Purchase } from './use-purchase.ts'

/** How many, from 1 to what one person may have (PRD-10, PRD-11, PRD-15, PRD-16). */
export function Quantity({ purchase: { choice, soldOut, most, isScarce, setQuantity } }: { purchase: Purchase }) {
  const say = useWords()
  const showToast = useToasts()
  const label = say(productTexts.quantity)
  return (
    <div className="quantity">
      <span className="label">{label}</span>
      <Stepper
        label={label}
        value={soldOut ? 0 : choice.quantity}
        max={most}
        onChange={setQuantity}
        onBeyond={() => !soldOut && showToast({ kind: 'warning', message: say(isScarce ? onlyLeft(most) : maximumReached(most)) })}
      />
      {!soldOut && <span className="small muted">{say(isScarce ? onlyLeft(most) : atMost(most))}</span>}
    </div>
  )
}

type BuyProps = {
  purchase: Purchase
  /** Why it is not sold to who is there: the button says so, and more when it is pressed. */
  obstacle: Obstacle | null
  busy: boolean
  onBuy: () => void
}

/** The one red button. While something is missing it says what, and why nothing happens when it is pressed. */
export function BuyButton({ purchase, obstacle, busy, onBuy }: BuyProps) {
  const say = useWords()
  const showToast = useToasts()
  if (purchase.soldOut) {
    return (
      <Button size="big" disabled>
        {say(productTexts.soldOut)}
      </Button>
    )
  }
  if (obstacle) {
    return (
      <Button size="big" aria-disabled onClick={() => showToast({ kind: 'warning', message: say(refusalOf[obstacle.code]) })}>
        {say(obstacleButton[obstacle.code])}
      </Button>
    )
  }
  const { missingPicks } = purchase
  const refuse = () =>
    showToast({ kind: 'warning', message: say(missingPicks < 0 ? picksTooMany(-missingPicks) : productTexts.selectEnough) })
  return (
    <Button size="big" busy={busy} aria-disabled={!purchase.ready || undefined} onClick={purchase.ready ? onBuy : refuse}>
      {missingPicks === 0 ? <AddWords /> : say(missingPicks > 0 ? picksMissing(missingPicks) : picksTooMany(-missingPicks))}
    </Button>
  )
}

/** As the shop itself would refuse it. */
const refusalOf = { vip_only: productTexts.vipOnly, points_short: obstacleButton.points_short } as const

function AddWords() {
  const say = useWords()
  return (
    <>
      <Icon name="cart" />
      {say(productTexts.addToCart)}
    </>
  )
}

/** The button on wide screens, with room beside it for another feature. */
export function BuyRow({ beside, ...buy }: BuyProps & { beside?: ReactNode }) {
  return (
    <div className="buy">
      <BuyButton {...buy} />
      {beside}
    </div>
  )
}

/** Price and button at the bottom of small screens. */
export function BuyBar({ product, ...buy }: BuyProps & { product: Product }) {
  const say = useWords()
  const language = useLanguage()
  const isFirst = product.first_purchase_price !== null
  return (
    <div className="buy-bar">
      <div className={isFirst ? 'flex-none first-price' : 'flex-none'}>
        {isFirst && <div className="kind">{say(productTexts.firstPurchase)}</div>}
        {isPointsOnly(product) ? (
          <span className="price text-celadon">{say(onlyForPoints(formatNumber(product.shopping_point_price ?? 0, language)))}</span>
        ) : (
          <Price amount={priceToPay(product)} brand />
        )}
      </div>
      <BuyButton {...buy} />
    </div>
  )
}
