import * as z from 'zod'
import { idInBody, instant } from '#contract/shared/fields.ts'
import type { BatchMove, BulkMove } from '#rules/catalog/bulk/bulk-move.ts'
import { priceEndings } from '#rules/catalog/bulk/changed-price.ts'
import { productFlags } from '#rules/catalog/product-filter.ts'

const price = z.int('integer').min(0, 'integer').max(1_000_000, 'invalid')
const inHundredths = (percent: number) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6

/** One move with many products, and what it needs to know (GDS-06). */
export const bulkMove = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('on') }),
  z.object({ kind: z.literal('off') }),
  z.object({ kind: z.literal('archive') }),
  z.object({ kind: z.literal('schedule'), on_at: instant.nullable(), off_at: instant.nullable() }),
  z.object({ kind: z.literal('price'), price }),
  z.object({
    kind: z.literal('price_by_percent'),
    /** With at most two decimals; -10 makes it cheaper by a tenth. */
    percent: z.number().min(-100, 'invalid').max(1000, 'invalid').refine(inHundredths, 'invalid'),
    /** The last digit that prices are brought down to; null brings them down to the dollar (GDS-08). */
    ending: z
      .literal([...priceEndings])
      .nullable()
      .default(null),
  }),
  z.object({ kind: z.literal('price_by_amount'), amount: z.int('integer').min(-1_000_000, 'invalid').max(1_000_000, 'invalid') }),
  z.object({ kind: z.literal('origin_price'), price }),
  z.object({ kind: z.literal('flag'), flag: z.enum(productFlags), is: z.boolean() }),
  z
    .object({
      kind: z.literal('member_limit'),
      limit: z.int('integer').min(1, 'integer').max(1000, 'invalid').nullable(),
      days: z.int('integer').min(1, 'integer').max(365, 'withinYear').nullable(),
    })
    .refine(({ limit, days }) => (limit === null) === (days === null), 'required'),
  z.object({ kind: z.literal('brand'), brand: idInBody.nullable() }),
  z.object({ kind: z.literal('add_to_category'), category: idInBody }),
  z.object({ kind: z.literal('remove_from_category'), category: idInBody }),
]) satisfies z.ZodType<BulkMove>

/** What a batch has done. */
export const batchMove = z.union([
  bulkMove,
  z.object({ kind: z.literal('grid'), cells: z.int(), priced: z.boolean() }),
]) satisfies z.ZodType<BatchMove>
