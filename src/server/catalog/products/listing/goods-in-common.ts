import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { listRows } from '#rules/constants.ts'
import type { Language } from '#rules/locale.ts'
import type { Shop } from '#server/platform/shop.ts'
import { oneOfEach, placedBy, sharedCards, sharedRanks } from '../families/one-of-each.ts'
import { listProductCards } from '../list-product-cards.ts'
import { standForFamilies, type ListedGoods } from '../published/families-on-cards.ts'
import { listable } from '../store.ts'
import { orderOfSpecial, ownRanks } from './order-of-goods.ts'

/** `common`: what has to be so of `products`. */
type Asked = { common: RawBuilder<boolean>; language: Language }

/** Goods on sale that have something in common, what sells best first and sold-out ones last, up to 200; `total`: how many there are. */
export async function listGoodsInCommon(shop: Shop, { common, language }: Asked): Promise<ListedGoods & { total: number }> {
  const { db } = shop.database
  const { families } = await shop.terms()
  if (families.list_as === 'each') {
    const products = await listGoods(db, { common, language })
    return { products, linked_ids: [], total: await countIfMore(products.length, () => countGoods(db, common)) }
  }
  const ids = await listCardsInCommon(db, { common, language })
  const cards = await listProductCards(shop, { ids: ids.slice(0, listRows.most), language, viewer: null })
  return { ...(await standForFamilies(db, { cards, language })), total: ids.length }
}

const countIfMore = async (length: number, count: () => Promise<number>) => (length < listRows.most ? length : count())

async function listGoods(db: Kysely<Tables>, { common, language }: Asked) {
  return orderOfSpecial('hottest', ownRanks)
    .reduce((goods, by) => goods.orderBy(by), listable(db, language).where(common))
    .limit(listRows.most)
    .execute()
}

async function countGoods(db: Kysely<Tables>, common: RawBuilder<boolean>): Promise<number> {
  const { count } = await listable(db, 'zh')
    .where(common)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The same with one product for each family that takes one card (FAM-06): their ids. */
async function listCardsInCommon(db: Kysely<Tables>, { common, language }: Asked): Promise<number[]> {
  const goods = listable(db, language)
    .where(common)
    .leftJoin(sharedCards(), (join) => join.onRef('shared.product_id', '=', 'products.id'))
  return oneOfEach(db, { goods: goods.clearSelect().select(placedBy(orderOfSpecial('hottest', sharedRanks))) })
}
