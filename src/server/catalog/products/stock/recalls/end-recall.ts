import { nameOfActor, type Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockProductRows } from '../../store.ts'
import { findRecallRow, listLotsOfRecall, lockRecall, saveEnd } from './store.ts'

type Ending = { id: number; reason: string; actor: Actor }

/** Ends a recall: its lots stay blocked, and may be opened one by one. Told twice, it ends once. */
export async function endRecall(
  shop: Shop,
  { id, reason, actor }: Ending,
): Promise<Result<'changed' | 'same', { code: 'no_such_recall' }>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    // Products before their lots, as everywhere. Which lots a recall has never changes.
    const lots = await listLotsOfRecall(tx, id)
    await lockProductRows(
      tx,
      lots.map(({ product_id }) => product_id),
    )
    const recall = await lockRecall(tx, id)
    const row = recall && (await findRecallRow(tx, id))
    if (!row) return refuse({ code: 'no_such_recall' })
    if (recall.ended_at !== null) return ok('same')
    await saveEnd(tx, { id, at: now, by: nameOfActor(actor), reason })
    const [before, after] = [{ recall: id }, { ended: true, lot: row.number }]
    await writeAuditEntry(tx, { actor, verb: 'end-recall', subject: `product ${row.product_id}`, before, after, reason, now })
    return ok('changed')
  })
}
