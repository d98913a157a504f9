import * as z from 'zod'
import { auditFilter } from '#contract/office/api/audit.ts'
import { memberExportColumns } from '#rules/members/export-columns.ts'
import { exportColumns } from '#rules/orders/export-columns.ts'

/** What a file is to hold, as it was asked for: the orders of that instant, and the columns that its maker may have. */
export const exportInput = z.object({ ids: z.array(z.int()), columns: z.array(z.enum(exportColumns)), language: z.enum(['zh', 'en']) })
export type ExportInput = z.infer<typeof exportInput>

/** Goods as they stand when the file is written: these, or without ids all. */
export const goodsExportInput = z.object({ language: z.enum(['zh', 'en']), ids: z.array(z.int()).optional() })
export type GoodsExportInput = z.infer<typeof goodsExportInput>

/** Movements of these days, both included, that were there when the file was asked for. */
export const movementsExportInput = z.object({
  from: z.iso.date(),
  until: z.iso.date(),
  before: z.iso.datetime(),
  language: z.enum(['zh', 'en']),
})
export type MovementsExportInput = z.infer<typeof movementsExportInput>

/** Members, all or those of whom the words are, who had joined by then. */
export const membersExportInput = z.object({
  columns: z.array(z.enum(memberExportColumns)),
  words: z.string(),
  before: z.iso.datetime(),
  language: z.enum(['zh', 'en']),
})
export type MembersExportInput = z.infer<typeof membersExportInput>

/** A part of the audit log, as it stood when it was asked for. */
export const auditExportInput = z.object({
  filter: auditFilter,
  before: z.iso.datetime(),
  language: z.enum(['zh', 'en']),
})
export type AuditExportInput = z.infer<typeof auditExportInput>
