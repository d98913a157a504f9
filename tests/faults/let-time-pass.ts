import { sendDueRefunds } from '#server/sales/charging/send-refund.ts'
import { settleOpenOrders } from '#server/sales/charging/settle-open-orders.ts'
import { paymentsOf } from '#support/test-payments.ts'
import type { TestShop } from '#support/test-shop.ts'

/** What the worker of an open shop does while time passes: notices, payments that are due, refunds. Each pause ends with a round. */
export async function letTimePass(testShop: TestShop, { minutes }: { minutes: readonly number[] }): Promise<void> {
  for (const pause of minutes) {
    testShop.clock.pass({ minutes: pause })
    await paymentsOf(testShop).workOffNotices()
    await settleOpenOrders(testShop.shop)
    await sendDueRefunds(testShop.shop)
  }
}
