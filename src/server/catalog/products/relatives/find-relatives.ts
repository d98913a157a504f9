import type { ProductRelatives } from '#contract/office/api/goods/product-relatives.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findPicksOf, listBundleOf, listGoodsNamed, listLinkedOf, listSplitStocksOf } from './store.ts'

/** What goes with a product, is picked along with it, or travels apart, as the office edits it; null when there is no such product. */
export async function findRelatives({ database }: Pick<Shop, 'database'>, product: number): Promise<ProductRelatives | null> {
  return database.transaction(async (tx) => {
    const picks = await findPicksOf(tx, product)
    if (picks === undefined) return null
    const accessories = await listLinkedOf(tx, { product, kind: 'accessories' })
    const siblings = await listLinkedOf(tx, { product, kind: 'siblings' })
    const entries = await listBundleOf(tx, product)
    const named = [...accessories, ...siblings, ...entries.map((entry) => entry.product)]
    const goods = (await listGoodsNamed(tx, named)).map(({ name_zh: zh, name_en: en, ...each }) => ({ ...each, name: { zh, en } }))
    return { accessories, siblings, bundle: { picks, entries }, split_stocks: await listSplitStocksOf(tx, product), goods }
  })
}
