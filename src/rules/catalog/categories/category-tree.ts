/** How the goods of a category are ordered: by hand, or newest, most sold, cheapest, dearest first, or by name (CAT-03). */
export const categorySortings = ['hand', 'new', 'hot', 'price', 'price_down', 'name'] as const
export type CategorySorting = (typeof categorySortings)[number]

/** So many goods stand ahead of the rest at most (CAT-03). */
export const mostPinned = 20
/** So many can be put into an order by hand. */
export const mostOrdered = 500

/** A category as the office says it. */
export type Category = {
  /** Negative for one that stands in a draft only. */
  id: number
  /** The one above it; null in the first row. */
  parent_id: number | null
  position: number
  name_zh: string
  name_en: string
  slug: string
  cover_url: string
  mobile_cover_url: string
  text_zh: string
  text_en: string
  seo_title_zh: string
  seo_title_en: string
  seo_text_zh: string
  seo_text_en: string
  visible: boolean
  sorting: CategorySorting
  pinned: readonly number[]
  ordered: readonly number[]
  /** A filter of products by which it is filled (CAT-04); null when only hands fill it. */
  rule: Readonly<Record<string, string>> | null
  archived: boolean
  /** Where the address of an archived one leads (CAT-06). */
  leads_to: number | null
}
export type CategoryFields = Omit<Category, 'id'>

/** What a new one begins as. */
export const emptyCategory: CategoryFields = {
  parent_id: null,
  position: 0,
  name_zh: '',
  name_en: '',
  slug: '',
  cover_url: '',
  mobile_cover_url: '',
  text_zh: '',
  text_en: '',
  seo_title_zh: '',
  seo_title_en: '',
  seo_text_zh: '',
  seo_text_en: '',
  visible: true,
  sorting: 'hand',
  pinned: [],
  ordered: [],
  rule: null,
  archived: false,
  leads_to: null,
}

/** What a draft says otherwise, by the number of the category; of new ones everything. */
export type TreeChanges = Readonly<Record<string, Partial<CategoryFields>>>

/** The tree in its order: each main category, and below it its own. What is archived comes last. */
export function inTreeOrder(categories: readonly Category[]): Category[] {
  const placed = categories.toSorted((one, other) => one.position - other.position || orderOfId(one.id) - orderOfId(other.id))
  const below = Map.groupBy(placed, ({ parent_id }) => parent_id)
  const known = new Set(placed.map(({ id }) => id))
  const roots = placed.filter(({ parent_id }) => parent_id === null || !known.has(parent_id))
  const inPlace = roots.flatMap((root) => [root, ...(below.get(root.id) ?? [])])
  const shown = new Set(inPlace)
  // What stands too deep has no place; it is not lost for that.
  const all = [...inPlace, ...placed.filter((category) => !shown.has(category))]
  return [...all.filter(({ archived }) => !archived), ...all.filter(({ archived }) => archived)]
}

/** New ones have negative numbers, and stand behind those that there are. */
const orderOfId = (id: number) => (id < 0 ? Number.MAX_SAFE_INTEGER + id : id)

/** What is wanted otherwise than it stands. Wanted ones are told in the order in which they are to stand; whoever is not named stays. */
export function differencesInTree(stand: readonly Category[], wanted: readonly Category[]): TreeChanges {
  const standing = new Map(stand.map((category) => [category.id, category]))
  const changed = numbered(stand, wanted).map((category) => {
    const before = standing.get(category.id)
    const { id: _id, ...fields } = category
    const names = Object.keys(fields) as (keyof CategoryFields)[]
    const different = before ? names.filter((name) => !isSame(before[name], fields[name])) : names
    return [String(category.id), Object.fromEntries(different.map((name) => [name, fields[name]]))] as const
  })
  return Object.fromEntries(changed.filter(([, fields]) => Object.keys(fields).length > 0))
}

/** What stands there with what a draft says otherwise. */
export function withChanges(stand: readonly Category[], changes: TreeChanges): Category[] {
  const known = new Set(stand.map(({ id }) => String(id)))
  const added = Object.entries(changes).filter(([id]) => !known.has(id) && Number(id) < 0)
  return inTreeOrder([
    ...stand.map((category) => ({ ...category, ...changes[category.id] })),
    ...added.map(([id, fields]) => ({ ...emptyCategory, ...fields, id: Number(id) })),
  ])
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Whoever stands in the order of today keeps the number of the place; where the order is another, all beside it are counted anew. */
function numbered(stand: readonly Category[], wanted: readonly Category[]): Category[] {
  const before = new Map(stand.map(({ id, position }) => [id, position]))
  const beside = Map.groupBy(wanted, ({ parent_id, archived }) => (archived ? 'archived' : parent_id))
  const places = new Map<number, number>()
  for (const [place, row] of beside) {
    const kept = row.map((category) => ({ id: category.id, position: before.get(category.id) ?? Number.NaN }))
    const stays =
      place === 'archived' ||
      kept.every(({ id, position }, at) => {
        const last = kept[at - 1]
        return !Number.isNaN(position) && (!last || last.position < position || (last.position === position && last.id < id))
      })
    for (const [at, { id, position }] of row.entries()) places.set(id, stays ? (before.get(id) ?? position) : at)
  }
  return wanted.map((category) => ({ ...category, position: places.get(category.id) ?? category.position }))
}

export type TreeFault = {
  /** `no_target`: an archived one has to lead to one that is shown; `not_empty`: what stands below one that is archived must go first. */
  code: 'too_deep' | 'unknown_parent' | 'name_taken' | 'slug_taken' | 'no_target' | 'not_empty'
  category: number
}

/** By which ingredients a category is to be filled. */
export function ingredientsOf({ rule }: Partial<Pick<Category, 'rule'>>): number[] {
  const named = rule?.['ingredient']?.split(',').map(Number) ?? []
  return named.filter((id) => Number.isSafeInteger(id))
}

/** Why a tree cannot stand like this; null when it can. */
export function faultInTree(categories: readonly Category[]): TreeFault | null {
  const known = new Map(categories.map((category) => [category.id, category]))
  const live = categories.filter(({ archived }) => !archived)
  for (const category of live) {
    const above = category.parent_id === null ? null : known.get(category.parent_id)
    if (above === undefined) return { code: 'unknown_parent', category: category.id }
    if (above?.archived) return { code: 'not_empty', category: above.id }
    const alike = live.filter(({ id }) => id !== category.id)
    if (alike.some((other) => other.parent_id === category.parent_id && other.name_zh === category.name_zh)) {
      return { code: 'name_taken', category: category.id }
    }
    if (category.slug !== '' && alike.some(({ slug }) => slug === category.slug)) return { code: 'slug_taken', category: category.id }
  }
  const deep = categories.find(
    ({ id, parent_id: above }) => above !== null && (above === id || (known.get(above)?.parent_id ?? null) !== null),
  )
  if (deep) return { code: 'too_deep', category: deep.id }
  const lost = categories.find(({ archived, leads_to: target }) => archived && leadsNowhere(known, target))
  return lost ? { code: 'no_target', category: lost.id } : null
}

/** Whether the way from one archived category to the next ends at none that is there. */
function leadsNowhere(known: ReadonlyMap<number, Category>, from: number | null): boolean {
  const passed = new Set<number>()
  for (let at = from; at !== null && !passed.has(at); at = known.get(at)?.leads_to ?? null) {
    if (known.get(at)?.archived === false) return false
    passed.add(at)
  }
  return true
}

export type Direction = 'up' | 'down' | 'in' | 'out'

/** Where a category stands after a step: among those beside it, below the one before it, or back in the first row; null when it stays. */
export function stepInTree(categories: readonly Category[], { id, to }: { id: number; to: Direction }): Category[] | 'too_deep' | null {
  const moved = categories.find((category) => category.id === id)
  if (!moved || moved.archived) return null
  const row = besideOf(categories, moved.parent_id)
  const at = row.findIndex((category) => category.id === id)
  if (to === 'up' || to === 'down') {
    const next = to === 'up' ? at - 1 : at + 1
    return row[next] ? placeInTree(categories, { id, parent: moved.parent_id, at: next }) : null
  }
  if (to === 'in') {
    const above = row[at - 1]
    if (moved.parent_id !== null) return 'too_deep'
    return above ? placeInTree(categories, { id, parent: above.id, at: besideOf(categories, above.id).length }) : null
  }
  if (moved.parent_id === null) return null
  const place = besideOf(categories, null).findIndex((category) => category.id === moved.parent_id)
  return placeInTree(categories, { id, parent: null, at: place + 1 })
}

/** Puts a category at a place among those below a parent; a third level is refused and nothing moves (CAT-02). */
export function placeInTree(
  categories: readonly Category[],
  { id, parent, at }: { id: number; parent: number | null; at: number },
): Category[] | 'too_deep' {
  const moved = categories.find((category) => category.id === id)
  const above = categories.find((category) => category.id === parent)
  if (!moved) return [...categories]
  if (parent !== null && (above?.parent_id !== null || parent === id || besideOf(categories, id).length > 0)) return 'too_deep'
  const row = besideOf(categories, parent).filter((category) => category.id !== id)
  const next = row.toSpliced(at, 0, { ...moved, parent_id: parent })
  const places = new Map(next.map((category, position) => [category.id, { ...category, position }]))
  return inTreeOrder(categories.map((category) => places.get(category.id) ?? category))
}

/**
 * Where a category stands that was dropped at a place of the list as it is shown: below what it now follows, in the first row
 * when it follows nothing, and beside it when that has none below it and the category was in the first row itself.
 */
export function dropInTree(
  categories: readonly Category[],
  { id, follows }: { id: number; follows: number | null },
): Category[] | 'too_deep' {
  const moved = categories.find((category) => category.id === id)
  const before = categories.find((category) => category.id === follows)
  if (!moved || !before) return placeInTree(categories, { id, parent: null, at: 0 })
  const opens = besideOf(categories, before.id).some((category) => category.id !== id)
  const isBelow = before.parent_id === null && (opens || moved.parent_id !== null) && besideOf(categories, id).length === 0
  if (isBelow) return placeInTree(categories, { id, parent: before.id, at: 0 })
  // A main category goes whole: behind the one in whose row it was dropped.
  const beside = besideOf(categories, id).length > 0 ? (before.parent_id ?? before.id) : before.id
  const parent = beside === before.id ? before.parent_id : null
  const row = besideOf(categories, parent).filter((category) => category.id !== id)
  return placeInTree(categories, { id, parent, at: row.findIndex((category) => category.id === beside) + 1 })
}

/** Those below one category, or in the first row, that are not archived. */
export function besideOf(categories: readonly Category[], parent: number | null): Category[] {
  return categories.filter((category) => category.parent_id === parent && !category.archived)
}

/** Puts a category away, with those below it; their addresses lead to the one that was chosen (CAT-06). */
export function archiveInTree(categories: readonly Category[], { id, leadsTo }: { id: number; leadsTo: number }): Category[] {
  const gone = new Set([id, ...besideOf(categories, id).map((category) => category.id)])
  return inTreeOrder(
    categories
      // One that never was in the shop leaves nothing behind.
      .filter((category) => !(gone.has(category.id) && category.id < 0))
      .map((category) => (gone.has(category.id) ? { ...category, archived: true, visible: false, leads_to: leadsTo } : category)),
  )
}

/** Takes an archived category back, hidden until somebody shows it; in the first row when the one above is archived. */
export function bringBackInTree(categories: readonly Category[], id: number): Category[] {
  return inTreeOrder(
    categories.map((category) => {
      if (category.id !== id) return category
      const above = categories.find((other) => other.id === category.parent_id)
      return { ...category, archived: false, leads_to: null, ...(above?.archived && { parent_id: null }) }
    }),
  )
}
