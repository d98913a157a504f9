import type { ListedCard } from '#contract/shop/api/products.ts'
import { searchRows } from '#rules/constants.ts'
import type { Language } from '#rules/locale.ts'
import { standForFamilies } from '#server/catalog/products/published/families-on-cards.ts'
import { listProductCards } from '#server/catalog/products/list-product-cards.ts'
import type { Viewer } from '#server/platform/viewer.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listFoundCards, listFoundIds } from './store.ts'

type Asked = { words: string; page: number; language: Language; viewer: Viewer }

/**
 * A page of the products whose name or description holds every word between the spaces, in whichever language and however
 * it is written (SRC-10 to SRC-13). Without any word nothing is found. `next_page` is null on the
 * last page (D-10).
 */
export async function searchProducts(shop: Shop, { words, page, ...asked }: Asked) {
  if (words === '') return { products: [], next_page: null }
  const { db } = shop.database
  const isShared = (await shop.terms()).families.list_as === 'one'
  const list = isShared ? listFoundCards : listFoundIds
  const ids = await list(db, { words, skip: (page - 1) * searchRows, most: searchRows + 1 })
  const cards = await listProductCards(shop, { ids: ids.slice(0, searchRows), ...asked })
  const products: ListedCard[] = isShared ? (await standForFamilies(db, { cards, language: asked.language })).products : cards
  return { products, next_page: ids.length > searchRows ? page + 1 : null }
}
