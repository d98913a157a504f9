import { sql } from 'kysely'
import { inLanguage, type Language } from '#rules/locale.ts'
import { ok, refuse } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listGoodsInCommon } from '../listing/goods-in-common.ts'
import { findShownIngredient } from './store.ts'

/** The page of an ingredient: its names, what is said of it, and what is made of it (GDS-42). */
export async function findIngredientPage(shop: Shop, { slug, language }: { slug: string; language: Language }) {
  const row = await findShownIngredient(shop.database.db, slug)
  if (!row) return refuse({ status: 'ingredient_not_found' as const })
  const { id, name_inci: inci, name_zh: zh, note_zh, note_en, aliases } = row
  const name = inLanguage({ zh: zh || inci, en: inci }, language)
  const note = inLanguage({ zh: note_zh || note_en, en: note_en || note_zh }, language)
  const common = sql<boolean>`products.id in (select product_id from product_ingredients where ingredient_id = ${id})`
  const goods = await listGoodsInCommon(shop, { common, language })
  const others = [inci, zh, ...aliases].filter((each) => each !== '' && each !== name)
  return ok({ id, slug: row.slug, name, inci, other_names: others, ...(note !== '' && { note }), ...goods })
}
