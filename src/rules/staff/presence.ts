import type { PermissionName } from './permissions.ts'

/** What is shown to be open elsewhere (NAV-15), and the permission that whoever looks at it holds. */
export const presenceNeeds = {
  order: 'orders.view',
  product: 'products.view',
  return: 'returns.view',
  member: 'members.view',
} as const satisfies Record<string, PermissionName>

export type PresenceKind = keyof typeof presenceNeeds
export const presenceKinds = Object.keys(presenceNeeds) as [PresenceKind, ...PresenceKind[]]

/** A page that is looked at says so again after so long. */
export const tellPresenceEveryMs = 4000

/** Whoever has said nothing for so long has it open no more. */
export const presentForMs = 10_000
