import { expressionBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { textIn } from '#database/in-language.ts'
import type { Tables } from '#database/tables.ts'
import type { Language } from '#rules/locale.ts'

/** The family of the one of `products`, with its members on sale and itself, in the query that reads the product; null without one. */
export function familyColumn(language: Language) {
  return jsonObjectFrom(
    expressionBuilder<Tables, 'products'>()
      .selectFrom('family_members as own')
      .innerJoin('families', 'families.id', 'own.family_id')
      .whereRef('own.product_id', '=', 'products.id')
      .select([
        'families.id',
        'families.colour_axis',
        textIn(language, 'families.name').as('name'),
        textIn(language, 'families.axis1').as('axis1'),
        textIn(language, 'families.axis2').as('axis2'),
        members(language).as('members'),
      ]),
  )
}

function members(language: Language) {
  return jsonArrayFrom(
    expressionBuilder<Tables, 'products' | 'families'>()
      .selectFrom('family_members as other')
      .innerJoin('products as member', 'member.id', 'other.product_id')
      .whereRef('other.family_id', '=', 'families.id')
      .where((eb) => eb.or([eb('member.available', '=', true), eb('member.id', '=', eb.ref('products.id'))]))
      .orderBy('other.position')
      .select([
        'member.id',
        'member.slug',
        'member.preview',
        'member.price',
        'member.exclusive',
        'member.available',
        'member.shopping_point_price',
        textIn(language, 'member.name').as('name'),
        textIn(language, 'other.value1').as('value1'),
        textIn(language, 'other.value2').as('value2'),
        'other.swatch_hex',
        'other.swatch_hex2',
        'other.swatch_picture',
        sql<number>`free_stock(member)`.as('stock'),
      ]),
  )
}
