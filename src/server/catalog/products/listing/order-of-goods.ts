import { sql, type RawBuilder } from 'kysely'
import type { SpecialList } from '#contract/shop/api/products.ts'

/** How the office has a category's goods ordered (CAT-03). */
export type OrderedCategory = { id: number; sorting: string; pinned: readonly number[]; ordered: readonly number[] }

/** What goods are ranked by that a family has a say in (D-212). */
export type Ranks = Readonly<Record<'sold' | 'newest' | 'price', RawBuilder<unknown>>>

export const ownRanks: Ranks = { sold: sql`products.sold_30d`, newest: sql`products.published_at`, price: sql`products.price` }

type By = RawBuilder<unknown>

/** What `products`, `listed` in a category, are ordered by, the first first. */
export function orderOfCategory({ pinned, ordered, sorting }: OrderedCategory, { name, ranks }: { name: By; ranks: Ranks }): By[] {
  const isSaid = pinned.length > 0 || sorting !== 'hand' || ordered.length > 0
  return [
    soldOut,
    ...(isSaid ? [placeIn(pinned)] : []),
    sql`listed.by_rule`,
    ...(isSaid ? sortedBy(sorting, { name, ranks }) : []),
    ...(ordered.length > 0 && sorting === 'hand' ? [placeIn(ordered)] : []),
    sql`listed.position`,
    sql`products.id`,
  ]
}

/** What `products` are ordered by in a special list. */
export function orderOfSpecial(key: SpecialList, { sold, newest }: Ranks): By[] {
  return [soldOut, ...(key === 'hottest' ? [sql`${sold} desc`] : []), sql`${newest} desc`, sql`products.id desc`]
}

export const soldOut = sql<boolean>`free_stock(products) <= 0`

/** Behind all that have a place stands what has none. */
const placeIn = (ids: readonly number[]) => sql<number>`array_position(${[...ids]}::bigint[], products.id)`

function sortedBy(sorting: string, { name, ranks: { sold, newest, price } }: { name: By; ranks: Ranks }): By[] {
  const byRule: Readonly<Record<string, By>> = {
    new: sql`-extract(epoch from ${newest})`,
    hot: sql`-${sold}`,
    price,
    price_down: sql`-${price}`,
    name,
  }
  const rule = byRule[sorting]
  return rule ? [rule] : []
}
