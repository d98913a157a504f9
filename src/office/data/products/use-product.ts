import { useQuery, useQueryClient } from '@tanstack/react-query'
import { askAgainMs } from '../ask-again.ts'
import { useOffice } from '../office.tsx'

export const productKey = (id: number) => ['product', id]

/** Everything of one product; asked again while its page is looked at. */
export function useProduct(id: number) {
  const { products } = useOffice()
  return useQuery({
    queryKey: productKey(id),
    queryFn: ({ signal }) => products.find({ id }, { signal }),
    refetchInterval: askAgainMs,
  })
}

/** A product is shown as it stands now, in its page and in the list. */
export function useProductChanged(id: number): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    void queries.invalidateQueries({ queryKey: ['products'] })
    await queries.invalidateQueries({ queryKey: productKey(id) })
  }
}
