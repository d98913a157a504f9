import { expressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { textIn } from '#database/in-language.ts'
import type { Tables } from '#database/tables.ts'
import { selectPicks, selectSiblings } from './relatives/select-relatives.ts'
import type { Language } from '#rules/locale.ts'

/** What hangs on a product besides its card, from `products`, in the one query that reads the product. */
export function productExtraColumns(language: Language) {
  return [
    textIn(language, 'products.description_of_good').as('description_of_good'),
    pictures().as('pictures'),
    splitStocks(language).as('split_stocks'),
    siblings(language).as('optional_products'),
    bundleEntries(language).as('bundle_entries'),
  ] as const
}

function pictures() {
  return jsonArrayFrom(
    expressionBuilder<Tables, 'products'>()
      .selectFrom('product_pictures')
      .whereRef('product_pictures.product_id', '=', 'products.id')
      .orderBy('position')
      .orderBy('id')
      .select('url'),
  )
}

/** A day stands only where somebody has said one. */
function splitStocks(language: Language) {
  return sql<{ stock_description: string; expected_on?: string }[]>`(
    select coalesce(json_agg(json_strip_nulls(json_build_object(
        'stock_description', ${textIn(language, 'stock_description')}, 'expected_on', expected_on)) order by position), '[]')
      from product_split_stocks where product_id = products.id)`
}

function siblings(language: Language) {
  return jsonArrayFrom(selectSiblings().select(['sibling.id', textIn(language, 'sibling.name').as('name')]))
}

/** What can be picked into the product's bundle, each with what of it can still be sold. */
function bundleEntries(language: Language) {
  return jsonArrayFrom(
    selectPicks().select([
      'product_bundles.bundle_product_id as product_id',
      textIn(language, 'entry.name').as('product_name'),
      textIn(language, 'product_bundles.name').as('name'),
      'entry.preview',
      'entry.origin_price',
      'product_bundles.required',
      'product_bundles.max_amount',
      'product_bundles.quantity',
      sql<number>`free_stock(entry)`.as('stock'),
    ]),
  )
}
