import type { Actor } from '#rules/actor.ts'
import { mayTakeBack } from '#rules/catalog/bulk/bulk-move.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { traceOf } from '#server/platform/audit/trace.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockBatchRow, saveApplying, saveUndoing } from './batch-store.ts'

type Pressed = { id: number; actor: Actor }

/** Has a batch applied that was tried before. Told twice, it is applied once. */
export async function applyBatch(shop: Shop, { id, actor }: Pressed): Promise<void> {
  const now = shop.now()
  await shop.database.transaction(async (tx) => {
    const batch = await lockBatchRow(tx, id)
    if (batch?.state !== 'tried') return
    await saveApplying(tx, { id, actor, trace: traceOf(tx), now })
    await tellLater(tx, { name: 'product-batch-begun', batchId: id })
  })
}

/** Has a batch taken back that was applied within the last thirty days (GDS-09). Told twice, it is taken back once. */
export async function undoBatch(shop: Shop, { id, actor }: Pressed): Promise<Result<null, { code: 'not_found' | 'undo_over' }>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const batch = await lockBatchRow(tx, id)
    if (batch?.state === 'undoing' || batch?.state === 'undone') return ok(null)
    if (batch?.state !== 'done' || !batch.applied_at) return refuse({ code: 'not_found' })
    if (!mayTakeBack({ appliedAt: batch.applied_at, now })) return refuse({ code: 'undo_over' })
    await saveUndoing(tx, { id, actor, trace: traceOf(tx), now })
    await tellLater(tx, { name: 'product-batch-begun', batchId: id })
    return ok(null)
  })
}
