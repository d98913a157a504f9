import { useRouteContext } from '@tanstack/react-router'
import type { CartItem } from '#contract/shop/api/cart.ts'
import type { ListedCard } from '#contract/shop/api/products.ts'
import type { User } from '#contract/shop/api/user.ts'
import type { RouterContext } from '#storefront/data/context.ts'

/** What is previewed, for whom: a user who is null is a visitor. */
export type PreviewContext = RouterContext & { user: User | null; card: ListedCard | null; line: CartItem }

/** What is previewed, and for whom. */
export function usePreviewed(): PreviewContext {
  return useRouteContext({ strict: false }) as unknown as PreviewContext
}
