import { sql } from 'kysely'
import { missingParts, productFlags, productSorts, stockLevels } from '#rules/catalog/product-filter.ts'
import { productStates } from '#rules/catalog/product-state.ts'
import { stockViews } from '#rules/catalog/stock/stock-views.ts'
import { temperatures } from '#rules/temperature.ts'
import type { BenchShop } from './bench-shop.ts'

/** What an office reads of its goods, and of what is done with them: lists, their filters, searches, and the page of one. */
export async function readsOfGoods({ database: { db } }: BenchShop): Promise<[string, string[]][]> {
  const { rows } = await sql<{ id: number; name: string; barcode: string | null }>`
    select id, name_zh as name, barcode
    from products where id in (select (select max(id) from products) * n / 11 from generate_series(1, 10) as n)`.execute(db)
  // Products that were made by the thousand stand on no shelf.
  const categories = await db.selectFrom('categories').orderBy('id').select('id').execute()
  if (rows.length === 0) throw new Error('The shop has no products to look for.')
  const words = rows.flatMap(({ id, name, barcode }) => [String(id), name, name.slice(0, 3), barcode ?? '471'])
  const asked = (path: string, fields: Record<string, string>) => `/office/api/v1/${path}?${new URLSearchParams(fields).toString()}`
  const filters: Record<string, readonly string[]> = {
    state: productStates,
    category: categories.map((category) => String(category.id)),
    temperature: temperatures,
    flag: productFlags,
    missing: missingParts,
    stock: stockLevels,
    price: ['100..200', '5000..', '..30'],
  }
  return [
    ...productSorts.map((sort): [string, string[]] => [`products by ${sort}`, [asked('products', { sort })]]),
    ...Object.entries(filters).map(([field, values]): [string, string[]] => [
      `products, filter ${field}`,
      values.map((value) => asked('products', { [field]: value })),
    ]),
    ['products, a search', words.map((each) => asked('products', { words: each }))],
    ['product page', rows.map(({ id }) => `/office/api/v1/products/${id}`)],
    ...stockViews.map((view): [string, string[]] => [`stock, view ${view}`, [asked('stock', { view })]]),
    ['stock, a search', words.map((each) => asked('stock', { words: each }))],
    ['value of the stock', ['/office/api/v1/stock/value']],
    ['ledger of a product', rows.map(({ id }) => `/office/api/v1/stock/${id}/movements`)],
    ['audit log', ['/office/api/v1/audit']],
    ['parcels', ['/office/api/v1/parcels']],
    ['categories', ['/office/api/v1/categories']],
    ['families', ['/office/api/v1/families']],
    ['exports', ['/office/api/v1/exports']],
    ['deliveries', ['/office/api/v1/stock/deliveries']],
    ['stock counts', ['/office/api/v1/stock/counts']],
  ]
}
