import type { Language } from '#rules/locale.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { createStaff, type CreateRefusal } from '#server/people/staff/create-staff.ts'
import { hasActiveOwner } from '#server/people/staff/store.ts'
import { hashToken } from '#server/platform/sessions/token.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findLink, lockLink, lockLinks, saveLinkUsed } from './link-store.ts'
import { subjectOfLink } from './subject-of-link.ts'
import { judgeProofs, type ProofRefusal, type Proofs } from './prove-themselves.ts'

export type FirstOwner = {
  proofs: Proofs
  /** Of the link. */
  token: string
  email: string
  name: string
  language: Language
}

export type JoinRefusal = { code: 'link_ended' } | ProofRefusal | CreateRefusal
export type Joined = { staffId: number; codes: string[] }

/** The first owner proves who they will be from now on (ACC-10). Answers the recovery codes, which are shown this once. The link works once. */
export async function becomeFirstOwner(shop: Shop, asked: FirstOwner): Promise<Result<Joined, JoinRefusal>> {
  const { token, email, name, language, proofs } = asked
  const now = shop.now()
  const link = { kind: 'first_owner', tokenHash: hashToken(token), now } as const
  // Looked at before anything is hashed, so that made-up links take nobody's turn; decided below, when it is held.
  const found = await findLink(shop.database.db, link)
  if (!found) return refuse({ code: 'link_ended' })
  const judged = await judgeProofs(shop, { email, subject: subjectOfLink(found), proofs })
  if (!judged.ok) return judged
  const { passwordHash, codes, save } = judged.value
  return shop.database.transaction(async (tx) => {
    await lockLinks(tx, 'first_owner')
    const held = await lockLink(tx, link)
    if (!held || (await hasActiveOwner(tx))) return refuse({ code: 'link_ended' })
    const actor = { kind: 'system', id: 'first-owner link' } as const
    const made = await createStaff(tx, { email, name, language, roles: ['owner'], passwordHash, actor, now })
    if (!made.ok) return made
    await saveLinkUsed(tx, { id: held.id, now })
    await save(tx, made.value)
    return ok({ staffId: made.value, codes })
  })
}
