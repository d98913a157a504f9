import type { Shop } from '#server/platform/shop.ts'
import { listParcelRows } from './store.ts'

export type Finished = { memberId: number; pointsEarned: number; finishedAt: Date; parcels: { items: number; hasArrived: boolean }[] }

/** An order all of whose parcels have come to their end, at least one of them with the buyer; null while that is not so. */
export async function findFinished(shop: Shop, orderId: number): Promise<Finished | null> {
  const rows = await listParcelRows(shop.database.db, orderId)
  const [whole] = rows
  const last = Math.max(...rows.map(({ finished_at }) => finished_at?.getTime() ?? 0))
  if (!whole || last === 0) return null
  const parcels = rows.map(({ items, status }) => ({ items: Number(items), hasArrived: status === 'finished' || status === 'archived' }))
  return parcels.some(({ hasArrived }) => hasArrived)
    ? { memberId: whole.user_id, pointsEarned: whole.points_earned, finishedAt: new Date(last), parcels }
    : null
}
