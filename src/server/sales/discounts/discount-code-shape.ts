import * as z from 'zod'
import { instant, lineUpTo } from '#contract/shared/fields.ts'
import { normaliseCode } from '#rules/promotions/discount.ts'

const moment = instant.transform((said) => new Date(said))
const limit = z.int().min(1).max(1_000_000).nullable()

/** What staff say of a discount code, each field for itself. `value`: whole TWD, or percent. Null is no end and no limit. */
const fields = {
  name_zh: lineUpTo(100).min(1),
  name_en: lineUpTo(100),
  kind: z.enum(['amount', 'percent']),
  value: z.int().min(1).max(1_000_000),
  minimum_amount: z.int().min(0).max(1_000_000),
  starts_at: moment,
  ends_at: moment.nullable(),
  total_limit: limit,
  per_user_limit: limit,
  active: z.boolean(),
}

/** What shoppers type, in capitals or not; it stays. */
const code = z
  .string()
  .regex(/^[A-Za-z0-9]{1,40}$/, '1 to 40 letters and digits')
  .transform(normaliseCode)

/** What is left out begins as the database says, and the code holds from now on. */
export const newDiscountCodeShape = z
  .strictObject({ code, ...fields })
  .partial()
  .required({ code: true, name_zh: true, kind: true, value: true })

export const discountCodeChangeShape = z
  .strictObject(fields)
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Nothing to change')

export type NewDiscountCode = z.input<typeof newDiscountCodeShape>
export type DiscountCodeChange = z.input<typeof discountCodeChangeShape>

type Terms = { kind: 'amount' | 'percent'; value: number; starts_at: Date; ends_at?: Date | null | undefined }

/** Why this can't stand together; null when it can. */
export function faultInDiscountCode({ kind, value, starts_at: from, ends_at: until }: Terms): string | null {
  if (kind === 'percent' && value > 100) return 'A percent is 100 at most'
  if (until && until <= from) return 'ends_at has to be after starts_at'
  return null
}
