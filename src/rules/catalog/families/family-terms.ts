/** How lists and search show families: each product by itself, or one card for a family (FAM-06). */
export const waysToList = ['each', 'one'] as const
export type FamilyTerms = { list_as: (typeof waysToList)[number] }

/** Lists show every product, as the shop's specification says, until the owner asks for one card per family. */
export const defaultFamilyTerms: FamilyTerms = { list_as: 'each' }
