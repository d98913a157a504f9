import { useHydrated } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { ListedCard } from '#contract/shop/api/products.ts'
import { firstOfAll, productCount } from '#texts/shop/items.ts'
import { useWords } from '#ui/words/words.ts'
import { ProductCards } from './product-cards.tsx'

/** Cards in the first rows, which are fetched before anything else. */
const cardsInView = 4
/** Cards of the first two screens. */
const cardsAwakeFirst = 8

type GridProps = {
  products: readonly ListedCard[]
  /** The list that is shown, by its name in addresses. */
  of: string
  /** How many there are, where not all are shown. */
  total?: number
}

/** All cards of a list, and how many there are. */
export function GoodsGrid({ products, of, total = products.length }: GridProps) {
  const say = useWords()
  // Whoever comes back from a product finds the list as high as it was, so it is drawn whole then.
  const hydrated = useHydrated()
  const [first] = useState(hydrated ? undefined : of)
  return (
    <>
      <p className="muted small mb-[18px] mt-2">
        {say(total > products.length ? firstOfAll(products.length, total) : productCount(total))}
      </p>
      <div className={of === first ? 'product-grid drawn-when-near' : 'product-grid'}>
        <ProductCards products={products.slice(0, cardsAwakeFirst)} eager={cardsInView} level="h2" />
        {/* A list may hold hundreds: the browser takes them over piece by piece, and answers a finger in between. */}
        <Suspense>
          <ProductCards products={products.slice(cardsAwakeFirst)} level="h2" />
        </Suspense>
      </div>
    </>
  )
}
