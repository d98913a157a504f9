import { useQuery } from '@tanstack/react-query'
import type { Promotion } from '#contract/shop/api/promotions.ts'
import type { Temperature } from '#rules/temperature.ts'
import { queries, toldByAskers } from '../queries.ts'
import { useShop } from '#storefront/data/use-shop.ts'

export type Promotions = Readonly<Record<Temperature, Promotion | null>>

const none: Promotions = { normal: null, refrigeration: null, freezing: null }

export type AddOnCall = { promotions: Promotions; isAnswered: boolean; isUnread: boolean; isAsking: boolean; askAgain: () => void }

/**
 * What can be added to the cart for less. Until it is known, no add-on is open; where it cannot be read, the cart says so.
 * Asked in one place: whoever came second would ask anew after a failure.
 */
export function usePromotions(): AddOnCall {
  const { client, language } = useShop()
  const { data, isFetched, isFetching, refetch } = useQuery(
    { queryKey: ['add-ons', language], queryFn: () => client.addOns.promotions(), meta: toldByAskers },
    queries,
  )
  return {
    promotions: data ?? none,
    isAnswered: isFetched,
    isUnread: isFetched && !data,
    isAsking: isFetching,
    askAgain: () => void refetch(),
  }
}
