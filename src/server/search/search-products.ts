import { searchRows } from '#rules/constants.ts'
import type { Language } from '#rules/locale.ts'
import { listProductCards } from '#server/catalog/list-product-cards.ts'
import type { Shop } from '#server/shop.ts'
import { listFoundIds } from './store.ts'

type Asked = { words: string; page: number; language: Language }

/**
 * A page of the products whose name or description holds the words exactly as written, in whichever language
 * (SRC-10, SRC-11). Space around the words does not count; without words nothing is found. `next_page` is null on the
 * last page (D-10).
 */
export async function searchProducts(shop: Shop, { words, page, language }: Asked) {
  const plain = inOneLine(words)
  if (plain === '') return { products: [], next_page: null }
  const ids = await listFoundIds(shop.database.db, { words: plain, skip: (page - 1) * searchRows, most: searchRows + 1 })
  const products = await listProductCards(shop, { ids: ids.slice(0, searchRows), language })
  return { products, next_page: ids.length > searchRows ? page + 1 : null }
}

/** Tabs and line breaks, which come in with pasted text, are spaces. PostgreSQL would stumble over a zero among them. */
export function inOneLine(words: string): string {
  return words.replaceAll(/\p{Cc}+/gu, ' ').trim()
}
