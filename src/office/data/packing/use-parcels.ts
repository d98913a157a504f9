import { useQuery } from '@tanstack/react-query'
import { useOffice } from '../office.tsx'

const askAgainMs = 10_000

/** Parcels that are being packed. */
export function useParcels() {
  const office = useOffice()
  return useQuery({ queryKey: ['parcels'], queryFn: ({ signal }) => office.packing.list({}, { signal }), refetchInterval: askAgainMs })
}

/** Under which key a parcel is kept. */
export const parcelKey = (number: string) => ['parcels', number] as const

export function useParcel(number: string) {
  const office = useOffice()
  return useQuery({
    queryKey: parcelKey(number),
    queryFn: ({ signal }) => office.packing.find({ number }, { signal }),
    refetchInterval: askAgainMs,
  })
}
