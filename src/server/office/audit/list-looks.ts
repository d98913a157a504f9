import type { DataViewOfOffice, DataViewsAsked } from '#contract/office/api/audit.ts'
import { laterDay, startOfDay } from '#rules/calendar.ts'
import { namesOfStaff } from '#server/people/staff/published/names-of-staff.ts'
import { listDataViews, type DataViewFilter, type DataViewRow } from '#server/platform/audit/list-data-views.ts'
import type { Shop } from '#server/platform/shop.ts'

const rowsOfPage = 50

export type LooksAsked = DataViewsAsked & { cursor?: string | undefined }

/** Who looked at whose data, when and from where (ACC-46). */
export async function listLooks(shop: Shop, { cursor, ...asked }: LooksAsked): Promise<{ rows: DataViewOfOffice[]; next: string | null }> {
  const { rows, next } = await listDataViews(shop, { ...filterOf(asked), cursor, rows: rowsOfPage })
  const names = await namesOf(shop, rows)
  return { rows: rows.map((row) => present(row, names)), next }
}

function filterOf({ staff, look, about, from, to, address }: DataViewsAsked): DataViewFilter {
  return {
    staffId: staff,
    kind: look,
    objects: about ? ['order', 'member', 'export'].map((kind) => `${kind} ${about}`) : undefined,
    from: from === undefined ? undefined : startOfDay(from),
    until: to === undefined ? undefined : startOfDay(laterDay(to, 1)),
    address,
  }
}

async function namesOf({ database: { db } }: Shop, rows: readonly DataViewRow[]): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(rows.flatMap(({ staff_id: id }) => (id === null ? [] : [id])))]
  if (ids.length === 0) return new Map()
  const people = await db.selectFrom(namesOfStaff().as('people')).where('people.id', 'in', ids).selectAll().execute()
  return new Map(people.map(({ id, name }) => [id, name]))
}

function present(
  { id, at, staff_id: staff, api_key_id, address, kind, object, rows }: DataViewRow,
  names: ReadonlyMap<number, string>,
): DataViewOfOffice {
  return {
    id,
    at: at.toISOString(),
    staff: staff === null ? null : { id: staff, name: names.get(staff) ?? String(staff) },
    api_key_id,
    address,
    kind,
    object,
    rows,
  }
}
