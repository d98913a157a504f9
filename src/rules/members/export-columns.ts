import type { PermissionName, Share } from '../staff/permissions.ts'

/** Columns of a file of members, in their order. */
export const memberExportColumns = [
  'uid',
  'name',
  'level',
  'level_until',
  'phone',
  'email',
  'orders',
  'last_order_at',
  'spending',
  'points',
  'tags',
  'marks',
  'joined_at',
] as const
export type MemberExportColumn = (typeof memberExportColumns)[number]

const needed: Readonly<Partial<Record<MemberExportColumn, PermissionName>>> = {
  phone: 'members.contact',
  email: 'members.contact',
  orders: 'orders.view',
  last_order_at: 'orders.view',
  spending: 'orders.money',
}

/** Those that somebody with these permissions may see (IMP-18). */
export function memberColumnsFor(permissions: ReadonlyMap<PermissionName, Share>): MemberExportColumn[] {
  return memberExportColumns.filter((column) => {
    const permission = needed[column]
    return permission === undefined || permissions.has(permission)
  })
}
