import type { SpecialList } from '#contract/shop/api/products.ts'

/**
 * What something is made of, in a word: a thing, or what many share. The database notes the same words when one changes
 * (0051_subjects.sql). `special-…`: what a special list may hold, and in which order; `goods_of_…`: which products are of a brand, or made
 * of an ingredient; `lists`: all of these at once, for what shows too many products to name each; `brands`, `ingredients`: which there are, and where
 * their pages stand; `shelves`: what stands first on any category's shelf; `addresses`: which products have a page, and where; `articles`: what
 * lists of them show; `articles_out`: how many the clock has brought out; `written_pages`: on which pages about the shop something is written; `tags`: what they are called; `redirects`:
 * where old addresses lead; `settings`: any of them.
 */
export type Subject =
  | `${'product' | 'category' | 'article' | 'brand' | 'goods_of_brand' | 'ingredient' | 'goods_of_ingredient' | 'banner'}:${number}`
  | `special-${SpecialList}`
  | `setting:${string}`
  | `page:${string}`
  | `banners_of:${string}`
  | 'menu'
  | 'brands'
  | 'ingredients'
  | 'lists'
  | 'shelves'
  | 'addresses'
  | 'articles'
  | 'articles_out'
  | 'faqs'
  | 'tags'
  | 'written_pages'
  | 'redirects'
  | 'settings'

/** Whoever answers names what the answer is made of, also that something is not there. */
export type Reads = (...subjects: readonly Subject[]) => void

/** The subject of whatever named none: any change may concern it. */
export const anything = 'anything'

export type MadeOf = readonly (Subject | typeof anything)[]

/** Something, and the subjects that it was made of. */
export type Made<Value> = { value: Value; subjects: MadeOf }

/** What was made of the subjects that were named. */
export function madeOf(named: ReadonlySet<Subject>): MadeOf {
  return named.size > 0 ? [...named] : [anything]
}

/** Makes something, and keeps in mind what that names. */
export async function makeNaming<Value>(make: (reads: Reads) => Promise<Value>): Promise<Made<Value>> {
  const named = new Set<Subject>()
  const value = await make((...subjects) => {
    for (const subject of subjects) named.add(subject)
  })
  return { value, subjects: madeOf(named) }
}
