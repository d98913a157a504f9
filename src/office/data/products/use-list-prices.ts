import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useOffice } from '../office.tsx'

/** Whether the list price that stands was ever asked, and why it stands all the same. */
export function useListPrice({ id, version }: { id: number; version: number }) {
  const { listPrices } = useOffice()
  return useQuery({ queryKey: ['list-price', id, version], queryFn: ({ signal }) => listPrices.find({ id }, { signal }) })
}

export type PricesMeant = { id: number; price?: number | undefined; origin_price?: number | undefined }

export type Unsold = { ids: ReadonlySet<number>; days: number }
const nothing: Unsold = { ids: new Set(), days: 0 }

/** Of these products those whose list price would be one that was never asked (GDS-20); none until that is known. */
export function useUnsoldListPrices(meant: readonly PricesMeant[]): Unsold {
  const { listPrices } = useOffice()
  const products = meant.filter(({ price, origin_price }) => price !== undefined || origin_price !== undefined)
  const { data } = useQuery({
    queryKey: ['list-prices', products],
    queryFn: async ({ signal }): Promise<Unsold> => {
      const { unsold, days } = await listPrices.judge({ products: [...products] }, { signal })
      return { ids: new Set(unsold), days }
    },
    enabled: products.length > 0,
    placeholderData: keepPreviousData,
  })
  return products.length > 0 && data ? data : nothing
}

/** The prices that a row of changes would leave; none where it changes none. */
export function pricesIn(id: number, values: Readonly<Record<string, unknown>>): PricesMeant[] {
  const [price, full] = [values['price'], values['origin_price']]
  if (typeof price !== 'number' && typeof full !== 'number') return []
  return [{ id, ...(typeof price === 'number' && { price }), ...(typeof full === 'number' && { origin_price: full }) }]
}
