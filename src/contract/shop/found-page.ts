import type { Language } from '#rules/locale.ts'

/** Ids of products from one on, and below another. */
export type IdsBetween = { from: number; below: number }

/** Slugs of products by their ids. */
export type KnownProducts = ReadonlyMap<number, string>

/** What has a page at an address of its own, at one state of the content: everything, and of products those around the one that is asked for. */
export type KnownPages = {
  products: KnownProducts
  /** The slug of every category that is shown, by its id. */
  categories: ReadonlyMap<number, string>
  /** Where the addresses of archived categories lead. */
  movedCategories: ReadonlyMap<number, number>
  /** Of every brand that is shown its name in addresses, by that and by those that it had. */
  brands: ReadonlyMap<string, string>
  /** Of every ingredient its name in addresses, by that and by those that it had. */
  ingredients: ReadonlyMap<string, string>
  articles: ReadonlySet<number>
  /** The topics of questions that there are in a language, by their slugs. */
  topics: Readonly<Record<Language, ReadonlySet<string>>>
  /** Every word by which a tag of articles goes. */
  tags: ReadonlySet<string>
}

/** Everything but products that has a page at an address of its own; and no product has a higher id than the last one. */
export type KnownPlaces = Omit<KnownPages, 'products'> & { lastProduct: number }

/** What an address leads to: a page, or the address where that page is. */
export type FoundPage = ShownPage | MovedPage

/** The page is at another path; what was asked for in the query is as good there. */
export type MovedPage = { kind: 'moved'; path: string }

export type ShownPage = {
  kind: 'shown'
  /** The one address under which the page is drawn and kept, whatever was asked for. */
  address: string
  /** Whether buyers give their cards here. */
  takesCards: boolean
  /** There is no such page, and it says so. */
  isLost?: true
  /** A page that is drawn once for all words in a place of its address, such as the numbers of orders: the word of this one. */
  filling?: Filling
}

/** What stands in the page for the word, and the word. Both are letters, digits, hyphens and slashes, which mean the same wherever they stand. */
export type Filling = { place: string; word: string }
