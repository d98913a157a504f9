import type { GivenPasskey } from '#contract/office/api/signing-in/passkeys.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { callerOf } from '#server/platform/http/caller-of.ts'
import { takeTurns } from '#server/platform/limits/take-turn.ts'
import type { Shop } from '#server/platform/shop.ts'
import { askForPasskey } from '#server/people/staff/passkeys/ask-for-passkey.ts'
import { findPasskeyRow } from '#server/people/staff/passkeys/passkey-store.ts'
import { takePasskey } from '#server/people/staff/passkeys/take-passkey.ts'
import { lockAccount } from '#server/people/staff/store.ts'
import { enterOffice, type KnownPlace } from './enter-office.ts'
import type { SignInRefusal } from './begin-office-sign-in.ts'
import type { OfficeSignedIn } from './open-office-session.ts'

const subject = 'sign-in'

/** What the browser of somebody is asked who has said nothing yet: whichever passkey it finds for the office. */
export async function offerSignInWithPasskey(shop: Shop, address: string) {
  const turns = await takeTurns(shop, shop.database.db, [{ name: 'officeChallengesHere', of: callerOf(address) }])
  return turns.ok ? ok(await askForPasskey(shop, { subject })) : refuse({ code: 'too_many_tries', ...turns.refusal })
}

/**
 * Signs in with a passkey alone, which proves two things at once: that it is at hand, and that its person is there (ACC-16). Wrong
 * passwords do not lock it (D-102).
 */
export async function signInWithPasskey(
  shop: Shop,
  { response, ...place }: KnownPlace & { response: GivenPasskey },
): Promise<Result<OfficeSignedIn, SignInRefusal>> {
  const { db } = shop.database
  const of = callerOf(place.address)
  const turns = await takeTurns(shop, db, [
    { name: 'officeSignInsHere', of },
    { name: 'officeSignInsInAnHourHere', of },
  ])
  if (!turns.ok) return refuse({ code: 'too_many_tries', ...turns.refusal })
  const known = await findPasskeyRow(db, response.id)
  if (!known) return refuse({ code: 'sign_in_failed' })
  const { staff_id: staffId } = known
  return shop.database.transaction(async (tx) => {
    const { suspended } = await lockAccount(tx, staffId)
    if (suspended || !(await takePasskey(shop, tx, { subject, staffId, response }))) return refuse({ code: 'sign_in_failed' })
    return ok(await enterOffice(shop, tx, { staffId, ...place }))
  })
}
