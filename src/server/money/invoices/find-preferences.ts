import type { Shop } from '#server/platform/shop.ts'
import { findPreferenceRow } from './store.ts'

/** The carriers that this member's last orders used, for the next one (D-52). */
export async function findPreferences(shop: Shop, memberId: number) {
  const row = await findPreferenceRow(shop.database.db, memberId)
  return { invoices: row ?? { member: null, mobile: null, citizen: null } }
}
