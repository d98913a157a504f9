import { countLowStock } from '#server/catalog/products/published/low-stock.ts'
import { countUnreadOf } from '#server/office/notices/published/count-unread-of.ts'
import { countFailedWork } from '#server/platform/outbox/list-failed-work.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import { countInWork } from '#server/sales/orders/for-staff/count-in-work.ts'

/** The rail says no more than `999+`. */
const most = 1000

export const railRoutes = {
  find: staff.rail.find.handler(async ({ context: { shop, staffId, permissions } }) => {
    const { db } = shop.database
    const [seesOrders, packs] = [permissions.has('orders.view'), permissions.has('parcels.pick')]
    const toPick = seesOrders || packs ? await countInWork(db, { status: 'confirmed', most }) : 0
    const picking = seesOrders || packs ? await countInWork(db, { status: 'picking', most }) : 0
    return {
      counts: {
        orders: seesOrders ? toPick + picking : null,
        packing: packs ? toPick + picking : null,
        stock: permissions.has('stock.view') ? await countLowStock(db, { units: (await shop.terms()).today.low_stock_units, most }) : null,
        machine: permissions.has('machine.view') ? await countFailedWork(db) : null,
      },
      unread: await countUnreadOf(db, staffId),
    }
  }),
}
