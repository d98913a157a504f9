import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { listRolesOf } from '#server/people/staff/published/roles-of-staff.ts'
import { changedFields } from '#server/platform/audit/changed-fields.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Tx } from '#database/connect.ts'
import type { Shop } from '#server/platform/shop.ts'
import { isLead } from './list-views.ts'
import { createView, lockView, saveRemoved, saveView, type Page, type ViewSaid } from './view-store.ts'

type By = { staffId: number; actor: Actor }
export type ViewRefusal = { code: 'no_such_view' } | { code: 'edit_conflict'; by: string; at: Date; present: ViewSaid; version: number }

/** Keeps a view under a name. Whoever makes a copy of another's makes one of their own. */
export async function createSavedView(shop: Shop, { page, staffId, actor, ...said }: ViewSaid & By & { page: Page }): Promise<number> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const id = await createView(tx, { page, staffId, by: String(actor.id), ...said })
    await writeAuditEntry(tx, { actor, verb: 'save-view', subject: `view ${id}`, before: null, after: said, now })
    return id
  })
}

/** A view that somebody else has changed meanwhile is not written over (NAV-14). */
export async function changeSavedView(
  shop: Shop,
  { id, version, staffId, actor, ...said }: ViewSaid & By & { id: number; version: number },
): Promise<Result<number, ViewRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const stood = await lockChangeable(tx, { id, staffId })
    if (!stood || stood.removed_at !== null) return refuse({ code: 'no_such_view' })
    const before = {
      name: stood.name,
      query: stood.query as ViewSaid['query'],
      columns: stood.columns as ViewSaid['columns'],
      roles: stood.role_ids,
    }
    if (stood.version !== version)
      return refuse({ code: 'edit_conflict', by: stood.changed_by, at: stood.updated_at, present: before, version: stood.version })
    await saveView(tx, { id, version: version + 1, by: String(actor.id), ...said })
    await writeAuditEntry(tx, { actor, verb: 'change-view', subject: `view ${id}`, ...changedFields(before, said), now })
    return ok(version + 1)
  })
}

/** Puts a view away, or has it back. Told twice, nothing changes. */
export async function putViewAway(
  shop: Shop,
  { id, staffId, actor, away }: By & { id: number; away: 'away' | 'back' },
): Promise<Result<null, ViewRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const stood = await lockChangeable(tx, { id, staffId })
    if (!stood) return refuse({ code: 'no_such_view' })
    if ((stood.removed_at === null) === (away === 'back')) return ok(null)
    await saveRemoved(tx, { id, removed: away === 'away' ? { at: now, by: String(actor.id) } : null })
    const [before, after] = [{ removed: stood.removed_at !== null }, { removed: away === 'away' }]
    await writeAuditEntry(tx, { actor, verb: away === 'away' ? 'remove-view' : 'restore-view', subject: `view ${id}`, before, after, now })
    return ok(null)
  })
}

/** One's own, and what is for roles where one leads (NAV-27). */
async function lockChangeable(tx: Tx, { id, staffId }: { id: number; staffId: number }) {
  const view = await lockView(tx, id)
  if (!view) return null
  if (view.owner_id === staffId) return view
  return view.role_ids.length > 0 && isLead(await listRolesOf(tx, staffId)) ? view : null
}
