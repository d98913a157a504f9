/** What of the shop follows a change of a product: its pages, the feed of its goods, and its search (D-209). */
export const followers = ['pages', 'feed', 'search'] as const
export type Follower = (typeof followers)[number]

/** What visitors nowhere see. */
const unseen = ['supplier_code', 'search_words', 'shelf', 'weight_g', 'sides_mm']

/** What brings a product into the feed and the search, or takes it out. */
const presence = ['state', 'is_gift_only']
const words = ['name_zh', 'name_en', 'description_of_good_zh', 'description_of_good_en']
const aboutGoods = ['slug', 'pictures', 'shelves', 'brand_id', 'origin_price', 'price', 'members_only', 'exclusive']

const inFeed = [...presence, ...words, ...aboutGoods]
const inSearch = [...presence, ...words, 'search_words', 'barcode', 'supplier_code']

/** `shown`: visitors can see the product, or could before the change. Of what nobody sees, nothing follows. */
export function followersOf(changed: readonly string[], { shown }: { shown: boolean }): Follower[] {
  if (!shown) return []
  const isIn = (fields: readonly string[]) => changed.some((field) => fields.includes(field))
  const follows: Record<Follower, boolean> = {
    pages: changed.some((field) => !unseen.includes(field)),
    feed: isIn(inFeed),
    search: isIn(inSearch),
  }
  return followers.filter((follower) => follows[follower])
}
