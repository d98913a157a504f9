import { sql } from 'kysely'
import { inLanguage, type Language } from '#rules/locale.ts'
import { ok, refuse } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listGoodsInCommon } from '../listing/goods-in-common.ts'
import { findShownBrand } from './store.ts'

/** The page of a brand: its logo, what is said of it, and its goods. One that is put away has none. */
export async function findBrandPage(shop: Shop, { slug, language }: { slug: string; language: Language }) {
  const row = await findShownBrand(shop.database.db, slug)
  if (!row) return refuse({ status: 'brand_not_found' as const })
  const { id, logo } = row
  const text = inLanguage({ zh: row.text_zh || row.text_en, en: row.text_en || row.text_zh }, language)
  const goods = await listGoodsInCommon(shop, { common: sql<boolean>`products.brand_id = ${id}`, language })
  return ok({
    id,
    slug: row.slug,
    name: inLanguage({ zh: row.name_zh, en: row.name_en || row.name_zh }, language),
    ...(logo !== '' && { logo }),
    ...(text !== '' && { text }),
    ...goods,
  })
}
