import type { Actor } from '#rules/actor.ts'
import type { ImportKind } from '#rules/imports/import-fields.ts'
import type { Language } from '#rules/locale.ts'
import type { Trace } from '#server/platform/audit/trace.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createExport, findExportOfPress } from './export-store.ts'

type Wish = { kind: ImportKind; format: 'csv' | 'xlsx'; staffId: number; actor: Actor; language: Language; trace: Trace; press: string }

/** Asks for all goods, their prices or their stock as a file that an import takes. The same press again answers the same file. */
export async function askGoodsExport(shop: Shop, { kind, format, staffId, actor, language, trace, press }: Wish): Promise<number> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const id = await createExport(tx, { kind, format, input: { language }, reason: '', staffId, trace, press })
    if (id === null) return findExportOfPress(tx, { staffId, press })
    await writeAuditEntry(tx, { actor, verb: 'export-goods', subject: `export ${id}`, before: null, after: { kind, format }, now })
    await tellLater(tx, { name: 'export-asked', exportId: id })
    return id
  })
}
