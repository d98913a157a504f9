import * as z from 'zod'
import type { Actor } from '#rules/actor.ts'
import { normaliseCode } from '#rules/promotions/discount.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { changedFields, type ChangedFields } from '#server/platform/audit/changed-fields.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { discountCodeChangeShape, faultInDiscountCode, type DiscountCodeChange } from './discount-code-shape.ts'
import { lockCodeRow, saveCode, type CodeRow } from './store.ts'

export type DiscountCodeChangeRefusal = { code: 'wrong_value'; why: string } | { code: 'unknown_code' }

/**
 * Changes what a discount code gives, to whom and when; the code itself stays, since orders and emails name it. Values
 * are judged beside those that stay. Orders keep what they were placed under. Told twice, the second time changes nothing.
 */
export async function changeDiscountCode(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, code, change }: { actor: Actor; code: string; change: DiscountCodeChange },
): Promise<Result<ChangedFields<CodeRow>, DiscountCodeChangeRefusal>> {
  const read = discountCodeChangeShape.safeParse(change)
  if (!read.success) return refuse({ code: 'wrong_value', why: z.prettifyError(read.error) })
  return shop.database.transaction(async (tx) => {
    const row = await lockCodeRow(tx, normaliseCode(code))
    if (!row) return refuse({ code: 'unknown_code' })
    const { before, after } = changedFields(row, read.data)
    const fault = faultInDiscountCode({ ...row, ...after })
    if (fault) return refuse({ code: 'wrong_value', why: fault })
    if (Object.keys(after).length === 0) return ok({ before, after })
    await saveCode(tx, { id: row.id, change: after })
    const subject = `discount code ${row.code}`
    await writeAuditEntry(tx, { actor, verb: 'change-discount-code', subject, before, after, now: shop.now() })
    return ok({ before, after })
  })
}
