/**
 * What something is made of, in a word: a thing, or what many share. The database notes the same words when one changes
 * (0051_subjects.sql). `lists`: which products lists hold, and in which order; `brands`: which brands there are, and which
 * products are of each; `ingredients`: which ingredients there are, and where their pages stand; `shelves`: what stands on any category's shelf; `addresses`: which products have a page, and where;
 * `pages`: the pages about the shop; `redirects`: where old addresses lead.
 */
export type Subject =
  | `${'product' | 'category' | 'article' | 'brand' | 'ingredient'}:${number}`
  | 'menu'
  | 'brands'
  | 'ingredients'
  | 'lists'
  | 'shelves'
  | 'addresses'
  | 'banners'
  | 'articles'
  | 'faqs'
  | 'pages'
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
