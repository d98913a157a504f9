import type { Language } from '#rules/locale.ts'
import { ok, refuse } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { presentFamily } from './families/present-family.ts'
import { findProductRow } from './store.ts'

/** A product's page, with everything that hangs on it. */
export async function findProduct(shop: Shop, { id, language }: { id: number; language: Language }) {
  const product = await findProductRow(shop.database.db, { id, language })
  if (!product) return refuse({ status: 'product_not_found' })
  const { bundle_entries: entries, family, brand, seo_title: title, seo_text: text, ...said } = product
  return ok({
    ...said,
    ...(brand && { brand }),
    ...(title !== '' && { search_title: title }),
    ...(text !== '' && { search_text: text }),
    family: family && presentFamily(family),
    optional_bundles: entries.map(({ stock: _stock, ...entry }) => entry),
    pictures: product.pictures.map((picture) => picture.url),
    videos: product.videos.map((video) => video.url),
  })
}
