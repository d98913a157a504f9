import { expressionBuilder, sql, type AliasedExpression, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { soldOut, type Ranks } from '../listing/order-of-goods.ts'

/** What members of families that take one card share, to be joined to `products`. */
export function sharedCards() {
  return expressionBuilder<Tables, never>()
    .selectFrom('family_members')
    .innerJoin('families', 'families.id', 'family_members.family_id')
    .innerJoin('family_ranks', 'family_ranks.family_id', 'families.id')
    .where('families.list_as', '=', 'one')
    .select(['family_members.product_id', 'families.id as family_id', 'family_members.position'])
    .select(['family_ranks.sold_30d', 'family_ranks.newest', 'family_ranks.price_from'])
    .as('shared')
}

/** What a family sold, its newest and its lowest price are taken over its members on sale (D-212). */
export const sharedRanks: Ranks = {
  sold: sql`coalesce(shared.sold_30d, products.sold_30d)`,
  newest: sql`coalesce(shared.newest, products.published_at)`,
  price: sql`coalesce(shared.price_from, products.price)`,
}

/** What decides which product stands for a family and where, of `products` with `shared`. */
export function placedBy(order: readonly RawBuilder<unknown>[]) {
  return [
    sql<number>`products.id`.as('id'),
    sql<number>`coalesce(-shared.family_id, products.id)`.as('card'),
    sql<number | null>`shared.position`.as('in_family'),
    soldOut.as('sold_out'),
    sql<number>`row_number() over (order by ${sql.join(order)})`.as('place'),
  ] as const
}

type Placed = { id: number; card: number; in_family: number | null; sold_out: boolean; place: number }
type Goods = { as: (name: 'listed') => AliasedExpression<Placed, 'listed'> }

/** One product for each card: of a family the first member in stock, where its best member stands (FAM-06, D-212). */
export async function oneOfEach(db: Kysely<Tables>, { goods, rows }: { goods: Goods; rows?: number }): Promise<number[]> {
  const cards = db
    .selectFrom(goods.as('listed'))
    .groupBy('card')
    .orderBy(sql`min(place)`)
    .select(sql<number>`(array_agg(id order by sold_out, in_family))[1]`.as('id'))
  return (await (rows === undefined ? cards : cards.limit(rows)).execute()).map(({ id }) => id)
}
