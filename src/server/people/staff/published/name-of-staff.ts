import type { Shop } from '#server/platform/shop.ts'
import { findStaffRow } from '../store.ts'

/** Under which name histories keep somebody of the office. */
export async function nameOfStaff({ database: { db } }: Pick<Shop, 'database'>, staffId: number): Promise<string> {
  return (await findStaffRow(db, staffId)).name
}
