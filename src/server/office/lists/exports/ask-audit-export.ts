import type { AuditFilterAsked } from '#contract/office/api/audit.ts'
import type { Actor } from '#rules/actor.ts'
import type { Language } from '#rules/locale.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { auditFilterOf } from '#server/office/audit/list-audit.ts'
import { countAuditEntries } from '#server/platform/audit/list-audit-entries.ts'
import { noteDataView } from '#server/platform/audit/note-data-view.ts'
import type { Trace } from '#server/platform/audit/trace.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createExport, findExportOfPress } from './export-store.ts'

type Wish = { filter: AuditFilterAsked; reason: string }
type By = { staffId: number; actor: Actor; language: Language; trace: Trace; press: string }

/** So many rows a file holds at most (ACC-45). */
export const mostAuditRows = 100_000

/**
 * Asks for a part of the audit log as a file. It stands in the log itself with its reason, and among the looks at personal data
 * (ACC-46). The same press again answers the same file.
 */
export async function askAuditExport(
  shop: Shop,
  { filter, reason, staffId, actor, language, trace, press }: Wish & By,
): Promise<Result<number, { code: 'too_many_rows' }>> {
  const now = shop.now()
  const meant = auditFilterOf(filter, 'all')
  const rows = await countAuditEntries(shop, { ...meant, until: earlier(meant.until, now), most: mostAuditRows + 1 })
  if (rows > mostAuditRows) return refuse({ code: 'too_many_rows' })
  const asked = await shop.database.transaction(async (tx) => {
    const input = { filter, before: now.toISOString(), language }
    const id = await createExport(tx, { kind: 'audit', format: 'csv', input, reason, staffId, trace, press })
    if (id === null) return { id: await findExportOfPress(tx, { staffId, press }), isNew: false }
    await writeAuditEntry(tx, {
      actor,
      verb: 'export-audit',
      subject: `export ${id}`,
      before: null,
      after: { ...filter, rows },
      reason,
      now,
    })
    await tellLater(tx, { name: 'export-asked', exportId: id })
    return { id, isNew: true }
  })
  if (asked.isNew) await noteDataView(shop, { by: { staffId }, address: trace.address, kind: 'export', object: `export ${asked.id}`, rows })
  return ok(asked.id)
}

export function earlier(one: Date | undefined, other: Date): Date {
  return one !== undefined && one < other ? one : other
}
