import type { Twd } from '#rules/money.ts'
import type { ShippingMethod } from '#rules/shipping/shipping.ts'

export type TrackedItem = { id: number; name: string; price: Twd; quantity: number }

type Goods = { items: readonly TrackedItem[]; value: Twd }

/** What happened in the shop, in the words of GA4. Nothing in it says who it was; an e-mail only ever as its hash (D-78). */
export type TrackedEvent =
  | ({ name: 'view_item' | 'add_to_cart' | 'remove_from_cart' } & Goods)
  | ({ name: 'begin_checkout'; coupon: string | null } & Goods)
  | ({ name: 'add_shipping_info'; coupon: string | null; shipping_tier: ShippingMethod } & Goods)
  | ({ name: 'purchase'; transaction_id: string; shipping: Twd; coupon: string | null; emailHash: string | null } & Goods)
