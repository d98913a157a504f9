import * as z from 'zod'
import { holdReasons } from '#rules/orders/hold.ts'

/** What a move needs beside the orders, as a batch keeps it. */
export const batchInput = z.object({
  reason: z.enum(holdReasons).optional(),
  to: z.int().nullable().optional(),
  add: z.array(z.string()).optional(),
  remove: z.array(z.string()).optional(),
})
export type BatchInput = z.infer<typeof batchInput>
