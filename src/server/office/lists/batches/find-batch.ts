import type { BatchMove } from '#rules/orders/batch-moves.ts'
import { nameOfStaff } from '#server/people/staff/published/name-of-staff.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import { countRows, findBatchRow, listRows, saveAgain, saveStopped } from './batch-store.ts'

const rowsOfPage = 200
const nobody = { waiting: 0, doing: 0, done: 0, failed: 0, skipped: 0 }

type Asked = { id: number; staffId: number }

/** How far a batch is; null when there is none of that number. Its link stays good for 30 days. */
export async function findBatch(shop: Shop, { id, staffId }: Asked) {
  const row = await findBatchRow(shop.database.db, id)
  if (!row) return null
  const counts = await countRows(shop.database.db, id)
  return {
    id: row.id,
    move: row.move as BatchMove,
    by: await nameOfStaff(shop, row.staff_id),
    is_own: row.staff_id === staffId,
    state: row.state,
    begun_at: row.created_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    counts: { ...nobody, ...Object.fromEntries(counts.map(({ state, count }) => [state, count])) },
  }
}

/** Its rows with what became of them, those that failed first. */
export async function listBatchRows({ database: { db } }: Shop, { id, after }: { id: number; after: number }) {
  const rows = await listRows(db, { batchId: id, after, limit: rowsOfPage + 1 })
  const shown = rows.slice(0, rowsOfPage)
  return {
    rows: shown.map(({ object: number, state, refusal }) => ({
      number,
      state,
      why: refusal === null ? null : String((refusal as { code: string }).code),
    })),
    next: rows.length > rowsOfPage ? after + rowsOfPage : null,
  }
}

/** Stops between two rows: what is done stays done. Only who began a batch stops it. */
export async function stopBatch(shop: Shop, { id, staffId }: Asked): Promise<boolean> {
  const row = await findBatchRow(shop.database.db, id)
  if (row?.staff_id !== staffId) return false
  const now = shop.now()
  await shop.database.transaction((tx) => saveStopped(tx, { batchId: id, now }))
  return true
}

/** Does again what failed, and goes on with what was stopped; for who began it. */
export async function retryBatch(shop: Shop, { id, staffId }: Asked): Promise<boolean> {
  const row = await findBatchRow(shop.database.db, id)
  if (row?.staff_id !== staffId) return false
  if (row.state === 'running') return true
  await shop.database.transaction(async (tx) => {
    await saveAgain(tx, id)
    await tellLater(tx, { name: 'batch-begun', batchId: id })
  })
  return true
}
