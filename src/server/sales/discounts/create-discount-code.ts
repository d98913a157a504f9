import * as z from 'zod'
import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { faultInDiscountCode, newDiscountCodeShape, type NewDiscountCode } from './discount-code-shape.ts'
import { createFreeCode } from './store.ts'

/** `code_taken`: there is such a code already, such as when it was told twice. */
export type NewDiscountCodeRefusal = { code: 'wrong_value'; why: string } | { code: 'code_taken' }

/** Makes a discount code for everybody; answers it as shoppers' codes are compared, in capitals. */
export async function createDiscountCode(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, discount }: { actor: Actor; discount: NewDiscountCode },
): Promise<Result<string, NewDiscountCodeRefusal>> {
  const read = newDiscountCodeShape.safeParse(discount)
  if (!read.success) return refuse({ code: 'wrong_value', why: z.prettifyError(read.error) })
  const now = shop.now()
  const { starts_at = now, ends_at = null, total_limit = null, per_user_limit = null, ...rest } = read.data
  const said = { ...rest, starts_at, ends_at, total_limit, per_user_limit }
  const fault = faultInDiscountCode(said)
  if (fault) return refuse({ code: 'wrong_value', why: fault })
  return shop.database.transaction(async (tx) => {
    if (!(await createFreeCode(tx, said))) return refuse({ code: 'code_taken' })
    const subject = `discount code ${said.code}`
    await writeAuditEntry(tx, { actor, verb: 'create-discount-code', subject, before: null, after: said, now })
    return ok(said.code)
  })
}
