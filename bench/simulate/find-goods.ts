import { createBrowserClient } from '#contract/shop/client.ts'
import { paths, type SpecialItems, specialItems } from '#contract/shop/paths.ts'
import type { ListedCard } from '#contract/shop/api/products.ts'

/** What the sale sells, as its visitors find it. */
export type Goods = {
  lists: readonly string[]
  pages: readonly string[]
  /** Which can be paid at the door or by card, and which have to be kept cool and can be paid by transfer. */
  normal: readonly number[]
  cool: readonly number[]
}

export async function findGoods(shop: string): Promise<Goods> {
  const client = createBrowserClient({
    language: () => 'zh',
    csrfToken: () => undefined,
    fetch: (url, init) => fetch(`${shop}${String(url)}`, init),
  })
  const { categories } = await client.categories.list({})
  const ids = categories.flatMap(({ id, sub_categories: below }) => [id, ...below.map((each) => each.id)])
  const found = new Map<number, ListedCard>()
  for (const id of ids) for (const card of (await client.categories.find({ id })).products) found.set(card.id, card)
  const cards = [...found.values()].toSorted((one, other) => one.id - other.id)
  const plain = cards.filter(isPlain)
  return {
    lists: [
      ...(Object.keys(specialItems) as SpecialItems[])
        .filter((name) => name === 'hot' || name === 'new')
        .map((name) => paths.items('zh', name)),
      ...ids.map((id) => paths.items('zh', id)),
    ],
    pages: cards.map((card) => paths.product('zh', card)),
    normal: plain.filter(({ temperature, cod }) => temperature === 'normal' && cod).map(({ id }) => id),
    cool: plain.filter(({ temperature }) => temperature === 'refrigeration').map(({ id }) => id),
  }
}

/** What anybody can buy beside any others. */
function isPlain(card: ListedCard): boolean {
  const isOdd = card.members_only || card.exclusive || card.standalone_purchase || card.embargo || card.tcat_only
  return card.available && card.stock > 0 && card.price > 0 && card.optional_bundles_max_quantity === 0 && !isOdd
}
