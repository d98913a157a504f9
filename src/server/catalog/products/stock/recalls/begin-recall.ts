import type { Tx } from '#database/connect.ts'
import { nameOfActor, type Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { draftRecallLetter } from '#texts/messages/recall-letter.ts'
import { lockProductRows } from '../../store.ts'
import { findLot } from '../lot-store.ts'
import { createRecall, findOpenRecall, listLotsReached } from './store.ts'

type Beginning = { lot: number; reason: string; actor: Actor }

/**
 * 下架回收: blocks a lot at once, with every lot of other goods that units of it were moved to, and drafts the letter to those who have some
 * (STK-25). Told twice, it is one recall.
 */
export async function beginRecall(
  shop: Pick<Shop, 'database' | 'now'>,
  { lot: lotId, reason, actor }: Beginning,
): Promise<Result<{ id: number }, { code: 'unknown_lot' }>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const { lots, products } = await lockReached(tx, lotId)
    const lot = await findLot(tx, lotId)
    const product = products.find(({ id }) => id === lot?.product_id)
    if (!lot || !product) return refuse({ code: 'unknown_lot' })
    const known = await findOpenRecall(tx, lotId)
    if (known) return ok(known)
    const { number, expires_on, state } = lot
    const letter = draftRecallLetter({ product: { zh: product.name_zh, en: product.name_en || product.name_zh }, lot: number, expires_on })
    const lotIds = lots.map((each) => each.id)
    const begun = { started_at: now, started_by: nameOfActor(actor), saved_at: now, saved_by: String(actor.id) }
    const id = await createRecall(tx, { lot_id: lotId, lotIds, reason, ...begun, ...letter })
    const [before, after] = [{ state }, { recall: id, lot: number, lots: lotIds }]
    await writeAuditEntry(tx, { actor, verb: 'recall-lot', subject: `product ${product.id}`, before, after, reason, now })
    return ok({ id })
  })
}

/** Units may have been moved on while their products were waited for: looked at until nothing is added. */
async function lockReached(tx: Tx, lotId: number) {
  let lots = await listLotsReached(tx, lotId)
  while (true) {
    const products = await lockProductRows(tx, [...new Set(lots.map(({ product_id }) => product_id))])
    const now = await listLotsReached(tx, lotId)
    if (now.length === lots.length) return { lots, products }
    lots = now
  }
}
