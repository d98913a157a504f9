import { useState } from 'react'
import type { Product } from '#contract/shop/api/products.ts'
import { awaitedTexts } from '#texts/shop/wishes/awaited.ts'
import { Button } from '#ui/controls/button.tsx'
import { pressedPart } from '#ui/controls/pressed-part.tsx'
import { useTerms } from '#ui/use-terms.ts'
import { useWords } from '#ui/words/words.ts'

const AwaitProduct = pressedPart(async () => (await import('./await-product.tsx')).AwaitProduct)

/** Goods that are sold out offer to tell when they are back, where the shop does that (GRW-10, FAM-10). */
export function BackInStock({ product }: { product: Product }) {
  const say = useWords()
  const { back_in_stock: backInStock } = useTerms()
  const [pressed, setPressed] = useState(false)
  if (!backInStock.offered) return null
  return pressed ? (
    <AwaitProduct product={product} onClose={() => setPressed(false)} />
  ) : (
    <Button kind="secondary" onClick={() => setPressed(true)}>
      {say(awaitedTexts.tellMe)}
    </Button>
  )
}
