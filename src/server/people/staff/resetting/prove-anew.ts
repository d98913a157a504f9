import { ok, refuse, type Result } from '#rules/result.ts'
import { noFailures } from '#rules/staff/lockout.ts'
import { findLink, lockLink, saveLinkUsed } from '#server/people/staff/joining/link-store.ts'
import { offerTotp } from '#server/people/staff/joining/offer-totp.ts'
import { judgeProofs, type ProofRefusal, type Proofs } from '#server/people/staff/joining/prove-themselves.ts'
import { subjectOfLink } from '#server/people/staff/joining/subject-of-link.ts'
import { offerPasskey } from '#server/people/staff/passkeys/offer-passkey.ts'
import { findStaffRow, lockAccount, saveFailures, savePassword } from '#server/people/staff/store.ts'
import { warnStaff } from '#server/people/staff/warning/warn-staff.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { hashToken } from '#server/platform/sessions/token.ts'
import type { Shop } from '#server/platform/shop.ts'

type LinkEnded = { code: 'link_ended' }

/** Whom a link is for that asks for everything anew, with a secret for their authenticator app. */
export async function lookAtReset(shop: Shop, token: string) {
  const person = await findPerson(shop, token)
  if (!person) return refuse({ code: 'link_ended' })
  const { email, name } = person
  return ok({ email, name, ...offerTotp(shop, email) })
}

export async function offerResetPasskey(shop: Shop, token: string) {
  const person = await findPerson(shop, token)
  if (!person) return refuse({ code: 'link_ended' })
  const { email, name, subject, id: staffId } = person
  return ok(await offerPasskey(shop, { email, name, subject, staffId }))
}

export type ProvingAnew = { token: string; proofs: Proofs; address: string; browser: string | null }

/** Somebody whose password and second factors were taken proves anew who they are, and is given recovery codes. The link works once. */
export async function proveAnew(
  shop: Shop,
  { token, proofs, ...place }: ProvingAnew,
): Promise<Result<{ codes: string[] }, LinkEnded | ProofRefusal>> {
  const person = await findPerson(shop, token)
  if (!person) return refuse({ code: 'link_ended' })
  const { id: staffId, email, name, subject } = person
  const judged = await judgeProofs(shop, { email, subject, proofs })
  if (!judged.ok) return judged
  const { passwordHash, codes, save } = judged.value
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    await lockAccount(tx, staffId)
    const held = await lockLink(tx, { kind: 'reset', tokenHash: hashToken(token), now })
    if (!held) return refuse({ code: 'link_ended' })
    await saveLinkUsed(tx, { id: held.id, now })
    await savePassword(tx, { staffId, hash: passwordHash })
    await saveFailures(tx, { staffId, failures: noFailures })
    await save(tx, staffId)
    const change = { before: null, after: { password: passwordHash === null ? 'none' : 'changed', secondFactors: 'changed' } }
    await writeAuditEntry(tx, { actor: { kind: 'staff', id: name }, verb: 'prove-anew', subject: `staff ${staffId}`, ...change, now })
    await warnStaff(shop, tx, { staffId, about: 'factor_changed', ...place })
    return ok({ codes })
  })
}

async function findPerson(shop: Shop, token: string) {
  const link = await findLink(shop.database.db, { kind: 'reset', tokenHash: hashToken(token), now: shop.now() })
  if (!link?.staff_id) return undefined
  return { ...(await findStaffRow(shop.database.db, link.staff_id)), subject: subjectOfLink(link) }
}
