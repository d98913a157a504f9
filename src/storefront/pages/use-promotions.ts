import { useQuery } from '@tanstack/react-query'
import type { AddOnPromotions } from '#rules/promotions.ts'
import { queries } from '../queries.ts'
import { useShop } from './use-shop.ts'

const none: AddOnPromotions = { normal: null, refrigeration: null, freezing: null }

/** What can be added to the cart for less. Until it is known, no add-on is open. */
export function usePromotions(): AddOnPromotions {
  const { client, language } = useShop()
  const { data } = useQuery({ queryKey: ['add-ons', language], queryFn: () => client.addOns.promotions() }, queries)
  return data ?? none
}
