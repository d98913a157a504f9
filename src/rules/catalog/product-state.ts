/** Where a product is in its life (D-201). Only what is on sale can be bought. */
export const productStates = ['draft', 'scheduled', 'on', 'off', 'archived'] as const
export type ProductState = (typeof productStates)[number]

/** A product of which visitors have a page: it is on sale, or was and shows that it cannot be bought now. */
export const shownStates = ['on', 'off'] as const satisfies readonly ProductState[]

/** What can be made of a product by hand. What was put away comes back off sale, and is then what it was. */
const moves: Readonly<Record<ProductState, readonly ProductState[]>> = {
  draft: ['on', 'archived'],
  scheduled: ['on', 'draft', 'archived'],
  on: ['off', 'archived'],
  off: ['on', 'archived'],
  archived: ['off'],
}

export function statesAfter(state: ProductState): readonly ProductState[] {
  return moves[state]
}
