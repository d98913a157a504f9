import type { Tx } from '#database/connect.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { StaffWarning } from '#server/platform/outbox/shop-event.ts'
import type { Shop } from '#server/platform/shop.ts'
import { isOfCast } from '#server/people/staff/cast/cast-store.ts'

/** What somebody is told about their own account, and from where it was done; null where nobody did it from a browser. */
export type StaffWarned = { staffId: number; about: StaffWarning; address: string | null; browser: string | null }

/** Tells somebody by letter, whatever else they are doing: whoever did it in their place cannot take it back (ACC-20). Of the cast of a demo shop nobody reads letters. */
export async function warnStaff(shop: Shop, tx: Tx, { staffId, about, address, browser }: StaffWarned): Promise<void> {
  if (await isOfCast(tx, staffId)) return
  const key = Buffer.from(shop.randomBytes(12)).toString('hex')
  await tellLater(tx, { name: 'staff-warned', staffId, about, key, at: shop.now().toISOString(), address, browser })
}
