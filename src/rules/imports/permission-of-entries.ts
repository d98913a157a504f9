import type { PermissionName } from '../staff/permissions.ts'
import type { EntryKind } from './import-fields.ts'

/** What writing one of them needs, and so what it needs to read many of them at once. */
export const permissionOfEntries = {
  discount_codes: 'promotions.approve',
  redirects: 'content.publish',
  members: 'members.contact',
  articles: 'content.publish',
  faqs: 'content.publish',
} as const satisfies Record<EntryKind, PermissionName>
