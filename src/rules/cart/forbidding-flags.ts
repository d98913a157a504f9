import { kindOf, type CartLine } from './cart-line.ts'
import type { PaymentKind } from '#rules/payments/payment-methods.ts'
import type { ProductFlags } from '#rules/catalog/product.ts'
import type { ShippingKind } from '#rules/shipping/shipping.ts'
import { isLowTemperature } from '#rules/temperature.ts'

export type FlaggedLine = Pick<CartLine, 'item_type'> & {
  product: Pick<CartLine['product'], 'temperature' | Exclude<keyof ProductFlags, 'members_only' | 'standalone_purchase'>>
}

/** What a line bears, and what an order with such a line forbids by it. */
export type ForbiddingFlag = {
  isOn: (line: FlaggedLine) => boolean
  /** Ways of delivery that are closed, each with the hint that step 1 shows beside it (D-47). */
  deliveries?: Partial<Record<ShippingKind, DeliveryHint>>
  /** With what the server refuses them (SHP-09). Without: goods of that temperature are refused for it already. */
  deliveryRefusal?: DeliveryRefusal
  /** Kinds of payment that are closed, and why. */
  payments?: { kinds: readonly PaymentKind[]; block: GoodsBlock }
  /** Beside what the line cannot be ordered, and what other lines say of it while it is selected (CRT-12, CRT-13). */
  company?: { only: 'nobody' | 'its kind'; reason: 'standalone_selected' | 'exclusive_selected' }
}

export type DeliveryHint = 'hasExclusiveProduct' | 'overseaDisable' | 'sevenDisable' | 'tcatOnlyDelivery'
/** In the order of the catalogue. */
export const deliveryRefusals = ['mix_exclusive_error', 'embargo_error', 'tcat_only_error'] as const
export type DeliveryRefusal = (typeof deliveryRefusals)[number]
/** Why goods cannot be paid some way, whatever the delivery. */
export type GoodsBlock = 'preorder' | 'standalone' | 'cod_blocked'

/** A preorder is paid by card or by transfer (CK3-16). */
const preorder = { kinds: ['instalments', 'wallet', 'cash'], block: 'preorder' } as const

/**
 * Flags of goods that forbid something, by the names of the cart's flags (CRT-37). Hints stand in this order. What forbids a
 * shopper to buy at all is isSoldTo in vip.ts; what the product page warns of is warningTagsOf in product.ts.
 */
export const forbiddingFlags = {
  isLowTemperature: {
    isOn: ({ product }) => isLowTemperature(product.temperature),
    deliveries: { seven: 'sevenDisable', ups: 'overseaDisable' },
  },
  hasOverseaBlocked: {
    isOn: ({ product }) => product.embargo,
    deliveries: { ups: 'overseaDisable' },
    deliveryRefusal: 'embargo_error',
  },
  hasStandalone: {
    isOn: (line) => kindOf(line) === 'standalone',
    payments: { kinds: ['instalments', 'cash'], block: 'standalone' },
    company: { only: 'nobody', reason: 'standalone_selected' },
  },
  /** The line of a preorder, unless it is sold on its own (D-12). */
  hasExclusive: {
    isOn: (line) => kindOf(line) === 'exclusive',
    deliveries: { seven: 'hasExclusiveProduct', ups: 'hasExclusiveProduct' },
    deliveryRefusal: 'mix_exclusive_error',
    payments: preorder,
    company: { only: 'its kind', reason: 'exclusive_selected' },
  },
  hasPreorder: {
    isOn: ({ product }) => product.exclusive,
    payments: preorder,
  },
  hasTCatOnly: {
    isOn: ({ product }) => product.tcat_only,
    deliveries: { seven: 'tcatOnlyDelivery', ups: 'tcatOnlyDelivery' },
    deliveryRefusal: 'tcat_only_error',
  },
  hasCodBlocked: {
    isOn: ({ product }) => !product.cod,
    payments: { kinds: ['cash'], block: 'cod_blocked' },
  },
} as const satisfies Record<string, ForbiddingFlag>

export type CartFlag = keyof typeof forbiddingFlags

/** The rows, each with no more known of it than of any other. */
export const flagRows = Object.entries(forbiddingFlags) as [CartFlag, ForbiddingFlag][]

/** Flags of which the lines are not ordered beside others, the strictest first. */
export const flagsApart = flagRows.flatMap(([, { isOn, company }]) => (company ? [{ isOn, company }] : []))

/** Whether a line is ordered alone, or among its kind alone. */
export function isKeptApart(line: FlaggedLine): boolean {
  return flagsApart.some(({ isOn }) => isOn(line))
}
