import type { AuditEntryOfOffice, AuditFilterAsked } from '#contract/office/api/audit.ts'
import { laterDay, startOfDay } from '#rules/calendar.ts'
import { moneyVerbs } from '#rules/staff/audit-money.ts'
import type { Share } from '#rules/staff/permissions.ts'
import { namesOfStaff } from '#server/people/staff/published/names-of-staff.ts'
import { listAuditChoices, listAuditEntries, type AuditFilter, type AuditRow } from '#server/platform/audit/list-audit-entries.ts'
import type { Shop } from '#server/platform/shop.ts'

const rowsOfPage = 50

export type AuditAsked = { asked: AuditFilterAsked & { cursor?: string | undefined }; share: Share }

/** The audit log; an accountant's part of it is what is about money (ACC-45). */
export async function listAudit(shop: Shop, { asked, share }: AuditAsked): Promise<{ rows: AuditEntryOfOffice[]; next: string | null }> {
  const { rows, next } = await listAuditEntries(shop, { ...auditFilterOf(asked, share), cursor: asked.cursor, rows: rowsOfPage })
  const names = await namesOf(shop, rows)
  return { rows: rows.map((row) => present(row, names)), next }
}

export async function listChoices(shop: Shop) {
  const { db } = shop.database
  const people = await db.selectFrom(namesOfStaff().as('people')).selectAll().orderBy('name').execute()
  return { people, ...(await listAuditChoices(shop)) }
}

/** What of the log is asked for; of an accountant's part, what is about money. */
export function auditFilterOf({ staff, verb, kind, subject, from, to, address, words }: AuditFilterAsked, share: Share): AuditFilter {
  return {
    staffId: staff,
    verb,
    among: share === 'all' ? undefined : moneyVerbs,
    kind,
    subject,
    from: from === undefined ? undefined : startOfDay(from),
    until: to === undefined ? undefined : startOfDay(laterDay(to, 1)),
    address,
    words: words?.trim() || undefined,
  }
}

/** The names of those who approved. */
async function namesOf({ database: { db } }: Shop, rows: readonly AuditRow[]): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(rows.flatMap(({ approver_id: id }) => (id === null ? [] : [id])))]
  if (ids.length === 0) return new Map()
  const people = await db.selectFrom(namesOfStaff().as('people')).where('people.id', 'in', ids).selectAll().execute()
  return new Map(people.map(({ id, name }) => [id, name]))
}

function present(row: AuditRow, names: ReadonlyMap<number, string>): AuditEntryOfOffice {
  return {
    id: row.id,
    at: row.changed_at.toISOString(),
    by: { kind: row.actor_kind, name: row.actor_id, staff_id: row.staff_id },
    by_command: row.actor_kind === 'staff' && row.staff_id === null && row.api_key_id === null,
    approved_by: row.approver_id === null ? null : (names.get(row.approver_id) ?? null),
    api_key_id: row.api_key_id,
    address: row.address,
    request_id: row.request_id,
    verb: row.verb,
    subject: row.subject,
    reason: row.reason,
    fields: fieldsOf(row.before, row.after),
  }
}

/** What stood before and what stands now, field by field; what is no record of fields stands as one, without a name. */
function fieldsOf(before: unknown, after: unknown): AuditEntryOfOffice['fields'] {
  const [was, is] = [recordOf(before), recordOf(after)]
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return names.map((name) => ({ name, before: was[name] ?? null, after: is[name] ?? null }))
}

function recordOf(value: unknown): Record<string, unknown> {
  if (value === null || value === undefined) return {}
  return typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : { '': value }
}
