import type { Actor } from '#rules/actor.ts'
import type { Day } from '#rules/calendar.ts'
import type { Language } from '#rules/locale.ts'
import type { Trace } from '#server/platform/audit/trace.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createExport, findExportOfPress } from './export-store.ts'

type Wish = { format: 'csv' | 'xlsx'; from: Day; until: Day }
type By = { staffId: number; actor: Actor; language: Language; trace: Trace; press: string }

/** Asks for the ledger of stock as a file (IMP-01). The same press again answers the same file. */
export async function askMovementsExport(
  shop: Shop,
  { format, from, until, staffId, actor, language, trace, press }: Wish & By,
): Promise<number> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const input = { from, until, before: now.toISOString(), language }
    const id = await createExport(tx, { kind: 'movements', format, input, reason: '', staffId, trace, press })
    if (id === null) return findExportOfPress(tx, { staffId, press })
    const after = { format, from, until }
    await writeAuditEntry(tx, { actor, verb: 'export-movements', subject: `export ${id}`, before: null, after, now })
    await tellLater(tx, { name: 'export-asked', exportId: id })
    return id
  })
}
