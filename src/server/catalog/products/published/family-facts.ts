import { expressionBuilder } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { textIn } from '#database/in-language.ts'
import type { Tables } from '#database/tables.ts'
import type { Language } from '#rules/locale.ts'

/** Of the one of `products`: its family and its values there; null for one that stands for itself. */
export function familyFacts(language: Language) {
  return jsonObjectFrom(
    expressionBuilder<Tables, 'products'>()
      .selectFrom('family_members')
      .innerJoin('families', 'families.id', 'family_members.family_id')
      .whereRef('family_members.product_id', '=', 'products.id')
      .select([
        'families.id',
        'families.colour_axis',
        textIn(language, 'family_members.value1').as('value1'),
        textIn(language, 'family_members.value2').as('value2'),
      ]),
  )
}
