import type { Language } from '#rules/locale.ts'
import { isTradeNumber } from '#rules/catalog/barcode.ts'
import { isSoldOut } from '#rules/catalog/product.ts'
import { ok, refuse } from '#rules/result.ts'
import { findFilmFacts, type FilmFacts } from '#server/platform/pictures/published/film-facts.ts'
import type { Shop } from '#server/platform/shop.ts'
import { presentLabel } from '../labels/present-label.ts'
import { findCompanionRow } from './companions-store.ts'

/** What stands around a product on its page: the way to it, its other styles at a glance, what can be picked of its bundle, and its label. */
export async function findCompanions(shop: Shop, { id, language }: { id: number; language: Language }) {
  const found = await findCompanionRow(shop.database.db, { id, language })
  if (!found) return refuse({ status: 'product_not_found' })
  const captions = await findFilmFacts(
    shop.database.db,
    found.films.map(({ url }) => url),
  )
  return ok({
    ingredient_ids: found.known_ingredients.map((known) => known.id),
    captions: [...captions].flatMap(([film, facts]) => captionsOf(film, facts)),
    categories: found.categories.map(({ slug, ...category }) => ({ ...category, ...(slug !== '' && { slug }) })),
    siblings: found.siblings.map((sibling) => ({
      id: sibling.id,
      slug: sibling.slug,
      preview: sibling.preview,
      sold_out: isSoldOut({ available: true, stock: sibling.stock }),
    })),
    label: presentLabel(found, language),
    return_right: found.return_right,
    arrives_on: found.arrives_on,
    gtin: found.barcode !== null && isTradeNumber(found.barcode) ? found.barcode : null,
    picks: found.picks.map(({ product_id, stock }) => ({ product_id, stock: Math.max(0, stock) })),
  })
}

function captionsOf(film: string, { captions_zh: zh, captions_en: en }: FilmFacts) {
  return [
    ...(zh === null ? [] : [{ film, language: 'zh' as const, url: zh }]),
    ...(en === null ? [] : [{ film, language: 'en' as const, url: en }]),
  ]
}
