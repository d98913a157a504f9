import { implement } from '@orpc/server'
import { api } from '#contract/api.ts'
import { sameSecret } from '#server/accounts/token.ts'
import type { ApiContext } from './api-context.ts'
import { problem } from './problem.ts'

/** Calls that anybody may make. */
export const open = implement(api).$context<ApiContext>()

/** Calls of members, with the CSRF token when something changes. Whether the account is locked is for the call to say. */
export const memberOrLocked = open.use(async ({ context, next }) => {
  const session = await context.session()
  if (!session) throw problem({ status: 'authentication_error' })
  if (context.csrf.needed && !sameSecret(context.csrf.token, session.csrfToken)) throw problem({ status: 'csrf_error' })
  return next({ context: { memberId: session.memberId, locked: session.locked } })
})

/** Calls of members whose account is not locked: nearly all. */
export const member = memberOrLocked.use(({ context, next }) => {
  if (context.locked) throw problem({ status: 'user_lock' })
  return next()
})
