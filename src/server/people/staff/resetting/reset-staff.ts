import type { Actor } from '#rules/actor.ts'
import { addMinutes } from '#rules/calendar.ts'
import { createLink, endLinks, saveLinkToken } from '#server/people/staff/joining/link-store.ts'
import { removePasskeysOf } from '#server/people/staff/passkeys/passkey-store.ts'
import { listSecondFactors } from '#server/people/staff/signing-in/second-factors.ts'
import { endSessionsOf, removeTotp, saveRecoveryCodes } from '#server/people/staff/signing-in/sign-in-store.ts'
import { findStaffRow, lockAccount, savePassword } from '#server/people/staff/store.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import { hashToken, newToken } from '#server/platform/sessions/token.ts'
import type { Shop } from '#server/platform/shop.ts'

const linkMinutes = 60

/** Somebody who proves anew who they are, for an hour. The token stands after the #, which browsers send to nobody. */
export type ResetLink = { linkId: number; address: string; expiresAt: Date }

type Reset = { staffId: number; reason: string | null; actor: Actor }

/** Takes password and second factors from somebody, signs them out everywhere, and answers the link with which they prove anew who they are (ACC-08). */
export async function resetStaff(shop: Shop, asked: Reset): Promise<ResetLink> {
  const token = newToken(shop)
  const { linkId, expiresAt } = await reset(shop, { ...asked, token, byLetter: false })
  return { linkId, expiresAt, address: addressOf(shop, token) }
}

/** The same, and the link goes to the person by letter: nobody else sees it. */
export async function resetStaffByLetter(shop: Shop, asked: Reset): Promise<void> {
  await reset(shop, { ...asked, token: newToken(shop), byLetter: true })
}

function reset(shop: Shop, { staffId, reason, actor, token, byLetter }: Reset & { token: string; byLetter: boolean }) {
  const now = shop.now()
  const expiresAt = addMinutes(now, linkMinutes)
  return shop.database.transaction(async (tx) => {
    await lockAccount(tx, staffId)
    const before = { secondFactors: await listSecondFactors(tx, staffId) }
    await savePassword(tx, { staffId, hash: null })
    await removeTotp(tx, staffId)
    await removePasskeysOf(tx, staffId)
    await saveRecoveryCodes(tx, { staffId, hashes: [] })
    await endSessionsOf(tx, { staffId, now })
    for (const kind of ['password', 'reset'] as const) await endLinks(tx, { kind, staffId, now })
    const linkId = await createLink(tx, { kind: 'reset', staffId, tokenHash: hashToken(token), now, expiresAt })
    if (byLetter) await tellLater(tx, { name: 'staff-reset', linkId })
    const change = { before, after: { password: 'removed', secondFactors: [] }, ...(reason !== null && { reason }) }
    await writeAuditEntry(tx, { actor, verb: 'reset-staff', subject: `staff ${staffId}`, ...change, now })
    return { linkId, expiresAt }
  })
}

/** Makes the token of a reset when its letter is written; null when its link is open no more. */
export async function openReset(shop: Shop, linkId: number) {
  const token = newToken(shop)
  const open = await saveLinkToken(shop.database.db, { id: linkId, kind: 'reset', tokenHash: hashToken(token), now: shop.now() })
  if (!open?.staff_id) return null
  const { email: to, name, lang: language } = await findStaffRow(shop.database.db, open.staff_id)
  return { id: linkId, to, name, language, address: addressOf(shop, token) }
}

function addressOf({ settings }: Shop, token: string): string {
  return `${settings.officeAddress}/office/reset#${token}`
}
