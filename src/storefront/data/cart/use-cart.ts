import { useQuery } from '@tanstack/react-query'
import type { Cart, CartItem } from '#contract/shop/api/cart.ts'
import type { Language } from '#rules/locale.ts'
import { useMember } from '#storefront/features/member/member.tsx'
import { queries, toldByAskers } from '../queries.ts'
import { useShop } from '#storefront/data/use-shop.ts'

/** Names and messages in a cart follow the language, so every language has its own copy. */
export const cartKey = (language: Language) => ['cart', language] as const

/**
 * The member's cart, loaded as soon as somebody is signed in (AUT-08). Whoever comes later asks again for what could not
 * be read; `retryOnMount: false` leaves that to the others, so that a number in the frame takes no page's message away.
 */
export function useCart({ retryOnMount = true } = {}) {
  const { client, language } = useShop()
  const enabled = useMember().state === 'signed-in'
  return useQuery({ queryKey: cartKey(language), queryFn: () => client.cart.read(), enabled, retryOnMount, meta: toldByAskers }, queries)
}

/** Something was put into the cart: whoever shows it asks again. */
export function reloadCart(): Promise<void> {
  return queries.invalidateQueries({ queryKey: ['cart'] })
}

export function linesOf({ cart_items }: Cart): CartItem[] {
  return [...cart_items.normal, ...cart_items.refrigeration, ...cart_items.freezing]
}
