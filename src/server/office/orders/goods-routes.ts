import { mostGoodsFound, type NamedGoods } from '#contract/office/api/filtering/order-goods.ts'
import { inLanguage, type Language } from '#rules/locale.ts'
import { readSearchWords } from '#rules/staff/search-words.ts'
import { listCategoriesById, searchCategories } from '#server/catalog/products/published/search-categories.ts'
import { listGoodsById, searchGoods } from '#server/catalog/products/published/search-goods.ts'
import { staff } from '#server/platform/office/office-procedures.ts'

export const orderGoodsRoutes = {
  find: staff.orderGoods.find.handler(async ({ context: { shop, language }, input: { kind, words } }) => {
    const { db } = shop.database
    const asked = { find: readSearchWords(words), most: mostGoodsFound }
    const rows = await (kind === 'product' ? searchGoods(db, asked) : searchCategories(db, asked))
    return { found: rows.map((row) => presentGoods(row, { kind, language })) }
  }),

  name: staff.orderGoods.name.handler(async ({ context: { shop, language }, input: { kind, ids: written } }) => {
    const { db } = shop.database
    const ids = written.split(',').map(Number)
    const rows = await (kind === 'product' ? listGoodsById(db, ids) : listCategoriesById(db, ids))
    return { named: rows.map((row) => presentGoods(row, { kind, language })) }
  }),
}

type Row = { id: number; name_zh: string; name_en: string }

function presentGoods({ id, name_zh: zh, name_en: en }: Row, { kind, language }: Pick<NamedGoods, 'kind'> & { language: Language }) {
  return { kind, id, name: inLanguage({ zh, en: en || zh }, language) }
}
