import { useQuery } from '@tanstack/react-query'
import type { Promotion } from '#contract/shop/api/promotions.ts'
import type { Temperature } from '#rules/temperature.ts'
import { queries, toldByAskers } from '../queries.ts'
import { useShop } from '#storefront/data/use-shop.ts'

export type Promotions = Readonly<Record<Temperature, Promotion | null>>

const none: Promotions = { normal: null, refrigeration: null, freezing: null }

/** What can be added to the cart for less. Until it is known, no add-on is open. */
export function usePromotions(): Promotions {
  const { client, language } = useShop()
  const { data } = useQuery({ queryKey: ['add-ons', language], queryFn: () => client.addOns.promotions(), meta: toldByAskers }, queries)
  return data ?? none
}
