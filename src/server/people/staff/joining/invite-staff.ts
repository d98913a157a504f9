import type { Actor } from '#rules/actor.ts'
import { addMinutes } from '#rules/calendar.ts'
import type { Language } from '#rules/locale.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { mostRoles } from '#rules/staff/roles.ts'
import { findByEmail, findRoleIds } from '#server/people/staff/store.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import { hashToken, newToken } from '#server/platform/sessions/token.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createLink, endInvitation, endLinks, lockLinks } from './link-store.ts'

const invitationHours = 72

/** `roles`: built-in ones by their keys, others by their numbers. */
export type Invitation = { email: string; name: string; language: Language; roles: readonly string[]; actor: Actor }

/** Invites somebody by a letter with a link that is valid for 72 hours and opens once; the invitation before ends (ACC-09). */
export async function inviteStaff(
  shop: Shop,
  { roles, actor, ...person }: Invitation,
): Promise<Result<{ id: number }, { code: 'email_taken' } | { code: 'role_refused' }>> {
  const now = shop.now()
  const wanted = [...new Set(roles)]
  return shop.database.transaction(async (tx) => {
    const roleIds = await findRoleIds(tx, wanted)
    if (!roleIds || roleIds.length > mostRoles) return refuse({ code: 'role_refused' })
    await lockLinks(tx, 'invitation')
    if (await findByEmail(tx, person.email)) return refuse({ code: 'email_taken' })
    await endLinks(tx, { kind: 'invitation', email: person.email, now })
    // Nobody knows this token: the one that opens is made when the letter is written, and stands nowhere else.
    const tokenHash = hashToken(newToken(shop))
    const link = {
      kind: 'invitation',
      tokenHash,
      invited: { ...person, roleIds },
      now,
      expiresAt: addMinutes(now, invitationHours * 60),
    } as const
    const id = await createLink(tx, link)
    await tellLater(tx, { name: 'staff-invited', invitationId: id })
    const after = { email: person.email, name: person.name, roles: wanted }
    await writeAuditEntry(tx, { actor, verb: 'invite-staff', subject: `invitation ${id}`, before: null, after, now })
    return ok({ id })
  })
}

/** Ends an invitation that nobody has followed. False when there is none of that number. */
export async function withdrawInvitation(shop: Shop, { id, actor }: { id: number; actor: Actor }): Promise<boolean> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    if (!(await endInvitation(tx, { id, now }))) return false
    await writeAuditEntry(tx, { actor, verb: 'withdraw-invitation', subject: `invitation ${id}`, before: null, after: null, now })
    return true
  })
}
