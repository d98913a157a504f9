import type { PermissionName } from './permissions.ts'

/** What people of the office put away instead of deleting it; another kind is one more entry (NAV-18). */
export const removedKinds = ['notes', 'tags', 'member_notes', 'member_tags', 'views', 'roles'] as const
export type RemovedKind = (typeof removedKinds)[number]

/** Who may put one away sees it among what was removed, and may have it back. */
export const removedKindsNeed = {
  notes: 'orders.note',
  tags: 'orders.organise',
  member_notes: 'members.note',
  member_tags: 'members.note',
  views: 'orders.view',
  roles: 'staff.edit',
} as const satisfies Record<RemovedKind, PermissionName>

/** For so long it can be had back. */
export const daysPutAway = 30

/** The kinds that somebody with these permissions sees. */
export function removedKindsOf(holds: (permission: PermissionName) => boolean): readonly RemovedKind[] {
  return removedKinds.filter((kind) => holds(removedKindsNeed[kind]))
}

/** Of one kind, the last first: what was put away since then and before that one, for this person. */
export type RemovedAsked = { staffId: number; since: Date; before: RemovedPlace | null; most: number }

/** Where among what was put away something stands. */
export type RemovedPlace = { at: Date; id: number }

/** `order`: the number of the order on which it stood, `member`: the uid of the member on whom; `by`: null where it is not known any more. */
export type Removed = RemovedPlace & { name: { zh: string; en: string }; order: string | null; member?: string; by: string | null }

/** A place as it travels, and back; what is none begins with the last. */
export function writeRemovedPlace({ at, id }: RemovedPlace): string {
  return `${at.getTime()}-${id}`
}

export function readRemovedPlace(written: string | undefined): RemovedPlace | null {
  const [, at, id] = /^(\d{1,16})-(\d{1,15})$/.exec(written ?? '') ?? []
  return at === undefined || id === undefined ? null : { at: new Date(Number(at)), id: Number(id) }
}
