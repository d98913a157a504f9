import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CartItem } from '#contract/shop/api/cart.ts'
import { linePoints, lineTotal } from '#rules/cart/cart-line.ts'
import { queries, toldByAskers } from '../queries.ts'
import { useShop } from '#storefront/data/use-shop.ts'

/**
 * What the shop says about a discount code on these lines. It is asked anew when the lines or what they cost change
 * (DSC-06), and an answer about a code or lines that are no longer meant reaches nobody (DSC-12).
 */
export function useDiscountAnswer({ code, lines }: { code: string | null; lines: readonly CartItem[] }) {
  const { client, language } = useShop()
  const prices = lines.map((line) => [line.id, line.quantity, lineTotal(line), linePoints(line)])
  return useQuery(
    {
      queryKey: ['discount', language, code, prices],
      queryFn: ({ signal }) =>
        client.discount.calculate({ cart_item_ids: lines.map(({ id }) => id), discount_code: code ?? '' }, { signal }),
      enabled: code !== null && lines.length > 0,
      // While it is asked anew, whoever has its answer on the page keeps it there.
      placeholderData: keepPreviousData,
      staleTime: 0,
      gcTime: 0,
      meta: toldByAskers,
      refetchOnWindowFocus: false,
    },
    queries,
  )
}
