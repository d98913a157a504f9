import type { Tx } from '#database/connect.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { isWeightRight, unitsLeft } from '#rules/shipping/packing.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { lockRecalled } from '#server/catalog/products/published/recalled-units.ts'
import { hasInvoice } from '#server/money/invoices/published/paper-proofs.ts'
import { listParcelsOnPaper } from '#server/sales/orders/published/parcels/parcels-on-paper.ts'
import type { Shop } from '#server/platform/shop.ts'
import { takeToPack, type Packer, type PackingRefusal } from './claim-parcel.ts'
import { listContents, savePacking } from './store.ts'

export type CheckRefusal =
  | PackingRefusal
  /** So many units were not counted. */
  | { code: 'parcel_incomplete'; left: number }
  /** It weighs something else than what belongs in it, and nobody has looked at it again. */
  | { code: 'weight_off'; expected: number }
  /** Its buyer wants the invoice on paper, and there is none yet (PCK-25). */
  | { code: 'invoice_not_issued' }
  /** It has units of a lot that is being recalled (STK-25). */
  | { code: 'lot_recalled' }

/** `reason`: why it is complete without scans, from somebody who may say so. */
export type Check = Packer & { reason: string | null }

/** A parcel is complete: every unit was counted, or somebody who may has said why that is not needed (PCK-13). Told twice, it is checked once. */
export async function checkParcel(shop: Shop, { number, staffId, actor, reason }: Check): Promise<Result<'checked', CheckRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const taken = await takeToPack(tx, { number, staffId, now })
    if (!taken.ok) return taken
    const { order_id: orderId, checked_at, weight_g, expected_g, weight_reason } = taken.value
    if (checked_at !== null) return ok('checked')
    if ((await lockRecalled(tx, [orderId])).length > 0) return refuse({ code: 'lot_recalled' })
    const contents = (await listContents(tx, [orderId])).map(({ product_id: productId, ...counts }) => ({ productId, ...counts }))
    const left = unitsLeft(contents)
    if (left > 0 && reason === null) return refuse({ code: 'parcel_incomplete', left })
    if (weight_g !== null && weight_reason === null && !isWeightRight({ weighed: weight_g, expected: expected_g }))
      return refuse({ code: 'weight_off', expected: expected_g ?? 0 })
    if (await lacksProof(tx, number)) return refuse({ code: 'invoice_not_issued' })
    const isOverridden = left > 0 && reason !== null
    await savePacking(tx, {
      orderId,
      set: { checked_at: now, checked_by: staffId, override_reason: isOverridden ? reason : null },
    })
    const after = isOverridden ? { without_scans: left } : { complete: true }
    await writeAuditEntry(tx, {
      actor,
      verb: 'check-parcel',
      subject: `order ${number}`,
      before: null,
      after,
      ...(isOverridden && { reason }),
      now,
    })
    return ok('checked')
  })
}

async function lacksProof(tx: Tx, number: string): Promise<boolean> {
  const [parcel] = await listParcelsOnPaper(tx, [number])
  return parcel?.bringsProof === true && !(await hasInvoice(tx, parcel.wholeId))
}
