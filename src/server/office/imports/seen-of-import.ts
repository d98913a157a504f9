import { isPriceField } from '#rules/imports/import-fields.ts'
import type { PermissionName } from '#rules/staff/permissions.ts'
import type { OfficeCaller } from '#server/platform/office/office-caller.ts'

/** Who looks at an import, and at whose. */
export type Looking = Pick<OfficeCaller, 'permissions' | 'staffId' | 'apiKeyId'>

export type Seen = {
  /** All that stands in the file, also what none of the shop's fields is, such as what goods were bought for. */
  all: boolean
  /** Whether the values of a field are shown; that it changes, everybody sees. */
  field: (name: string | null) => boolean
}

/** What somebody sees of the rows of an import: all of it who sent the file or imports, else what their own permissions show. */
export function seenOfImport({ permissions, staffId, apiKeyId }: Looking, { staff_id: sender }: { staff_id: number }): Seen {
  // A key is not the person who made it.
  const all = permissions.has('goods.import') || (apiKeyId === null && staffId === sender)
  return { all, field: (name) => all || permissions.has(permissionOf(name ?? '')) }
}

function permissionOf(field: string): PermissionName {
  if (field === 'stock' || field === 'units') return 'stock.view'
  return isPriceField(field) ? 'products.price' : 'products.view'
}
