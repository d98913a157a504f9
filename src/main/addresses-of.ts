import type { IdsBetween } from '#contract/shop/found-page.ts'
import { findKnownPages, findKnownProducts } from '#server/content/discovery/find-known-pages.ts'
import { findRedirects } from '#server/content/redirects/find-redirects.ts'
import type { Reads } from '#server/platform/content/subject.ts'
import { askStandby } from '#server/platform/standbys/ask-standby.ts'
import type { Shop } from '#server/platform/shop.ts'

/** Where the shop has pages, and where it leads on from where it has none. */
export function addressesOf(shop: Shop) {
  return {
    knownPages: async (reads: Reads) => askStandby(shop, (asked) => findKnownPages(asked, reads)),
    knownProducts: async (ids: IdsBetween, reads: Reads) => askStandby(shop, (asked) => findKnownProducts(asked, ids, reads)),
    redirects: async (reads: Reads) => askStandby(shop, (asked) => findRedirects(asked, reads)),
  }
}
