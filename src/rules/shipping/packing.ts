/** One product of a parcel: how many belong in it, and how many were counted into it. */
export type Packed = { productId: number; units: number; counted: number }

/** What a scan says. `enough`: all of them are in the parcel already. */
export type ScanVerdict = 'right' | 'wrong' | 'enough' | 'unknown'

/** `productId`: what was scanned; null for a code that no product has. */
export function judgeScan(parcel: readonly Packed[], productId: number | null): ScanVerdict {
  if (productId === null) return 'unknown'
  const goods = parcel.find((each) => each.productId === productId)
  if (!goods) return 'wrong'
  return goods.counted < goods.units ? 'right' : 'enough'
}

/** The parcel after one more, or one less, was counted; what cannot be counted changes nothing. */
export function countIn(parcel: readonly Packed[], { productId, by }: { productId: number | null; by: 1 | -1 }): Packed[] {
  return parcel.map((each) => {
    const counted = each.counted + by
    return each.productId === productId && counted >= 0 && counted <= each.units ? { ...each, counted } : each
  })
}

/** How many are still to be counted. */
export function unitsLeft(parcel: readonly Packed[]): number {
  return parcel.reduce((total, { units, counted }) => total + Math.max(units - counted, 0), 0)
}

/** Beyond so much a parcel weighs something else than what belongs in it: 5 %, or 30 g if that is more (PCK-14). */
const leastGrams = 30
const share = 0.05

/** What a parcel should weigh; null while one of its products has no weight. */
export function expectedWeight(goods: readonly { units: number; grams: number | null }[], boxGrams: number): number | null {
  return goods.reduce<number | null>(
    (total, { units, grams }) => (total === null || grams === null ? null : total + units * grams),
    boxGrams,
  )
}

/** Whether a parcel weighs what it should; true as well where nobody knows what that is. */
export function isWeightRight({ weighed, expected }: { weighed: number; expected: number | null }): boolean {
  return expected === null || Math.abs(weighed - expected) <= Math.max(expected * share, leastGrams)
}
