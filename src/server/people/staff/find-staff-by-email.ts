import type { Shop } from '#server/platform/shop.ts'
import { findByEmail } from './store.ts'

/** The id of whoever has this address in the office, whatever its case; null when nobody has. */
export async function findStaffByEmail({ database: { db } }: Shop, email: string): Promise<number | null> {
  return (await findByEmail(db, email))?.id ?? null
}
