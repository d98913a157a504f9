import { isPriceField, type ImportKind } from '#rules/imports/import-fields.ts'
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
  // Of persons nobody sees a word who may not see how they are reached.
  if (kind === 'members') return { all: permissions.has('members.contact'), field: () => permissions.has('members.contact') }
  // A key is not the person who made it.
  const all = permissions.has('goods.import') || (apiKeyId === null && staffId === sender)
  return { all, field: (name) => all || permissions.has(permissionOf(name ?? '')) }
}

function permissionOf(field: string): PermissionName {
  if (field === 'stock' || field === 'units') return 'stock.view'
  return isPriceField(field) ? 'products.price' : 'products.view'
}
