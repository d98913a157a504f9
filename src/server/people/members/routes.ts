import { inLanguage } from '#rules/locale.ts'
import { member, open } from '#server/platform/http/procedures.ts'
import { problem } from '#server/platform/http/problem.ts'
import { securityEvent } from '#server/platform/security-events.ts'
import { doneTexts } from '#texts/shared/problems.ts'
import { changeMember } from './change-member.ts'
import { endSession, endSessions } from '#server/platform/sessions/end-sessions.ts'
import { findMember, shopConstants } from './find-member.ts'
import { listSessions } from '#server/platform/sessions/list-sessions.ts'
import { refuseStaleSignIn } from './refuse-stale-sign-in.ts'

export const userRoutes = {
  /** A visitor gets the constants in the error body, so that the browser can set the card fields up all the same. */
  find: open.user.find.handler(async ({ context }) => {
    const session = await context.session()
    if (!session) throw problem({ status: 'authentication_error', details: { constants: await shopConstants(context.shop) } })
    if (session.locked) throw problem({ status: 'user_lock' })
    return findMember(context.shop, session.memberId)
  }),

  /** The address decides where emails go, so it alone asks for a sign-in of late. */
  change: member.user.change.handler(async ({ context, input }) => {
    const { shop, memberId, language, requestId } = context
    const { email } = input.user
    if (email !== undefined) await refuseStaleSignIn(context)
    const changed = await changeMember(shop, { memberId, language, ...input.user })
    if (!changed.ok) throw problem(changed.refusal)
    if (email !== undefined) securityEvent(shop, { event: 'email-change-asked', memberId, requestId })
    return { status: 'update_success', message: inLanguage(doneTexts.profileUpdated, language), user: await findMember(shop, memberId) }
  }),
}

export const sessionRoutes = {
  list: member.sessions.list.handler(async ({ context: { shop, memberId, sessionId } }) => ({
    sessions: await listSessions(shop, { memberId, sessionId }),
  })),

  /** One that is over, or another's, is answered as one that ends now: whoever asks is not signed in there afterwards. */
  end: member.sessions.end.handler(async ({ context, input }) => {
    const { shop, memberId, language, requestId } = context
    if (await endSession(shop, { memberId, publicId: input.id })) securityEvent(shop, { event: 'session-ended', memberId, requestId })
    return { status: 'destroy_success', message: inLanguage(doneTexts.sessionEnded, language) }
  }),

  endAll: member.sessions.endAll.handler(async ({ context, input }) => {
    const { shop, memberId, sessionId, language, requestId } = context
    const ended = await endSessions(shop, { memberId, except: input?.this_device ? undefined : sessionId })
    securityEvent(shop, { event: 'all-sessions-ended', memberId, requestId, count: ended })
    return { status: 'destroy_success', message: inLanguage(doneTexts.sessionsEnded, language), ended }
  }),
}
