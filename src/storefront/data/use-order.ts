import { useQuery } from '@tanstack/react-query'
import { tabOf } from '#rules/orders/order.ts'
import { useShop } from './use-shop.ts'

/** What is waited for comes from outside: a transfer, an answer of the card company. */
const askAgainMs = 10_000

/** One order of this member; one that is not theirs is handled as one that is not there. */
export function useOrder(orderId: string) {
  const { client, language } = useShop()
  return useQuery({
    queryKey: ['order', language, orderId],
    queryFn: () => client.orders.find({ id: orderId }),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => (data && tabOf(data.status) === 'unpaid' ? askAgainMs : false),
  })
}
