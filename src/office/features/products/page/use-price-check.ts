import { useState } from 'react'
import type { OfficeProduct } from '#contract/office/api/goods/products.ts'
import { unusualPrice, type UnusualPrice } from '#rules/catalog/product-prices.ts'

/** Stops a price before it is saved that is to be asked about once more (GDS-19); what a unit costs only who may see it is told (D-218). */
export function usePriceCheck({ fields: { price: present }, average_cents: costCents }: OfficeProduct) {
  const [asked, setAsked] = useState<UnusualPrice | null>(null)
  /** Whether it may go on; otherwise it is asked about. */
  const isUsual = (to: number) => {
    const unusual = unusualPrice(to, { present, costCents })
    if (unusual) setAsked(unusual)
    return unusual === null
  }
  return { asked, isUsual, dismiss: () => setAsked(null) }
}
