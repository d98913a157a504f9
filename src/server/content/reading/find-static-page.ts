import { staticPageNames } from '#contract/shop/api/content.ts'
import type { Language } from '#rules/locale.ts'
import { ok, refuse } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findStaticPageRow } from './store.ts'

/** One of the five pages about the shop and its terms. */
export async function findStaticPage(shop: Shop, { name, language }: { name: string; language: Language }) {
  const slug = staticPageNames.find((known) => known === name)
  const page = slug && (await findStaticPageRow(shop.database.db, { slug, language }))
  return page ? ok(page) : refuse({ status: 'static_page_not_found' })
}
