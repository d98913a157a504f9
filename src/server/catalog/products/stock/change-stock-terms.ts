import type { Actor } from '#rules/actor.ts'
import { taipeiDay, type Day } from '#rules/calendar.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { FieldMessage } from '#texts/shared/fields.ts'
import { changedFields } from '#server/platform/audit/changed-fields.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { isPicked } from '../relatives/store.ts'
import { lockProductRows, saveProductRow, type LockedProduct } from '../store.ts'
import { turnLotsOf } from './turn-lots.ts'

/** What is left out stays; null is as if it had never been said. */
export type StockTermsOfProduct = {
  safety_stock?: number | undefined
  low_stock_at?: number | null | undefined
  low_stock_days?: number | null | undefined
  lots_followed?: boolean | undefined
  arrival_days?: number | null | undefined
  shelf_life_days?: number | null | undefined
  preorder_quota?: number | undefined
  quota_expected_on?: Day | null | undefined
}

export type StockTermsRefusal =
  | { code: 'unknown_product' }
  | { code: 'wrong_quota'; faults: Partial<Record<QuotaField, FieldMessage>> }
  /** Goods came in since the quota was read, or somebody else said it; as it stands now. */
  | { code: 'quota_moved'; version: number; at: Date; present: { preorder_quota: number } }
type QuotaField = 'preorder_quota' | 'quota_expected_on'

/** `seen`: the quota that whoever says a new one has read. A receipt lowers it without anybody saying so, and what has come is not promised again. */
type Wanted = { actor: Actor; id: number; said: StockTermsOfProduct; seen?: { preorder_quota: number } | undefined }

/**
 * Says what is kept back of a product or promised beyond it, when it is scarce, and whether its lots are followed. Its lots are blocked and opened anew in the
 * same moment. Told twice, the second time changes nothing.
 */
export async function changeStockTerms(
  shop: Pick<Shop, 'database' | 'now' | 'terms'>,
  { actor, id, said, seen }: Wanted,
): Promise<Result<'changed' | 'same', StockTermsRefusal>> {
  const [now, { stock: terms }] = [shop.now(), await shop.terms()]
  return shop.database.transaction(async (tx) => {
    const [row] = await lockProductRows(tx, [id])
    if (!row) return refuse({ code: 'unknown_product' })
    // A number of units and days of cover are two ways to say one thing: the one that is said last holds.
    const byUnits = typeof said.low_stock_at === 'number' && { low_stock_days: null }
    const byDays = typeof said.low_stock_days === 'number' && { low_stock_at: null }
    const { before, after } = changedFields(row, { ...said, ...byUnits, ...byDays })
    if (Object.keys(after).length === 0) return ok('same')
    const { version, changed_at: at, preorder_quota } = row
    if (after.preorder_quota !== undefined && preorder_quota !== seen?.preorder_quota)
      return refuse({ code: 'quota_moved', version, at, present: { preorder_quota } })
    const faults = faultsInQuota({ ...row, ...after, isPicked: await isPicked(tx, id) })
    if (faults) return refuse({ code: 'wrong_quota', faults })
    await saveProductRow(tx, { id, change: after })
    await turnLotsOf(tx, { products: [id], today: taipeiDay(now), terms })
    await writeAuditEntry(tx, { actor, verb: 'change-stock-terms', subject: `product ${id}`, before, after, now })
    return ok('changed')
  })
}

type Judged = LockedProduct & { isPicked: boolean }

/** A preorder is promised beyond what is there until a day that is said, and never less of it than orders hold (STK-20). */
function faultsInQuota({ preorder_quota: quota, quota_expected_on: day, exclusive, stock, reserved, isPicked: picked }: Judged) {
  if (reserved > stock + quota) return { preorder_quota: 'quotaPromised' } as const
  if (quota === 0) return null
  if (!exclusive) return { preorder_quota: 'quotaOfPreorder' } as const
  if (picked) return { preorder_quota: 'quotaInBundle' } as const
  return day === null ? ({ quota_expected_on: 'required' } as const) : null
}
