import type { PermissionName } from './permissions.ts'

/** What is remembered of a person's work, to be opened again, and the permission to see it. */
export const openedNeeds = {
  order: 'orders.view',
  member: 'members.view',
  product: 'products.view',
} as const satisfies Record<string, PermissionName>

export type OpenedKind = keyof typeof openedNeeds
export const openedKinds = Object.keys(openedNeeds) as [OpenedKind, ...OpenedKind[]]

/** So many are remembered (NAV-07). */
export const mostOpened = 10
