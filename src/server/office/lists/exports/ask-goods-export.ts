import type { Actor } from '#rules/actor.ts'
import type { WrittenKind } from '#rules/imports/import-fields.ts'
import type { Language } from '#rules/locale.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Trace } from '#server/platform/audit/trace.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findProductSelection } from '../selections/find-selection.ts'
import { createExport, findExportOfPress } from './export-store.ts'

type Wish = { kind: WrittenKind; format: 'csv' | 'xlsx'; /** Left out, all goods. */ selection?: number | undefined }
type By = { staffId: number; actor: Actor; language: Language; trace: Trace; press: string }

/** Asks for goods, their prices or their stock as a file that an import takes: all, or those that are selected (GDS-06). The same press again answers the same file. */
export async function askGoodsExport(
  shop: Shop,
  { kind, format, selection, staffId, actor, language, trace, press }: Wish & By,
): Promise<Result<number, { code: 'selection_ended' }>> {
  const ids = selection === undefined ? undefined : await findProductSelection(shop, { id: selection, staffId })
  if (ids === null) return refuse({ code: 'selection_ended' })
  const input = { language, ...(ids && { ids: [...ids] }) }
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const id = await createExport(tx, { kind, format, input, reason: '', staffId, trace, press })
    if (id === null) return ok(await findExportOfPress(tx, { staffId, press }))
    await writeAuditEntry(tx, {
      actor,
      verb: 'export-goods',
      subject: `export ${id}`,
      before: null,
      after: { kind, format, ...(ids && { rows: ids.length }) },
      now,
    })
    await tellLater(tx, { name: 'export-asked', exportId: id })
    return ok(id)
  })
}
