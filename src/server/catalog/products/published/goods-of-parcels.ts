import { expressionBuilder, sql } from 'kysely'
import type { Tables } from '#database/tables.ts'

const { selectFrom } = expressionBuilder<Tables, never>()

/** The units of each product that a parcel has, or will have when it is picked: what it holds or has taken. Picks of bundles and gifts are goods of their own. */
export function unitsOfParcels() {
  return selectFrom('stock_reservations')
    .where('stock_reservations.state', '<>', 'released')
    .select(['stock_reservations.order_id', 'stock_reservations.product_id', 'stock_reservations.quantity'])
}

/** Goods as those see them who fetch, count and pack them. */
export function goodsOnShelves() {
  return selectFrom('products').select([
    'products.id',
    'products.name_zh',
    sql<string>`coalesce(nullif(products.name_en, ''), products.name_zh)`.as('name_en'),
    'products.preview',
    'products.temperature',
    'products.shelf',
    'products.barcode',
    'products.weight_g',
  ])
}
