import { sql } from 'kysely'
import { textIn } from '#database/in-language.ts'
import type { Language } from '#rules/locale.ts'

/**
 * The columns of a product card on the wire, from `products`. `stock` is what can still be sold (`free_stock`): what lies on the
 * shelf less what placed orders have reserved and what is withheld.
 */
export function productCardColumns(language: Language) {
  return [
    'products.id',
    'products.slug',
    'products.preview',
    'products.origin_price',
    'products.price',
    'products.first_purchase_price',
    'products.available',
    'products.members_only',
    'products.exclusive',
    'products.shopping_point_price',
    'products.temperature',
    'products.max_qty',
    'products.standalone_purchase',
    'products.tcat_only',
    'products.embargo',
    'products.cod',
    'products.optional_bundles_max_quantity',
    textIn(language, 'products.name').as('name'),
    sql<number>`free_stock(products)`.as('stock'),
  ] as const
}
