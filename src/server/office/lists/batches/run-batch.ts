import { addMinutes } from '#rules/calendar.ts'
import type { BatchMove } from '#rules/orders/batch-moves.ts'
import { tellStaff } from '#server/office/notices/published/tell-staff.ts'
import { nameOfStaff } from '#server/people/staff/published/name-of-staff.ts'
import { traced, type Trace } from '#server/platform/audit/trace.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import { batchInput } from './batch-input.ts'
import { claimRow, countRows, endBatch, endRow, findBatchRow } from './batch-store.ts'
import { moveOne } from './move-one.ts'

/** So many rows are one turn; other work of the shop comes in between. */
const rowsOfTurn = 10
/** A row that was taken so long ago was taken by somebody who is gone. */
const lostAfterMinutes = 2

/**
 * One turn of a batch, and word that the next is due. Safe to repeat and safe beside another: each row is taken by one of them, and a
 * row that was broken off is done again only as far as it is not done yet (NAV-26).
 */
export async function runBatch(shop: Shop, { batchId }: { batchId: number }): Promise<void> {
  const batch = await findBatchRow(shop.database.db, batchId)
  if (batch?.state !== 'running') return
  const moving = {
    move: batch.move as BatchMove,
    input: batchInput.parse(batch.input),
    actor: { kind: 'staff', id: await nameOfStaff(shop, batch.staff_id) } as const,
    staffId: batch.staff_id,
  }
  const theirs = { ...shop, database: traced(shop.database, batch.trace as Trace) }
  for (let done = 0; done < rowsOfTurn; done++)
    if (!(await moveNext(theirs, { batchId, ...moving }))) return endOf(shop, { batchId, staffId: batch.staff_id })
  await shop.database.transaction((tx) => tellLater(tx, { name: 'batch-begun', batchId }))
}

type Moving = Omit<Parameters<typeof moveOne>[1], 'orderId' | 'again'>

/** False when no row waits, or when somebody has stopped the batch. */
async function moveNext(shop: Shop, { batchId, ...moving }: Moving): Promise<boolean> {
  const { db } = shop.database
  const now = shop.now()
  const row = await claimRow(db, { batchId, now, lostBefore: addMinutes(now, -lostAfterMinutes) })
  if (!row) return false
  const moved = await moveOne(shop, { ...moving, batchId, orderId: row.objectId, again: row.again })
  await endRow(db, { batchId, place: row.place, refusal: moved.ok ? null : { code: moved.refusal.code } })
  return true
}

async function endOf(shop: Shop, { batchId, staffId }: { batchId: number; staffId: number }): Promise<void> {
  const now = shop.now()
  const counts = await countRows(shop.database.db, batchId)
  const failed = counts.find(({ state }) => state === 'failed')?.count ?? 0
  await shop.database.transaction(async (tx) => {
    if (!(await endBatch(tx, { batchId, now })) || failed === 0) return
    const notice = { kind: 'batches', what: 'batch', id: batchId, failed } as const
    await tellStaff(tx, { notice, key: `batch ${batchId} ${now.toISOString()}`, to: [staffId], by: null, now })
  })
  const stillDoing = counts.some(({ state }) => state === 'doing')
  const { state } = (await findBatchRow(shop.database.db, batchId)) ?? { state: 'done' }
  if (stillDoing && state === 'running')
    throw new Error(`Rows of batch ${batchId} were taken and not ended yet: they are taken again in two minutes`)
}
