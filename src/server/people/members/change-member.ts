import type { Actor } from '#rules/actor.ts'
import { decideBirthday } from '#rules/members/birthday.ts'
import { taipeiDay, type Day } from '#rules/calendar.ts'
import type { Language } from '#rules/locale.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { takeTurns } from '#server/platform/limits/take-turn.ts'
import { tooMany, type TooMany } from '#server/platform/limits/too-many.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockProfile, saveProfile, type Profile } from './store.ts'

export type MemberChange = {
  memberId: number
  language: Language
  email?: string | undefined
  birthday?: Day | undefined
  accept_marketing_sms?: boolean | undefined
  /** Somebody of the shop who asks for it on the member's wish, and why. */
  by?: { actor: Actor; reason: string } | undefined
}

export type ChangeRefusal = { status: 'validation_error'; details: { errors: Record<string, string> } } | TooMany

/**
 * Changes what a member may change by themselves. An address is only noted, and confirmed by the link in an email (D-37).
 * One that somebody else has confirmed is noted like any other, so that the answer tells nobody who is a member.
 */
export async function changeMember(shop: Shop, change: MemberChange): Promise<Result<null, ChangeRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const profile = await lockProfile(tx, change.memberId)
    const errors = findErrors({ change, profile, today: taipeiDay(now) })
    if (Object.keys(errors).length > 0) return refuse({ status: 'validation_error', details: { errors } })
    const asksForEmail = change.email !== undefined && !isConfirmed(profile, change.email)
    const turn = asksForEmail ? await takeTurns(shop, tx, [{ name: 'letters', of: change.memberId }]) : ok(null)
    if (!turn.ok) return refuse(tooMany({ reason: 'letters', ...turn.refusal }))
    const pending = pendingEmail(profile, change.email)
    await saveProfile(tx, { ...change, pendingEmail: pending })
    if (change.by) {
      const sides = { before: { pending_email: profile.pending_email }, after: { pending_email: pending } }
      await writeAuditEntry(tx, { ...change.by, verb: 'change-email', subject: `member ${profile.uid}`, ...sides, now })
    }
    if (asksForEmail)
      await tellLater(tx, { name: 'email-given', memberId: change.memberId, email: change.email ?? '', language: change.language })
    return ok(null)
  })
}

type Asked = { change: MemberChange; profile: Profile; today: Day }

/** What cannot be saved, named as the call names it. */
function findErrors({ change: { birthday }, profile, today }: Asked): Record<string, string> {
  const decided = birthday === undefined ? ok(null) : decideBirthday({ asked: birthday, known: profile.birthday, today })
  return decided.ok ? {} : { 'user.birthday': decided.refusal.code }
}

function isConfirmed({ email, email_confirmed_at }: Profile, asked: string): boolean {
  return email_confirmed_at !== null && email === asked
}

/** The address that waits for its link. Whoever goes back to the confirmed one waits for nothing any more. */
function pendingEmail(profile: Profile, asked: string | undefined): string | null {
  if (asked === undefined) return profile.pending_email
  return isConfirmed(profile, asked) ? null : asked
}
