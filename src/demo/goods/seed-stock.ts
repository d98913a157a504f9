import type { Tx } from '#database/connect.ts'
import { demoActor as actor, made, shopWithin } from '#demo/by-verbs.ts'
import { laterDay, taipeiDay } from '#rules/calendar.ts'
import { changeStockTerms } from '#server/catalog/products/stock/change-stock-terms.ts'
import { moveStock } from '#server/catalog/products/stock/move-stock.ts'
import { productIdOf, type ProductIds } from './seed-products.ts'

/** Of these the lots are followed from now on; what came before is in no lot. The last lot expires too soon to be sold. */
const followed = {
  product: 'fish-oil-90',
  terms: { arrival_days: 60, shelf_life_days: 730 },
  lots: [
    { number: '2610B', days: 320, units: 24 },
    { number: '2611A', days: 610, units: 60 },
    { number: '2604C', days: 50, units: 6 },
  ],
}
const keptBack = { product: 'hair-oil-camellia', terms: { safety_stock: 12, low_stock_days: 14 } }

/** A product with lots, and one of which some units are kept back, as the store room would say. */
export async function seedStock(tx: Tx, { productIds, now }: { productIds: ProductIds; now: Date }): Promise<void> {
  const shop = shopWithin(tx, now)
  const id = productIdOf(productIds, followed.product)
  made(await changeStockTerms(shop, { actor, id, said: { lots_followed: true, ...followed.terms } }))
  for (const { number, days, units: quantity } of followed.lots) {
    const lot = { number, expires_on: laterDay(taipeiDay(now), days) }
    const receipt = { product: id, kind: 'receipt', quantity, lot, note: '', confirmed: false, cause: `demo lot ${number}`, actor } as const
    made(await moveStock(shop, receipt))
  }
  made(await changeStockTerms(shop, { actor, id: productIdOf(productIds, keptBack.product), said: keptBack.terms }))
}
