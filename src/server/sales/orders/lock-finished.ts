import type { Tx } from '#database/connect.ts'
import { arrived } from '#rules/returns/points-of-order.ts'
import { lockFamily, type LockedOrder } from './store.ts'

export type Finished = { whole: LockedOrder; parcels: readonly LockedOrder[]; /** When the last of them arrived. */ finishedAt: Date }

/** Holds an order all of whose parcels have come to their end, at least one of them with the buyer; null while that is not so. */
export async function lockFinished(tx: Tx, orderId: number): Promise<Finished | null> {
  const { order: whole, parts } = await lockFamily(tx, orderId)
  const parcels = [whole, ...parts]
  const last = Math.max(...parcels.map(({ finished_at }) => finished_at?.getTime() ?? 0))
  if (last === 0 || !parcels.some(({ status }) => arrived.includes(status))) return null
  return { whole, parcels, finishedAt: new Date(last) }
}
