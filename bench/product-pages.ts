import { paths } from '#contract/shop/paths.ts'
import { languages } from '#rules/locale.ts'
import type { BenchShop } from './bench-shop.ts'

/** The addresses of all product pages, in both languages. */
export async function listProductPages({ database }: Pick<BenchShop, 'database'>): Promise<string[]> {
  const products = await database.db.selectFrom('products').where('is_gift_only', '=', false).orderBy('id').select(['id', 'slug']).execute()
  return products.flatMap((product) => languages.map((language) => paths.product(language, product)))
}
