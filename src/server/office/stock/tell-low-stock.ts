import { taipeiDay } from '#rules/calendar.ts'
import { countLowStock } from '#server/catalog/products/published/low-stock.ts'
import { tellStaff } from '#server/office/notices/published/tell-staff.ts'
import { listHoldersOf } from '#server/people/staff/published/list-holders-of.ts'
import type { Shop } from '#server/platform/shop.ts'

/** Every morning: tells those who move stock how many goods are low, once a day; by mail those who have asked for it (STK-12). */
export async function tellLowStock(shop: Shop): Promise<void> {
  const [now, { today }] = [shop.now(), await shop.terms()]
  const goods = await countLowStock(shop.database.db, { units: today.low_stock_units })
  if (goods === 0) return
  await shop.database.transaction(async (tx) => {
    const to = await listHoldersOf(tx, 'stock.move')
    await tellStaff(tx, { notice: { kind: 'low_stock', goods }, key: `low stock ${taipeiDay(now)}`, to, by: null, now })
  })
}
