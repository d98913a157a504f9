import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { removeContactRow, type ContactType } from './store.ts'

/** Forgets a saved recipient of this member. Orders keep their own words of it. */
export async function removeContact(
  { database: { db } }: Shop,
  contact: { memberId: number; id: number; type: ContactType | undefined },
): Promise<Result<null, { status: 'contact_not_found' }>> {
  return (await removeContactRow(db, contact)) ? ok(null) : refuse({ status: 'contact_not_found' })
}
