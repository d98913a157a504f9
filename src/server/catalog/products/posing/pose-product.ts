import type { Tx } from '#database/connect.ts'
import { lackingForSale, shownStates } from '#rules/catalog/product-state.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { changedFields } from '#server/platform/audit/changed-fields.ts'
import { judgeChange, type JudgedRefusal } from '../judging/judge-change.ts'
import { productChangeShape, type ProductChange } from '../product-shape.ts'
import { lockProductRows, saveProductRow, type LockedProduct } from '../store.ts'

export type PoseRefusal = JudgedRefusal | { code: 'unknown_product'; product: number }

/** `buysFirst`: for who may still have first-order prices. */
type Pose = { id: number; change: ProductChange; buysFirst: boolean; now: Date }

/**
 * Makes a product what somebody has typed, as if it were saved and could be seen, in a transaction that its caller takes back: neither a
 * version nor a note is made of it that anybody would find. Told what stands in the way where it could not be saved so.
 */
export async function poseProduct(tx: Tx, { id, change, buysFirst, now }: Pose): Promise<Result<null, PoseRefusal>> {
  const [row] = await lockProductRows(tx, [id])
  if (!row) return refuse({ code: 'unknown_product', product: id })
  const read = Object.keys(change).length > 0 ? productChangeShape.safeParse(change) : { success: true as const, data: {} }
  if (!read.success) return refuse({ code: 'wrong_value', why: read.error.message, faults: {} })
  const { after } = changedFields(row, read.data)
  const refusal = await judgeChange(tx, { row, after, takesBack: true, isLookedAt: true, now })
  if (refusal) return refuse(refusal)
  const becomes = { ...row, ...after }
  if (lackingForSale(becomes).includes('price'))
    return refuse({ code: 'wrong_value', why: 'It has no price', faults: { price: 'noPrice' } })
  const isSeen = shownStates.some((state) => state === row.state)
  const posed: Partial<LockedProduct> = {
    ...after,
    ...(!isSeen && { state: 'on' as const, published_at: now }),
    // Somebody else may have its code by now, and no page shows it.
    ...(row.state === 'archived' && { barcode: null }),
    ...(becomes.is_gift_only && soldAsGoods(becomes)),
    ...(!buysFirst && { first_purchase_price: null }),
  }
  if (Object.keys(posed).length > 0) await saveProductRow(tx, { id, change: posed })
  return ok(null)
}

/** A gift has no page and may cost nothing; what it would look like among goods is shown all the same. */
function soldAsGoods({ price, origin_price: full }: LockedProduct): Partial<LockedProduct> {
  const asked = Math.max(price, 1)
  return { is_gift_only: false, price: asked, origin_price: Math.max(full, asked) }
}
