import type { Actor } from '#rules/actor.ts'
import type { Language } from '#rules/locale.ts'
import { columnsFor, type ExportColumn } from '#rules/orders/export-columns.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Share } from '#rules/staff/permissions.ts'
import { noteDataView } from '#server/platform/audit/note-data-view.ts'
import type { Trace } from '#server/platform/audit/trace.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findSelectedOrders } from '../selections/find-selection.ts'
import { createExport, findExportOfPress } from './export-store.ts'

type Wish = { kind: 'orders' | 'order_lines'; format: 'csv' | 'xlsx'; columns: readonly ExportColumn[]; selection: number; reason: string }
type By = { staffId: number; actor: Actor; share: Share | undefined; language: Language; trace: Trace; press: string }

/**
 * Asks for selected orders as a file, with the columns that its maker may see. It is noted as a look at personal data before it is
 * made (ACC-46), and in the audit log with its reason. The same press again answers the same file.
 */
export async function askExport(
  shop: Shop,
  { kind, format, columns, selection, reason, ...by }: Wish & By,
): Promise<Result<number, { code: 'selection_ended' }>> {
  const { staffId, actor, share, language, trace, press } = by
  const selected = await findSelectedOrders(shop, { id: selection, staffId })
  if (!selected) return refuse({ code: 'selection_ended' })
  const { ids, asked: filter } = selected
  const withContact = !(typeof share === 'object' && 'part' in share && share.part === 'without contact')
  const input = { ids, columns: columnsFor(columns, { withContact, byLine: kind === 'order_lines' }), language }
  const now = shop.now()
  const asked = await shop.database.transaction(async (tx) => {
    const id = await createExport(tx, { kind, format, input, reason, staffId, trace, press })
    if (id === null) return { id: await findExportOfPress(tx, { staffId, press }), isNew: false }
    const after = { kind, format, columns: input.columns, filter, rows: ids.length }
    await writeAuditEntry(tx, { actor, verb: 'export-orders', subject: `export ${id}`, before: null, after, reason, now })
    await tellLater(tx, { name: 'export-asked', exportId: id })
    return { id, isNew: true }
  })
  if (asked.isNew)
    await noteDataView(shop, { by: { staffId }, address: trace.address, kind: 'export', object: `export ${asked.id}`, rows: ids.length })
  return ok(asked.id)
}
