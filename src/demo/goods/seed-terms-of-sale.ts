import type { Tx } from '#database/connect.ts'
import { demoActor as actor, made, shopWithin } from '#demo/by-verbs.ts'
import { laterDay, startOfDay, taipeiDay } from '#rules/calendar.ts'
import { changeProduct } from '#server/catalog/products/change-product.ts'
import type { ProductChange } from '#server/catalog/products/product-shape.ts'
import { sayPrice } from '#server/catalog/products/schedules/schedule-price.ts'
import { changeStockTerms } from '#server/catalog/products/stock/change-stock-terms.ts'
import { moveStock } from '#server/catalog/products/stock/move-stock.ts'
import { beginRecall } from '#server/catalog/products/stock/recalls/begin-recall.ts'
import { productIdOf, type ProductIds } from './seed-products.ts'

type Said = { product: string; change: ProductChange }

/** What may be bought of each member, what cannot be sent back, and words by which something is found besides its name. */
const said: readonly Said[] = [
  { product: 'toner-tea-flower', change: { member_limit: 6, member_limit_days: 30, search_words: ['山茶花水', 'camellia water'] } },
  { product: 'cuticle-oil-pen', change: { return_right: 'hygiene' } },
  { product: 'comb-boxwood-wide', change: { return_right: 'custom' } },
]

/** More of it is promised than lies in the house, until the spring harvest. */
const promised = { product: 'tea-oriental-beauty', quota: 40, days: 45 }

/** Cheaper for a week, soon. */
const weekOf = { product: 'cuticle-oil-pen', name: '指緣保養週', origin_price: 320, price: 219, inDays: 10, days: 7 }

/** One lot of it can be sold, and one was called back. */
const recalled = {
  product: 'enzyme-plum-drink-6',
  lots: [
    { number: '2609A', days: 400, units: 24 },
    { number: '2608R', days: 330, units: 12 },
  ],
  lot: '2608R',
  reason: '供應商通知：這一批的瓶蓋可能密封不良',
}

/** One product of each kind that rules speak of, where no other file of the demo shop has it; as staff would say it. */
export async function seedTermsOfSale(tx: Tx, { productIds, now }: { productIds: ProductIds; now: Date }): Promise<void> {
  const shop = shopWithin(tx, now)
  const [today, idOf] = [taipeiDay(now), (slug: string) => productIdOf(productIds, slug)]
  for (const { product, change } of said) made(await changeProduct(shop, { actor, id: idOf(product), change }))
  const quota = { preorder_quota: promised.quota, quota_expected_on: laterDay(today, promised.days) }
  made(await changeStockTerms(shop, { actor, id: idOf(promised.product), said: quota, seen: { preorder_quota: 0 } }))
  const { product, inDays, days, ...price } = weekOf
  const [starts_at, ends_at] = [startOfDay(laterDay(today, inDays)), startOfDay(laterDay(today, inDays + days))]
  const scheduled = { ...price, first_purchase_price: null, shopping_point_price: null, starts_at, ends_at }
  made(await sayPrice(tx, { actor, product: idOf(product), price: scheduled, now }))
  await recallOne(tx, { id: idOf(recalled.product), now })
}

async function recallOne(tx: Tx, { id, now }: { id: number; now: Date }): Promise<void> {
  const shop = shopWithin(tx, now)
  made(await changeStockTerms(shop, { actor, id, said: { lots_followed: true, arrival_days: 60, shelf_life_days: 540 } }))
  for (const { number, days, units: quantity } of recalled.lots) {
    const lot = { number, expires_on: laterDay(taipeiDay(now), days) }
    const receipt = { product: id, kind: 'receipt', quantity, lot, note: '', confirmed: false, cause: `demo lot ${number}`, actor } as const
    made(await moveStock(shop, receipt))
  }
  const lot = tx.selectFrom('stock_lots').where('product_id', '=', id).where('number', '=', recalled.lot).select('id')
  made(await beginRecall(shop, { lot: (await lot.executeTakeFirstOrThrow()).id, reason: recalled.reason, actor }))
}
