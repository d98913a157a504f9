import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '#rules/actor.ts'
import type { Language } from '#rules/locale.ts'
import { memberColumnsFor } from '#rules/members/export-columns.ts'
import type { PermissionName, Share } from '#rules/staff/permissions.ts'
import { findMembers } from '#server/office/members/list/find-members.ts'
import { noteDataView } from '#server/platform/audit/note-data-view.ts'
import type { Trace } from '#server/platform/audit/trace.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { MembersExportInput } from './export-input.ts'
import { createExport, findExportOfPress } from './export-store.ts'

type Wish = { format: 'csv' | 'xlsx'; words: string; reason: string }
type By = {
  staffId: number
  actor: Actor
  permissions: ReadonlyMap<PermissionName, Share>
  language: Language
  trace: Trace
  press: string
}

/** So many members are looked up by words; without words all are written. */
const mostFound = 100_000

/**
 * Asks for members as a file, all or those of whom the words are, with the columns that its maker may see (IMP-18). It stands in the
 * audit log with its reason, words and count, and among the looks at personal data (ACC-46). The same press again answers the same file.
 */
export async function askMembersExport(shop: Shop, { format, words, reason, ...by }: Wish & By): Promise<number> {
  const { staffId, actor, permissions, language, trace, press } = by
  const now = shop.now()
  const input: MembersExportInput = { columns: memberColumnsFor(permissions), words, before: now.toISOString(), language }
  const { counted: rows } = await findMembersOf(shop, { input, cursor: null, limit: 1, most: words === '' ? everybody : mostFound })
  const asked = await shop.database.transaction(async (tx) => {
    const id = await createExport(tx, { kind: 'members', format, input, reason, staffId, trace, press })
    if (id === null) return { id: await findExportOfPress(tx, { staffId, press }), isNew: false }
    const after = { format, columns: input.columns, ...(words !== '' && { words }), rows }
    await writeAuditEntry(tx, { actor, verb: 'export-members', subject: `export ${id}`, before: null, after, reason, now })
    await tellLater(tx, { name: 'export-asked', exportId: id })
    return { id, isNew: true }
  })
  if (asked.isNew) await noteDataView(shop, { by: { staffId }, address: trace.address, kind: 'export', object: `export ${asked.id}`, rows })
  return asked.id
}

const everybody = 1_000_000_000

type Page = { input: MembersExportInput; cursor: number | null; limit: number; most: number }

/** Members of an export, those who joined first in front: none who joined after it was asked for. */
async function findMembersOf({ database: { db } }: Shop, { input: { words, before }, ...page }: Page) {
  const conditions: RawBuilder<boolean>[] = [sql<boolean>`users.created_at <= ${before}::timestamptz`]
  return findMembers(db, { conditions, words, sort: 'joined', ...page })
}

/** The next members of an export behind `cursor`, by their ids. */
export async function listMembersOf(shop: Shop, page: Omit<Page, 'most'>): Promise<number[]> {
  return (await findMembersOf(shop, { ...page, most: page.input.words === '' ? 1 : mostFound })).ids
}
