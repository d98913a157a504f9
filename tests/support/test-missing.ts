import { startPicking } from '#server/delivery/fulfilment/start-picking.ts'
import { listUnits } from '#server/sales/orders/parcels/list-units.ts'
import type { TestBrowser } from './test-browser.ts'
import type { OrderWish } from './test-order.ts'
import { paymentsOf } from './test-payments.ts'
import type { TestShop } from './test-shop.ts'

/** So many units of a product, as a call names what could not be found. */
export const missing = (product_id: number, units = 1) => [{ product_id, units }]

/** Parcels that are being packed, and what is known of them afterwards. */
export function parcelsOfBuyer(testShop: TestShop, buyer: TestBrowser) {
  const { shop, database } = testShop
  const { db } = database
  const pay = paymentsOf(testShop)
  return {
    async picked(goods: Record<number, number>, wish: OrderWish = {}): Promise<string> {
      const number = (await pay.buy(buyer, { goods, wish })).order_hashed_id
      await startPicking(shop, { number, by: 'Ana' })
      return number
    },
    /** What of it is to be sent, line by line. */
    async unitsOf(number: string) {
      const units = await listUnits(db, [(await pay.orderRow(number)).id])
      return units.map(({ productId, quantity }) => [productId, quantity])
    },
    /** What the stock ledger says of a product for it, movement by movement. */
    async ledgerOf(number: string, productId: number) {
      const { id } = await pay.orderRow(number)
      const rows = await db
        .selectFrom('stock_movements')
        .where('order_id', '=', id)
        .where('product_id', '=', productId)
        .orderBy('id')
        .select(['kind', 'delta'])
        .execute()
      return rows.map(({ kind, delta }) => [kind, delta])
    },
    async newsOf(number: string) {
      const { id } = await pay.orderRow(number)
      const rows = await db.selectFrom('news').orderBy('id').select('payload').execute()
      return rows
        .map(({ payload }) => payload as { name: string; orderId: number; amount?: number | null; cause?: string })
        .filter((news) => news.orderId === id)
    },
  }
}
