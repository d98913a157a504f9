/** Where a product is in its life (D-201). Only what is on sale can be bought. */
export const productStates = ['draft', 'scheduled', 'on', 'off', 'archived'] as const
export type ProductState = (typeof productStates)[number]

/** A product of which visitors have a page: it is on sale, or was and shows that it cannot be bought now. */
export const shownStates = ['on', 'off'] as const satisfies readonly ProductState[]

/** What can be made of a product by hand. What was put away comes back off sale, and is then what it was. */
const moves: Readonly<Record<ProductState, readonly ProductState[]>> = {
  draft: ['on', 'scheduled', 'archived'],
  scheduled: ['on', 'draft', 'archived'],
  on: ['off', 'archived'],
  off: ['on', 'scheduled', 'archived'],
  archived: ['off'],
}

export function statesAfter(state: ProductState): readonly ProductState[] {
  return moves[state]
}

/** What a product still lacks before it can be sold or shown as something that was. */
export type Lacking = 'price' | 'preview'

export type OfSale = { price: number; shopping_point_price: number | null; is_gift_only: boolean; preview: string }

/** A draft may lack a price and a picture; whatever visitors can meet has both. */
export function lackingForSale({ price, shopping_point_price: points, is_gift_only: gift, preview }: OfSale): Lacking[] {
  const isFree = price === 0 && points === null && !gift
  return [...(isFree ? (['price'] as const) : []), ...(preview === '' ? (['preview'] as const) : [])]
}

const daysToThrowAway = 30

/** A product that was made by mistake is thrown away within 30 days, unless something names it (GDS-47). */
export function mayThrowAway({ madeAt, now }: { madeAt: Date; now: Date }): boolean {
  return now.getTime() - madeAt.getTime() < daysToThrowAway * 86_400_000
}
