import { implement } from '@orpc/server'
import { api } from '#contract/api.ts'
import { sameSecret } from '#server/accounts/token.ts'
import type { ApiContext } from './api-context.ts'
import { problem } from './problem.ts'

/** Calls that anybody may make. */
export const open = implement(api).$context<ApiContext>()

/** Calls of members: a living session, an account that is not locked, and the CSRF token when something changes. */
export const member = open.use(async ({ context, next }) => {
  const session = await context.session()
  if (!session) throw problem({ status: 'authentication_error' })
  if (session.locked) throw problem({ status: 'user_lock' })
  if (context.csrf.needed && !sameSecret(context.csrf.token, session.csrfToken)) throw problem({ status: 'csrf_error' })
  return next({ context: { memberId: session.memberId } })
})
