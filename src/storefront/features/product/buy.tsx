import type { ReactNode } from 'react'
import type { Product } from '#contract/shop/api/products.ts'
import { priceToPay } from '#rules/catalog/product.ts'
import { atMost, maximumReached, missingPicks, productTexts } from '#texts/shop/product.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Price } from '#ui/words/price.tsx'
import { Stepper } from '#ui/controls/stepper.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useWords } from '#ui/words/words.ts'
import type { Purchase } from './use-purchase.ts'

/** How many, from 1 to what one person may have (PRD-10, PRD-11, PRD-15, PRD-16). */
export function Quantity({ purchase: { choice, soldOut, most, setQuantity } }: { purchase: Purchase }) {
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
        onBeyond={() => !soldOut && showToast({ kind: 'warning', message: say(maximumReached(most)) })}
      />
      {!soldOut && <span className="small muted">{say(atMost(most))}</span>}
    </div>
  )
}

type BuyProps = { purchase: Purchase; busy: boolean; onBuy: () => void }

/** The one red button. While something is missing it says what, and why nothing happens when it is pressed. */
export function BuyButton({ purchase, busy, onBuy }: BuyProps) {
  const say = useWords()
  const showToast = useToasts()
  if (purchase.soldOut) {
    return (
      <Button size="big" disabled>
        {say(productTexts.soldOut)}
      </Button>
    )
  }
  const refuse = () => showToast({ kind: 'warning', message: say(productTexts.selectEnough) })
  return (
    <Button size="big" busy={busy} aria-disabled={!purchase.ready || undefined} onClick={purchase.ready ? onBuy : refuse}>
      {!purchase.ready && purchase.missingPicks > 0 ? say(missingPicks(purchase.missingPicks)) : <AddWords />}
    </Button>
  )
}

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
  const isFirst = product.first_purchase_price !== null
  return (
    <div className="buy-bar">
      <div className="flex-none">
        {isFirst && <div className="kind">{say(productTexts.firstPurchase)}</div>}
        <Price amount={priceToPay(product)} brand />
      </div>
      <BuyButton {...buy} />
    </div>
  )
}
