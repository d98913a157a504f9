import { ok, refuse, type Result } from '#rules/result.ts'
import { createStaff } from '#server/people/staff/create-staff.ts'
import { offerPasskey } from '#server/people/staff/passkeys/offer-passkey.ts'
import { hashToken } from '#server/platform/sessions/token.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { JoinRefusal, Joined } from './become-first-owner.ts'
import { findLink, lockLink, lockLinks, saveLinkUsed } from './link-store.ts'
import { offerTotp } from './offer-totp.ts'
import { subjectOfLink } from './subject-of-link.ts'
import { judgeProofs, type Proofs } from './prove-themselves.ts'

/** Whom an invitation is for, with a secret for their authenticator app; nothing is kept before its code has come. */
export async function lookAtInvitation(shop: Shop, token: string) {
  const link = await findLink(shop.database.db, { kind: 'invitation', tokenHash: hashToken(token), now: shop.now() })
  if (!link?.email || !link.name) return refuse({ code: 'link_ended' })
  const { email, name } = link
  return ok({ email, name, ...offerTotp(shop, email) })
}

/** Somebody who was invited makes a passkey. */
export async function offerInvitedPasskey(shop: Shop, token: string) {
  const link = await findLink(shop.database.db, { kind: 'invitation', tokenHash: hashToken(token), now: shop.now() })
  if (!link?.email || !link.name) return refuse({ code: 'link_ended' })
  return ok(await offerPasskey(shop, { subject: subjectOfLink(link), email: link.email, name: link.name }))
}

/** Somebody who was invited proves who they will be from now on, and is given recovery codes (ACC-10). The link works once. */
export async function acceptInvitation(
  shop: Shop,
  { token, proofs }: { token: string; proofs: Proofs },
): Promise<Result<Joined, JoinRefusal>> {
  const now = shop.now()
  const asked = { kind: 'invitation', tokenHash: hashToken(token), now } as const
  const link = await findLink(shop.database.db, asked)
  if (!link?.email) return refuse({ code: 'link_ended' })
  const judged = await judgeProofs(shop, { email: link.email, subject: subjectOfLink(link), proofs })
  if (!judged.ok) return judged
  const { passwordHash, codes, save } = judged.value
  return shop.database.transaction(async (tx) => {
    await lockLinks(tx, 'invitation')
    const held = await lockLink(tx, asked)
    if (!held?.email || !held.name || !held.lang || !held.role_ids) return refuse({ code: 'link_ended' })
    const person = { email: held.email, name: held.name, language: held.lang, roles: held.role_ids.map(String) }
    const made = await createStaff(tx, { ...person, passwordHash, actor: { kind: 'system', id: `invitation ${held.id}` }, now })
    if (!made.ok) return made
    await saveLinkUsed(tx, { id: held.id, now })
    await save(tx, made.value)
    return ok({ staffId: made.value, codes })
  })
}
