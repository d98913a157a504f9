import { expressionBuilder, sql, type Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { FamilyOnCard, ListedCard, ProductCard } from '#contract/shop/api/products.ts'
import { anyOf } from '#database/any-of.ts'
import { textIn } from '#database/in-language.ts'
import type { Tables } from '#database/tables.ts'
import { isPointsOnly } from '#rules/catalog/product.ts'
import type { Language } from '#rules/locale.ts'
import { swatchOf } from '../families/family-rows.ts'

/** `linked_ids`: products that the cards tell of besides those that stand on them, or would if they were on sale. */
export type ListedGoods = { products: ListedCard[]; linked_ids: number[] }

type Asked = { cards: readonly ProductCard[]; language: Language }

/** The same cards with the families that they stand for, and all products that these tell of. */
export async function standForFamilies(db: Kysely<Tables>, { cards, language }: Asked): Promise<ListedGoods> {
  const families = await listFamilies(db, { ids: cards.map(({ id }) => id), language })
  const products = cards.map((card) => {
    const row = families.get(card.id)
    return row ? { ...card, stands_for: presented(row) } : card
  })
  return { products, linked_ids: [...families.values()].flatMap(({ member_ids: ids }) => ids) }
}

async function listFamilies(db: Kysely<Tables>, { ids, language }: { ids: readonly number[]; language: Language }) {
  const rows = await db
    .selectFrom('family_members as own')
    .innerJoin('families', 'families.id', 'own.family_id')
    .where('own.product_id', '=', anyOf(ids))
    .where('families.list_as', '=', 'one')
    .select(['own.product_id', 'families.id'])
    .select(
      sql<string>`case colour_axis when 2 then ${textIn(language, 'families.axis2')} else ${textIn(language, 'families.axis1')} end`.as(
        'axis',
      ),
    )
    .select(membersOnSale(language).as('members'))
    .select(sql<number[]>`array(select product_id from family_members where family_id = families.id)`.as('member_ids'))
    .execute()
  return new Map(rows.map((row) => [row.product_id, row]))
}

/** Those on sale; a family of colours shows these, any other one its first choice. */
function membersOnSale(language: Language) {
  return jsonArrayFrom(
    expressionBuilder<Tables, 'families'>()
      .selectFrom('family_members as other')
      .innerJoin('products as member', 'member.id', 'other.product_id')
      .whereRef('other.family_id', '=', 'families.id')
      .where('member.available', '=', true)
      .where('member.is_gift_only', '=', false)
      .orderBy('other.position')
      .select(['member.id', 'member.price', 'member.shopping_point_price'])
      .select(
        sql<string>`case families.colour_axis when 2 then ${textIn(language, 'other.value2')} else ${textIn(language, 'other.value1')} end`.as(
          'value',
        ),
      )
      .select(['other.swatch_hex', 'other.swatch_hex2', 'other.swatch_picture']),
  )
}

const shownValues = 5

type Row = { id: number; axis: string; members: readonly (Parameters<typeof swatchOf>[0] & MemberOnCard)[] }
type MemberOnCard = { value: string; price: number; shopping_point_price: number | null }

function presented({ id, axis, members }: Row): FamilyOnCard {
  const byValue = new Map(members.toReversed().map((member) => [member.value, member]))
  const values = [...new Set(members.map(({ value }) => value))]
  const prices = members.filter((member) => !isPointsOnly(member)).map(({ price }) => price)
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  return {
    id,
    axis,
    values: values.slice(0, shownValues).flatMap((value) => {
      const member = byValue.get(value)
      return member ? [{ value, swatch: swatchOf(member) }] : []
    }),
    more: Math.max(0, values.length - shownValues),
    price_from: least < most ? least : null,
  }
}
