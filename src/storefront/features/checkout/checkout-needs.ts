import type { CartItem } from '#contract/api/cart.ts'
import type { PlacedOrder } from '#contract/api/place-order.ts'
import type { User } from '#contract/api/user.ts'
import type { ShopClient } from '#contract/client.ts'

/** What the page gives the checkout. */
export type CheckoutNeeds = {
  client: ShopClient
  user: User
  /** The lines that are ordered, as the cart has them now. */
  lines: readonly CartItem[]
  /** What every page does about a failed call. */
  onProblem: (error: unknown) => void
  onPlaced: (placed: PlacedOrder) => void
}
