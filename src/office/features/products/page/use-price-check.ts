import { useState } from 'react'
import type { OfficeProduct } from '#contract/office/api/goods/products.ts'
import { unusualPrice } from '#rules/catalog/product-prices.ts'

/** `beside`: the present price, or what a unit costs on the average, whichever the new one is compared with. */
export type PriceAsked = { why: 'far' | 'belowCost'; beside: number; to: number }

/** Stops a price before it is saved that is to be asked about once more (GDS-19); what a unit costs only who may see it is told (D-218). */
export function usePriceCheck({ fields: { price: present }, average_cents: costCents }: OfficeProduct) {
  const [asked, setAsked] = useState<PriceAsked | null>(null)
  /** Whether it may go on; otherwise it is asked about. */
  const isUsual = (to: number) => {
    const why = unusualPrice(to, { present, costCents })
    if (why === null) return true
    setAsked({ why, beside: why === 'belowCost' ? Math.ceil((costCents ?? 0) / 100) : present, to })
    return false
  }
  return { asked, isUsual, dismiss: () => setAsked(null) }
}
