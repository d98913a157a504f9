import { useState } from 'react'
import type { Product } from '#contract/shop/api/products.ts'
import { countPicks, isBundleReady, picksNeeded, type Pick } from '#rules/cart/bundle.ts'
import { changeMainQuantity, changePick, firstChoice } from '#rules/cart/bundle-choice.ts'
import { isSoldOut, maxQuantity } from '#rules/catalog/product.ts'

/** What somebody is about to buy on a product's page: how many, and which picks of its bundle. */
export function usePurchase(product: Product) {
  const [choice, setChoice] = useState(() => firstChoice(product))
  const soldOut = isSoldOut(product)
  const needed = picksNeeded(product, choice.quantity)
  return {
    choice,
    soldOut,
    most: maxQuantity(product),
    /** It is the stock that sets the limit. */
    isScarce: product.stock < product.max_qty,
    /** Below 0 when too many are picked. */
    missingPicks: needed - countPicks(choice.picks),
    ready: !soldOut && (needed === 0 || isBundleReady(product, choice)),
    setQuantity: (quantity: number) => setChoice(changeMainQuantity(choice, quantity)),
    setPick: (pick: Pick) => setChoice(changePick(product, { choice, pick })),
  }
}

export type Purchase = ReturnType<typeof usePurchase>
