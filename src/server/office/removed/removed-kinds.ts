import type { Removed, RemovedAsked, RemovedKind } from '#rules/staff/put-away.ts'
import { forgetRemovedViews, listRemovedViews } from '#server/office/lists/views/removed-views.ts'
import {
  forgetRemovedNotesOnMembers,
  forgetRemovedTagsOfMembers,
  listRemovedNotesOnMembers,
  listRemovedTagsOfMembers,
} from '#server/office/members/notes/find-notes.ts'
import { forgetRemovedRoles, listRemovedRoles } from '#server/people/staff/roles/removed-roles.ts'
import type { Shop } from '#server/platform/shop.ts'
import { forgetRemovedNotes, listRemovedNotes } from '#server/sales/orders/notes/removed-notes.ts'
import { forgetRemovedTags, listRemovedTags } from '#server/sales/orders/tags/removed-tags.ts'

/** `list`: what of it was put away; `forget`: what was put away before is gone for good. */
type KindOfRemoved = {
  list: (shop: Pick<Shop, 'database'>, asked: RemovedAsked) => Promise<Removed[]>
  forget: (shop: Pick<Shop, 'database'>, before: Date) => Promise<void>
}

/** Everything that people of the office put away, by its kind; having it back is a call of its own room (NAV-18). */
export const kindsOfRemoved: Readonly<Record<RemovedKind, KindOfRemoved>> = {
  notes: { list: listRemovedNotes, forget: forgetRemovedNotes },
  tags: { list: listRemovedTags, forget: forgetRemovedTags },
  member_notes: { list: listRemovedNotesOnMembers, forget: forgetRemovedNotesOnMembers },
  member_tags: { list: listRemovedTagsOfMembers, forget: forgetRemovedTagsOfMembers },
  views: { list: listRemovedViews, forget: forgetRemovedViews },
  roles: { list: listRemovedRoles, forget: forgetRemovedRoles },
}
