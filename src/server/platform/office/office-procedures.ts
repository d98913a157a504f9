import { implement } from '@orpc/server'
import { officeApi } from '#contract/office/api.ts'
import { sameSecret } from '#server/platform/sessions/token.ts'
import type { OfficeContext } from './office-context.ts'
import { problem } from '#server/platform/http/problem.ts'

/** Calls of the office that anybody may make: those of signing in. */
export const openOffice = implement(officeApi).$context<OfficeContext>()

/** Calls of whoever has a session of the office; changes with its token, from a page of the office (ACC-27). */
export const staff = openOffice.use(async ({ context, next }) => {
  const session = await context.session()
  if (!session) throw problem({ status: 'authentication_error' })
  const { needed, token, isOwnPage } = context.csrf
  if (needed && !(isOwnPage && sameSecret(token, session.csrfToken))) throw problem({ status: 'csrf_error' })
  return next({ context: { staffId: session.staffId, sessionId: session.id, csrfToken: session.csrfToken } })
})
