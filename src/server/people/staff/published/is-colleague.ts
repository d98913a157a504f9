import type { Shop } from '#server/platform/shop.ts'
import { isStaff } from '../store.ts'

/** Whether there is somebody of this number, also who is suspended. */
export async function isColleague({ database: { db } }: Pick<Shop, 'database'>, staffId: number): Promise<boolean> {
  return isStaff(db, staffId)
}
