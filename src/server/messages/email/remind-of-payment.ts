import { addMinutes } from '#rules/calendar.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listDueSoon } from '#server/sales/orders/published/list-due-soon.ts'
import { noteReminded } from '#server/sales/orders/published/note-reminded.ts'

/** A transfer is reminded of on its last day. Wallets and 3-D pages end after half an hour: an email would come too late. */
const reminderMinutes = 24 * 60
/** What is due sooner than this is not reminded of: it was placed a moment ago. */
const tooSoonMinutes = 60

/** Has buyers reminded, once each, of a transfer that is due soon. */
export async function remindOfPayment(shop: Shop): Promise<void> {
  const now = shop.now()
  for (const orderId of await listDueSoon(shop.database.db, {
    from: addMinutes(now, tooSoonMinutes),
    until: addMinutes(now, reminderMinutes),
  })) {
    await shop.database.transaction(async (tx) => {
      if (await noteReminded(tx, { orderId, now })) await tellLater(tx, { name: 'payment-due', orderId })
    })
  }
}
