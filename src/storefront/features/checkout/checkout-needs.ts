import type { CartItem } from '#contract/shop/api/cart.ts'
import type { PlacedOrder } from '#contract/shop/api/place-order.ts'
import type { User } from '#contract/shop/api/user.ts'
import type { ShopClient } from '#contract/shop/client.ts'
import type { Draft } from '#rules/checkout/checkout-draft.ts'
import type { Step } from '#rules/checkout/checkout-steps.ts'
import type { Twd } from '#rules/money.ts'
import type { ShippingMethod } from '#rules/shipping/shipping.ts'

/** What the shopper has filled in so far, and the step that shows. */
export type Begun = { draft: Draft; step: Step }

export type Progress = { /** Null for a checkout that begins. */ find: () => Begun | null; keep: (begun: Begun) => void }

export type AppliedDiscount = { code: string; amount: Twd }

/** What the page gives the checkout. */
export type CheckoutNeeds = {
  client: ShopClient
  user: User
  /** The lines that are ordered, as the cart has them now. */
  lines: readonly CartItem[]
  /** The code that was applied in the cart and what it takes off, as the shop says now. */
  discount: AppliedDiscount | null
  /** What every page does about a failed call. */
  onProblem: (error: unknown) => void
  /** Where the checkout stands, for when it is drawn anew, such as in the other language. */
  progress: Progress
  onPlaced: (placed: PlacedOrder) => void
  /** Step 2 is done: it is known how the goods travel. */
  onInformed: (method: ShippingMethod) => void
}
