import type { Tx } from '#database/connect.ts'
import { decideBirthday } from '#rules/birthday.ts'
import { addMinutes, taipeiDay, type Day } from '#rules/calendar.ts'
import type { Language } from '#rules/locale.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { tellLater } from '#server/outbox/tell-later.ts'
import type { Shop } from '#server/shop.ts'
import { countLetters, isEmailTaken, lockProfile, saveProfile, type Profile } from './store.ts'

export type MemberChange = {
  memberId: number
  language: Language
  email?: string | undefined
  birthday?: Day | undefined
  accept_marketing_sms?: boolean | undefined
}

export type ChangeRefusal = { status: 'validation_error'; details: { errors: Record<string, string> } } | { status: 'too_many_requests' }

/** Letters with a link that one member may ask for in an hour, since they go to addresses that nobody has confirmed. */
const lettersPerHour = 5

/** Changes what a member may change by themselves. An address is only noted, and confirmed by the link in a letter (D-37). */
export async function changeMember(shop: Shop, change: MemberChange): Promise<Result<null, ChangeRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const profile = await lockProfile(tx, change.memberId)
    const errors = await findErrors(tx, { change, profile, today: taipeiDay(now) })
    if (Object.keys(errors).length > 0) return refuse({ status: 'validation_error', details: { errors } })
    const asksForLetter = change.email !== undefined && !isConfirmed(profile, change.email)
    if (asksForLetter && (await countLetters(tx, { memberId: change.memberId, since: addMinutes(now, -60) })) >= lettersPerHour) {
      return refuse({ status: 'too_many_requests' })
    }
    await saveProfile(tx, { ...change, pendingEmail: pendingEmail(profile, change.email) })
    if (asksForLetter) await tellLater(tx, { name: 'email-given', memberId: change.memberId, email: change.email ?? '', language: change.language })
    return ok(null)
  })
}

type Asked = { change: MemberChange; profile: Profile; today: Day }

/** What cannot be saved, named as the call names it. */
async function findErrors(tx: Tx, { change, profile, today }: Asked): Promise<Record<string, string>> {
  const { memberId, email, birthday } = change
  const errors: Record<string, string> = {}
  if (email !== undefined && (await isEmailTaken(tx, { email, memberId }))) errors['user.email'] = 'emailTaken'
  const decided = birthday === undefined ? ok(null) : decideBirthday({ asked: birthday, known: profile.birthday, today })
  if (!decided.ok) errors['user.birthday'] = decided.refusal.code
  return errors
}

function isConfirmed({ email, email_confirmed_at }: Profile, asked: string): boolean {
  return email_confirmed_at !== null && email === asked
}

/** The address that waits for its link. Whoever goes back to the confirmed one waits for nothing any more. */
function pendingEmail(profile: Profile, asked: string | undefined): string | null {
  if (asked === undefined) return profile.pending_email
  return isConfirmed(profile, asked) ? null : asked
}
