import { prepareWorker } from '#server/platform/outbox/run-worker.ts'
import { seedReference } from '#demo/seed-reference.ts'
import type { Database } from '#database/connect.ts'
import { createProduct } from './rows.ts'
import { createCast } from './test-cast.ts'
import type { Furnishing } from './templates.ts'

type Goods = Parameters<typeof createProduct>[1]

/** One product of every kind that the rules tell apart. What is not said is plain: normal, 390, five at most, fifty in stock. */
const goods = {
  roseGel: { slug: 'rose-gel', name_zh: '玫瑰凝膠', name_en: 'Rose gel' },
  lilyGel: { slug: 'lily-gel', name_zh: '百合凝膠', name_en: 'Lily gel' },
  lastCandle: { slug: 'last-candle', name_zh: '最後一個香氛蠟燭', name_en: 'The last candle', stock: 1 },
  soldOutSoap: { slug: 'sold-out-soap', name_zh: '賣完的手工皂', name_en: 'Sold-out soap', stock: 0 },
  withdrawnOil: { slug: 'withdrawn-oil', name_zh: '下架的護髮油', name_en: 'Withdrawn oil', available: false },
  giftPouch: { slug: 'gift-pouch', name_zh: '贈品小包', name_en: 'Gift pouch', price: 0, origin_price: 200, is_gift_only: true },
  vipSet: { slug: 'vip-set', name_zh: 'VIP 禮盒', name_en: 'VIP set', members_only: true },
  pointsMug: { slug: 'points-mug', name_zh: '點數馬克杯', name_en: 'Points mug', price: 0, shopping_point_price: 300 },
  teaTin: { slug: 'tea-tin', name_zh: '茶葉罐', name_en: 'Tea tin', shopping_point_price: 100 },
  firstSerum: { slug: 'first-serum', name_zh: '初次精華', name_en: 'First serum', first_purchase_price: 290 },
  presaleLamp: { slug: 'presale-lamp', name_zh: '預購光療燈', name_en: 'Pre-order lamp', price: 1980, origin_price: 2280, exclusive: true },
  catTree: {
    slug: 'cat-tree',
    name_zh: '貓跳台',
    name_en: 'Cat tree',
    price: 2400,
    origin_price: 2600,
    standalone_purchase: true,
    tcat_only: true,
  },
  noCodCream: { slug: 'no-cod-cream', name_zh: '不可貨到付款的乳霜', name_en: 'No-COD cream', cod: false, embargo: true },
  pudding: { slug: 'pudding', name_zh: '布丁', name_en: 'Pudding', temperature: 'refrigeration' },
  dumplings: { slug: 'dumplings', name_zh: '水餃', name_en: 'Dumplings', temperature: 'freezing' },
  gelSet: { slug: 'gel-set', name_zh: '凝膠組', name_en: 'Gel set', price: 990, origin_price: 1200, optional_bundles_max_quantity: 3 },
  topCoat: { slug: 'top-coat', name_zh: '上層凝膠', name_en: 'Top coat', price: 120, origin_price: 120, stock: 12 },
  nailFile: { slug: 'nail-file', name_zh: '磨甲棒', name_en: 'Nail file', price: 60, origin_price: 60 },
} as const satisfies Record<string, Goods>

/** The ids of the goods by their names here. */
export type Shelf = Record<keyof typeof goods, number>

/** A small shop: one product of every kind, the reference data, and the cast that the sandbox can sign in. */
export const smallShop: Furnishing = {
  name: 'smallshop',
  async furnish(database) {
    await prepareWorker(database.url)
    await database.transaction(seedReference)
    await createCast(database)
    for (const product of Object.values(goods)) await createProduct(database, { max_qty: 5, stock: 50, ...product })
    const { gelSet, topCoat, nailFile } = await findShelf(database)
    await database.db
      .insertInto('product_bundles')
      .values([
        { product_id: gelSet, bundle_product_id: topCoat, name_zh: '上層', name_en: 'Top coat', max_amount: 3, position: 1 },
        { product_id: gelSet, bundle_product_id: nailFile, name_zh: '磨棒', name_en: 'File', max_amount: 2, position: 2 },
      ])
      .execute()
  },
}

export async function findShelf({ db }: Database): Promise<Shelf> {
  const rows = await db.selectFrom('products').select(['id', 'slug']).execute()
  const ids = new Map<string, number>(rows.map(({ slug, id }) => [slug, id]))
  return Object.fromEntries(Object.entries(goods).map(([name, { slug }]) => [name, ids.get(slug)])) as Shelf
}
