import { useQuery } from '@tanstack/react-query'
import type { OfficeProduct } from '#contract/office/api/goods/products.ts'
import { useOffice } from '../office.tsx'
import { productKey } from './use-product.ts'

/** What of a product is scheduled, and the prices that wait or run. */
export function useSchedules({ id, version }: OfficeProduct) {
  const { productSchedules } = useOffice()
  return useQuery({
    queryKey: [...productKey(id), 'schedules', version],
    queryFn: ({ signal }) => productSchedules.find({ id }, { signal }),
  })
}
