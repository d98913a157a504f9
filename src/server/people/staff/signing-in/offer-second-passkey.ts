import { ok, refuse } from '#rules/result.ts'
import { askForPasskey } from '#server/people/staff/passkeys/ask-for-passkey.ts'
import { hashToken } from '#server/platform/sessions/token.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findSignIn } from './sign-in-store.ts'
import { subjectOfSignIn } from './subject-of-sign-in.ts'

/** What the browser of somebody is asked whose password was right: one of their own passkeys. */
export async function offerSecondPasskey(shop: Shop, token: string) {
  const signIn = await findSignIn(shop.database.db, { tokenHash: hashToken(token), now: shop.now() })
  if (!signIn) return refuse({ code: 'sign_in_failed' })
  return ok(await askForPasskey(shop, { subject: subjectOfSignIn(signIn), staffId: signIn.staff_id }))
}
