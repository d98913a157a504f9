import type { Shop } from '#server/platform/shop.ts'
import { presentContactRow } from './present-contact.ts'
import { findSender, listContactRows, type ContactType } from './store.ts'

/** The last sender and the saved recipients of a type, the one used last first. */
export async function listContacts(shop: Shop, { memberId, type }: { memberId: number; type: ContactType }) {
  const { db } = shop.database
  const sender = await findSender(db, memberId)
  const rows = await listContactRows(db, { memberId, type })
  return { sender: sender ?? null, list: rows.map(presentContactRow) }
}
