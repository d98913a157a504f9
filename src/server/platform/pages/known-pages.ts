import pLimit from 'p-limit'
import type { IdsBetween, KnownPages, KnownPlaces, KnownProducts } from '#contract/shop/found-page.ts'
import { idInAddress } from '#contract/shop/paths.ts'
import type { FollowedContent } from '#server/platform/content/followed-content.ts'
import { KeptContent } from '#server/platform/content/kept-content.ts'
import type { Reads } from '#server/platform/content/subject.ts'

export type KnownSources = {
  /** What of the content changes. */
  content: FollowedContent
  /** Everything but products that has a page of its own. */
  knownPages: (reads: Reads) => Promise<KnownPlaces>
  /** Products with a page of their own, of those with these ids. */
  knownProducts: (ids: IdsBetween, reads: Reads) => Promise<KnownProducts>
}

/** A shop has hundreds of thousands of products, of which a visitor asks for one: so many ids are looked up with it, and asked for no more. */
const idsAtOnce = 1000
/** How many such lots of them a copy remembers: of ten million products. */
const remembered = 10_000
/** So many lots are looked up side by side: after a change many are asked for at once, and orders want connections too. */
const lotsAtOnce = 2

const none: KnownProducts = new Map()

/** Tells what an address can mean, from memory until something of it changes. Made-up numbers of products beyond the last one ask for nothing. */
export function knownPagesOf({ content, knownPages, knownProducts }: KnownSources): (path: string) => Promise<KnownPages> {
  const places = new KeptContent<KnownPlaces>({ name: 'known-pages', content, maxSize: 1 })
  const products = new KeptContent<KnownProducts>({ name: 'known-products', content, maxSize: remembered })
  const inTurn = pLimit(lotsAtOnce)
  return async (path) => {
    const known = await places.findOrMake('all', knownPages)
    const id = productIn(path)
    if (id < 1 || id > known.lastProduct) return { ...known, products: none }
    const from = id - (id % idsAtOnce)
    const lookUp = async (reads: Reads) => inTurn(() => knownProducts({ from, below: from + idsAtOnce }, reads))
    return { ...known, products: await products.findOrMake(String(from), lookUp) }
  }
}

/** The number of the product that a path means, however its signs are written; 0 where it means none. */
export function productIn(path: string): number {
  const [, , section = '', word = ''] = path.split('/').map(readable)
  const number = section.toLowerCase() === 'product' ? idInAddress(word) : ''
  return /^\d{1,15}$/.test(number) ? Number(number) : 0
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
