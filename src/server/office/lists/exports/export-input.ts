import * as z from 'zod'
import { exportColumns } from '#rules/orders/export-columns.ts'

/** What a file is to hold, as it was asked for: the orders of that instant, and the columns that its maker may have. */
export const exportInput = z.object({ ids: z.array(z.int()), columns: z.array(z.enum(exportColumns)), language: z.enum(['zh', 'en']) })
export type ExportInput = z.infer<typeof exportInput>
