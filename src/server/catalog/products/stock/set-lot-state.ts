import type { Actor } from '#rules/actor.ts'
import { taipeiDay } from '#rules/calendar.ts'
import type { LotState } from '#rules/catalog/lots.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockProductRows } from '../store.ts'
import { findLot, saveLots } from './lot-store.ts'

export type LotStateRefusal =
  | { code: 'unknown_lot' } /** What has expired is not opened again. */
  | { code: 'lot_expired' }
  /** It is being recalled. */
  | { code: 'lot_recalled' }

type Setting = { id: number; state: Exclude<LotState, 'expired'>; reason: string; actor: Actor }

/** Blocks a lot, holds it for judgement, or opens it, by hand: the clock leaves it so until it expires (STK-06). Told twice, nothing changes. */
export async function setLotState(shop: Shop, { id, state, reason, actor }: Setting): Promise<Result<'changed' | 'same', LotStateRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    await lockProductRows(tx, [(await findLot(tx, id))?.product_id ?? 0])
    const lot = await findLot(tx, id)
    if (!lot) return refuse({ code: 'unknown_lot' })
    if (lot.recalled) return refuse({ code: 'lot_recalled' })
    if (lot.state === state && lot.by_hand) return ok('same')
    if (lot.expires_on < taipeiDay(now)) return refuse({ code: 'lot_expired' })
    await saveLots(tx, [{ id, block_on: lot.block_on, state, by_hand: true }])
    const [before, after] = [{ state: lot.state }, { state, lot: lot.number }]
    await writeAuditEntry(tx, { actor, verb: 'set-lot-state', subject: `product ${lot.product_id}`, before, after, reason, now })
    return ok('changed')
  })
}
