import { isEntryKind, isPriceField, type ImportKind } from '#rules/imports/import-fields.ts'
import { permissionOfEntries } from '#rules/imports/permission-of-entries.ts'
import type { PermissionName } from '#rules/staff/permissions.ts'
import { noteDataView } from '#server/platform/audit/note-data-view.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { OfficeCaller } from '#server/platform/office/office-caller.ts'

/** Who looks at an import, and at whose. */
export type Looking = Pick<OfficeCaller, 'permissions' | 'staffId' | 'apiKeyId'> & { address: string | null }

/** Whoever looks at rows of persons leaves a trace (ACC-46). */
export async function noteRowsSeen(shop: Shop, { id, kind, by: { staffId, apiKeyId, address }, rows }: Looked): Promise<void> {
  if (kind !== 'members' || rows === 0) return
  await noteDataView(shop, { by: apiKeyId === null ? { staffId } : { apiKeyId }, address, kind: 'export', object: `import ${id}`, rows })
}
type Looked = { id: number; kind: ImportKind; by: Looking; rows: number }

export type Seen = {
  /** All that stands in the file, also what none of the shop's fields is, such as what goods were bought for. */
  all: boolean
  /** Whether the values of a field are shown; that it changes, everybody sees. */
  field: (name: string | null) => boolean
}

type Of = { staff_id: number; kind: ImportKind }

/** What somebody sees of the rows of an import: all of it who sent the file or imports, else what their own permissions show. */
export function seenOfImport({ permissions, staffId, apiKeyId }: Looking, { staff_id: sender, kind }: Of): Seen {
  if (isEntryKind(kind)) {
    const may = permissions.has(permissionOfEntries[kind]) && (kind !== 'members' || seesManyPersons(permissions))
    return { all: may, field: () => may }
  }
  // A key is not the person who made it.
  const all = permissions.has('goods.import') || (apiKeyId === null && staffId === sender)
  return { all, field: (name) => all || permissions.has(permissionOf(name ?? '')) }
}

/** Whoever sees how one member is reached does not see so of all of them at once. */
function seesManyPersons(permissions: Looking['permissions']): boolean {
  return permissions.has('goods.import') || permissions.has('members.export')
}

function permissionOf(field: string): PermissionName {
  if (field === 'stock' || field === 'units') return 'stock.view'
  return isPriceField(field) ? 'products.price' : 'products.view'
}
