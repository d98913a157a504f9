import { expressionBuilder } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { textIn } from '#database/in-language.ts'
import type { Tables } from '#database/tables.ts'
import type { Language } from '#rules/locale.ts'

/** Of the one of `products`: the brand that it shows; null without one, and where that is put away. */
export function brandFacts(language: Language) {
  return jsonObjectFrom(
    expressionBuilder<Tables, 'products'>()
      .selectFrom('brands')
      .whereRef('brands.id', '=', 'products.brand_id')
      .where('brands.archived', '=', false)
      .select(['brands.id', 'brands.slug', textIn(language, 'brands.name').as('name')]),
  )
}
