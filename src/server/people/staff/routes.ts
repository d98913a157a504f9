import { openOffice, staff } from '#server/platform/office/office-procedures.ts'
import type { OfficeContext } from '#server/platform/office/office-context.ts'
import { problem } from '#server/platform/http/problem.ts'
import type { Shop } from '#server/platform/shop.ts'
import { becomeFirstOwner, type JoinRefusal } from './joining/become-first-owner.ts'
import { beginOfficeSignIn } from './signing-in/begin-office-sign-in.ts'
import { listCast } from './cast/list-cast.ts'
import { signInAsCast } from './cast/sign-in-as-cast.ts'
import { findMe } from './find-me.ts'
import { acceptInvitation, lookAtInvitation } from './joining/accept-invitation.ts'
import { sessionOf } from './session-of.ts'
import { stepUp } from './signing-in/step-up.ts'
import { finishOfficeSignIn } from './signing-in/finish-office-sign-in.ts'
import type { OfficeSignedIn } from './signing-in/open-office-session.ts'
import { openFirstOwnerLink } from './joining/open-first-owner-link.ts'
import { listSessionRows, saveOthersEnded, saveOwnSessionEnded, saveSessionEnded } from './signing-in/sign-in-store.ts'
import { saveWishes } from './store.ts'

export const signInRoutes = {
  first: openOffice.signIn.first.handler(async ({ context: { shop, address, askAgainAfter }, input }) => {
    const begun = await beginOfficeSignIn(shop, { ...input, address })
    if (begun.ok) return { token: begun.value }
    if (begun.refusal.code === 'too_many_tries') askAgainAfter(begun.refusal.retryAfterSeconds)
    throw problem({ status: begun.refusal.code })
  }),

  second: openOffice.signIn.second.handler(async ({ context, input: { token, factor } }) => {
    const { shop, address, browser, keepSession } = context
    const given = 'code' in factor ? factor : { recoveryCode: factor.recovery_code }
    const finished = await finishOfficeSignIn(shop, { token, factor: given, address, browser })
    if (!finished.ok) throw problem({ status: finished.refusal.code })
    return welcome(shop, { keepSession, ...finished.value })
  }),

  cast: openOffice.signIn.cast.handler(async ({ context: { shop } }) => {
    const people = await listCast(shop)
    return { people: people.map(({ word, name, role }) => ({ word, name, role })) }
  }),

  asCast: openOffice.signIn.asCast.handler(async ({ context: { shop, address, browser, keepSession }, input }) => {
    const opened = await signInAsCast(shop, { ...input, address, browser })
    if (!opened.ok) throw problem({ status: opened.refusal.code })
    return welcome(shop, { keepSession, ...opened.value })
  }),
}

/** Somebody is in: the browser keeps the session, and learns who that is. */
async function welcome(shop: Shop, { staffId, token, csrfToken, keepSession }: OfficeSignedIn & Pick<OfficeContext, 'keepSession'>) {
  keepSession(token)
  return { ...(await findMe(shop, staffId)), csrf_token: csrfToken }
}

export const sessionRoutes = {
  stepUp: staff.stepUp.handler(async ({ context: { shop, staffId, sessionId, keepSession, askAgainAfter }, input: { code } }) => {
    const stepped = await stepUp(shop, { staffId, sessionId, code })
    if (stepped.ok) {
      keepSession(stepped.value.token)
      return { status: 'stepped_up' }
    }
    if (stepped.refusal.code === 'too_many_tries') askAgainAfter(stepped.refusal.retryAfterSeconds)
    throw problem({ status: stepped.refusal.code })
  }),

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

    change: staff.me.change.handler(async ({ context: { shop, staffId, csrfToken }, input: { language: lang, theme, density } }) => {
      const wishes = { ...(lang && { lang }), ...(theme && { theme }), ...(density && { density }) }
      if (Object.keys(wishes).length > 0) await saveWishes(shop.database.db, { staffId, wishes })
      return { ...(await findMe(shop, staffId)), csrf_token: csrfToken }
    }),

    sessions: {
      list: staff.me.sessions.list.handler(async ({ context: { shop, staffId, sessionId } }) => {
        const rows = await listSessionRows(shop.database.db, { staffId, now: shop.now() })
        return { sessions: rows.map((row) => sessionOf(row, { isCurrent: row.id === sessionId })) }
      }),

      end: staff.me.sessions.end.handler(async ({ context: { shop, staffId }, input: { id: publicId } }) => {
        const ended = await saveOwnSessionEnded(shop.database.db, { staffId, publicId, now: shop.now() })
        if (!ended) throw problem({ status: 'not_found' })
        return { status: 'ended' }
      }),

      endOthers: staff.me.sessions.endOthers.handler(async ({ context: { shop, staffId, sessionId } }) => {
        await saveOthersEnded(shop.database.db, { staffId, but: sessionId, now: shop.now() })
        return { status: 'ended' }
      }),
    },
  },
}

export const invitationRoutes = {
  open: openOffice.invitation.open.handler(async ({ context: { shop }, input: { token } }) => {
    const found = await lookAtInvitation(shop, token)
    if (!found.ok) throw problem({ status: found.refusal.code })
    return found.value
  }),

  use: openOffice.invitation.use.handler(async ({ context: { shop }, input }) => {
    const joined = await acceptInvitation(shop, input)
    if (!joined.ok) throw refusalOf(joined.refusal)
    return { codes: joined.value.codes }
  }),
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
function refusalOf({ code }: JoinRefusal) {
  const wrong = (errors: Record<string, string>) => problem({ status: 'validation_error', details: { errors } })
  switch (code) {
    case 'password_short':
      return wrong({ password: 'passwordShort' })
    case 'password_long':
      return wrong({ password: 'tooLong' })
    case 'wrong_code':
      return wrong({ 'totp.code': 'wrongCode' })
    default:
      return problem({ status: code })
  }
}
