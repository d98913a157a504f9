import { isEntryKind, writtenKinds, type WrittenKind } from '../imports/import-fields.ts'
import { permissionOfEntries } from '../imports/permission-of-entries.ts'
import type { PermissionName } from '../staff/permissions.ts'

/** What is written as files that people fetch. */
export const exportKinds = ['orders', 'order_lines', 'members', 'audit', 'movements', ...writtenKinds] as const
export type ExportKind = (typeof exportKinds)[number]

/** What asking for each needs; who holds it sees in the list what others have asked for (IMP-19). */
export const exportNeeds: Readonly<Record<ExportKind, PermissionName>> = {
  orders: 'orders.export',
  order_lines: 'orders.export',
  members: 'members.export',
  audit: 'audit.export',
  movements: 'goods.export',
  ...(Object.fromEntries(writtenKinds.map((kind) => [kind, isEntryKind(kind) ? permissionOfEntries[kind] : 'goods.export'])) as Record<
    WrittenKind,
    PermissionName
  >),
}
