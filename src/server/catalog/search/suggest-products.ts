import { suggestedRows } from '#rules/constants.ts'
import type { Language } from '#rules/locale.ts'
import { listProductCards } from '#server/catalog/products/list-product-cards.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listFoundCards, listFoundIds } from './store.ts'

/** The first products that a search for these words would show. */
export async function suggestProducts(shop: Shop, { words, language }: { words: string; language: Language }) {
  if (words === '') return { products: [] }
  const list = (await shop.terms()).families.list_as === 'one' ? listFoundCards : listFoundIds
  const ids = await list(shop.database.db, { words, skip: 0, most: suggestedRows })
  const cards = await listProductCards(shop, { ids, language, viewer: null })
  return { products: cards.map(({ id, slug, name, preview }) => ({ id, slug, name, preview })) }
}
