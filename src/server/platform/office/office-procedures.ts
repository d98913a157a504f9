import { implement } from '@orpc/server'
import { officeApi } from '#contract/office/api.ts'
import type { OfficeMeta } from '#contract/office/api/office-call.ts'
import { permissions as permissionTable } from '#rules/staff/permissions.ts'
import { isFresh } from '#rules/staff/session.ts'
import { sameSecret } from '#server/platform/sessions/token.ts'
import type { OfficeContext } from './office-context.ts'
import { problem } from '#server/platform/http/problem.ts'

/** Calls of the office that anybody may make: those of signing in. */
export const openOffice = implement(officeApi).$context<OfficeContext>()

/**
 * Calls of whoever has a session of the office and holds the permission that the contract names for the call; changes with
 * the session's token, from a page of the office (ACC-27, ACC-30); with
 * a fresh second factor where the permission asks for one (ACC-29).
 */
export const staff = openOffice.use(async ({ context, next, procedure }) => {
  const session = await context.session()
  if (!session) throw problem({ status: 'authentication_error' })
  const { needed, token, isOwnPage } = context.csrf
  if (needed && !(isOwnPage && sameSecret(token, session.csrfToken))) throw problem({ status: 'csrf_error' })
  const { permission } = procedure['~orpc'].meta as Extract<OfficeMeta, { auth: 'staff' }>
  if (permission !== null && !session.permissions.has(permission)) throw problem({ status: 'permission_denied' })
  if (permission !== null && permissionTable[permission].stepUp && !isFresh(session.steppedUpAt, context.shop.now()))
    throw problem({ status: 'second_factor_needed' })
  const { staffId, id: sessionId, csrfToken, permissions } = session
  return next({ context: { staffId, sessionId, csrfToken, permissions } })
})
