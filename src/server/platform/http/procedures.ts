import { implement } from '@orpc/server'
import { api } from '#contract/shop/api.ts'
import { sameSecret } from '#server/platform/sessions/token.ts'
import { askStandby } from '#server/platform/standbys/ask-standby.ts'
import type { ApiContext } from './api-context.ts'
import { problem } from './problem.ts'
import { securityEvent } from '#server/platform/security-events.ts'

/** Calls that anybody may make. */
export const open = implement(api).$context<ApiContext>()

/** Calls that anybody may make about what is the same for everybody: read from a standby where there is one. */
export const shown = open.use(async ({ context, next }) => askStandby(context.shop, async (shop) => next({ context: { shop } })))

/** As `shown`, where something hangs on who asks: what members have just done they find, so they are answered from the primary. */
export const shownToViewer = open.use(async ({ context, next }) => {
  if (context.shop.standbys === undefined || (await context.session())) return next()
  return askStandby(context.shop, async (shop) => next({ context: { shop } }))
})

/** Calls of members, with the CSRF token when something changes. Whether the account is locked is for the call to say. */
export const memberOrLocked = open.use(async ({ context, next }) => {
  const session = await context.session()
  if (!session) throw problem({ status: 'authentication_error' })
  const { memberId, locked, signedInAt, id: sessionId } = session
  if (context.csrf.needed && !sameSecret(context.csrf.token, session.csrfToken)) {
    securityEvent(context.shop, { event: 'csrf-refused', reason: 'token', memberId, requestId: context.requestId })
    throw problem({ status: 'csrf_error' })
  }
  return next({ context: { memberId, locked, signedInAt, sessionId } })
})

/** Calls of members whose account is not locked: nearly all. */
export const member = memberOrLocked.use(({ context, next }) => {
  if (!context.locked) return next()
  securityEvent(context.shop, { event: 'access-refused', reason: 'locked', memberId: context.memberId, requestId: context.requestId })
  throw problem({ status: 'user_lock' })
})
