import type { CategorySorting } from './categories/category-tree.ts'

/** What decides where a product stands in the list of a category. */
export type GoodsInOrder = {
  id: number
  name: string
  sold_out: boolean
  /** Only a rule put it there. */
  by_rule: boolean
  position: number
  price: number
  sold_30d: number
  /** In milliseconds; null as long as it was never on sale. */
  published_at: number | null
}

type Order = { sorting: CategorySorting; pinned: readonly number[]; ordered: readonly number[] }

/** Goods as the shop lists them (CAT-03): sold-out ones last, pinned ones ahead, those of a hand before those of a rule (D-219). */
export function orderGoods<Goods extends GoodsInOrder>(goods: readonly Goods[], { sorting, pinned, ordered }: Order): Goods[] {
  const place = (ids: readonly number[], id: number) => (ids.includes(id) ? ids.indexOf(id) : Number.POSITIVE_INFINITY)
  const worth: Record<CategorySorting, (one: Goods) => number> = {
    hand: ({ id }) => place(ordered, id),
    new: ({ published_at: at }) => (at === null ? Number.POSITIVE_INFINITY : -at),
    hot: ({ sold_30d: sold }) => -sold,
    price: ({ price }) => price,
    price_down: ({ price }) => -price,
    name: () => 0,
  }
  const byNumber = (one: number, other: number) => (one === other ? 0 : one - other)
  return goods.toSorted(
    (one, other) =>
      Number(one.sold_out) - Number(other.sold_out) ||
      byNumber(place(pinned, one.id), place(pinned, other.id)) ||
      Number(one.by_rule) - Number(other.by_rule) ||
      byNumber(worth[sorting](one), worth[sorting](other)) ||
      (sorting === 'name' ? Number(one.name > other.name) - Number(one.name < other.name) : 0) ||
      one.position - other.position ||
      one.id - other.id,
  )
}
