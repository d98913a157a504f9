import { addMinutes } from '#rules/calendar.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { hashToken, newToken } from '#server/platform/sessions/token.ts'
import type { Shop } from '#server/platform/shop.ts'
import { endLinks, createLink, lockLinks } from './link-store.ts'
import { hasActiveOwner } from '#server/people/staff/store.ts'

const linkHours = 24

export type FirstOwnerLink = {
  /** Where the first owner begins. The token stands after the #, which browsers send to nobody. */ address: string
  expiresAt: Date
}

/** A one-time link for the first owner of the office; the one before ends (ACC-07). Only its hash is kept. */
export async function makeFirstOwnerLink(shop: Shop): Promise<Result<FirstOwnerLink, { code: 'owner_exists' }>> {
  const now = shop.now()
  const token = newToken(shop)
  const expiresAt = addMinutes(now, linkHours * 60)
  return shop.database.transaction(async (tx) => {
    await lockLinks(tx, 'first_owner')
    if (await hasActiveOwner(tx)) return refuse({ code: 'owner_exists' })
    await endLinks(tx, { kind: 'first_owner', now })
    await createLink(tx, { kind: 'first_owner', tokenHash: hashToken(token), now, expiresAt })
    const actor = { kind: 'system', id: 'office-link' } as const
    await writeAuditEntry(tx, { actor, verb: 'office-link', subject: 'office', before: null, after: { expiresAt }, now })
    return ok({ address: `${shop.settings.officeAddress}/office/first-owner#${token}`, expiresAt })
  })
}
