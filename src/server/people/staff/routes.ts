import { openOffice, staff } from '#server/platform/office/office-procedures.ts'
import { problem } from '#server/platform/http/problem.ts'
import { becomeFirstOwner, type FirstOwnerRefusal } from './become-first-owner.ts'
import { beginOfficeSignIn } from './begin-office-sign-in.ts'
import { findMe } from './find-me.ts'
import { finishOfficeSignIn } from './finish-office-sign-in.ts'
import { openFirstOwnerLink } from './open-first-owner-link.ts'
import { saveSessionEnded } from './sign-in-store.ts'

export const signInRoutes = {
  first: openOffice.signIn.first.handler(async ({ context: { shop, askAgainAfter }, input }) => {
    const begun = await beginOfficeSignIn(shop, input)
    if (begun.ok) return { token: begun.value }
    if (begun.refusal.code === 'too_many_tries') askAgainAfter(5)
    throw problem({ status: begun.refusal.code })
  }),

  second: openOffice.signIn.second.handler(async ({ context, input: { token, factor } }) => {
    const { shop, address, browser, keepSession } = context
    const given = 'code' in factor ? factor : { recoveryCode: factor.recovery_code }
    const finished = await finishOfficeSignIn(shop, { token, factor: given, address, browser })
    if (!finished.ok) throw problem({ status: finished.refusal.code })
    const { staffId, token: opened, csrfToken } = finished.value
    keepSession(opened)
    return { ...(await findMe(shop, staffId)), csrf_token: csrfToken }
  }),
}

export const sessionRoutes = {
  signOut: staff.signOut.handler(async ({ context: { shop, sessionId, forgetSession } }) => {
    await saveSessionEnded(shop.database.db, { id: sessionId, now: shop.now() })
    forgetSession()
    return { status: 'signed_out' }
  }),

  me: {
    find: staff.me.find.handler(async ({ context: { shop, staffId, csrfToken } }) => ({
      ...(await findMe(shop, staffId)),
      csrf_token: csrfToken,
    })),
  },
}

export const firstOwnerRoutes = {
  open: openOffice.firstOwner.open.handler(async ({ context: { shop }, input }) => {
    const opened = await openFirstOwnerLink(shop, input)
    if (!opened.ok) throw problem({ status: opened.refusal.code })
    return opened.value
  }),

  use: openOffice.firstOwner.use.handler(async ({ context: { shop }, input }) => {
    const made = await becomeFirstOwner(shop, input)
    if (!made.ok) throw refusalOf(made.refusal)
    return { codes: made.value.codes }
  }),
}

/** What stands beside a field, and what concerns the whole. */
function refusalOf({ code }: FirstOwnerRefusal) {
  const wrong = (errors: Record<string, string>) => problem({ status: 'validation_error', details: { errors } })
  switch (code) {
    case 'password_short':
      return wrong({ password: 'passwordShort' })
    case 'password_long':
      return wrong({ password: 'tooLong' })
    case 'wrong_code':
      return wrong({ 'totp.code': 'wrongCode' })
    case 'role_refused':
      return problem({ status: 'internal_error' })
    default:
      return problem({ status: code })
  }
}
