import { productFlags } from './product-filter.ts'
import { shelfPriceNames } from './shelf-price.ts'

/** How a product is sold: what of it only who holds `products.price` sets. */
export const sellingFields = [...shelfPriceNames, 'temperature', 'max_qty', 'member_limit', 'member_limit_days', ...productFlags] as const
export type SellingField = (typeof sellingFields)[number]

export const isSellingField = (field: string): field is SellingField => sellingFields.some((each) => each === field)
