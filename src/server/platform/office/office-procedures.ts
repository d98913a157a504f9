import { implement } from '@orpc/server'
import { officeApi } from '#contract/office/api.ts'
import type { OfficeMeta } from '#contract/office/api/office-call.ts'
import type { StaffActor } from '#rules/actor.ts'
import { permissions as permissionTable } from '#rules/staff/permissions.ts'
import { isFresh } from '#rules/staff/session.ts'
import { traced } from '#server/platform/audit/trace.ts'
import { problem } from '#server/platform/http/problem.ts'
import { sameSecret } from '#server/platform/sessions/token.ts'
import type { OfficeContext } from './office-context.ts'
import { answerOnce } from './repeats/answer-once.ts'

/** Of an Idempotency-Key, in signs. */
const longestKey = 200

/** Calls of the office that anybody may make: those of signing in. */
export const openOffice = implement(officeApi).$context<OfficeContext>()

/**
 * Calls of whoever has a session of the office and holds the permission that the contract names for the call; changes with
 * the session's token, from a page of the office (ACC-27, ACC-30); with a fresh second factor where the permission asks for one
 * (ACC-29). What they write into the audit log says where it came from (ACC-42).
 */
const known = openOffice.use(async ({ context, next, procedure }) => {
  const session = await context.session()
  if (!session) throw problem({ status: 'authentication_error' })
  const { needed, token, isOwnPage } = context.csrf
  if (needed && !(isOwnPage && sameSecret(token, session.csrfToken))) throw problem({ status: 'csrf_error' })
  const permission = permissionOf(procedure['~orpc'].meta)
  if (permission !== null && !session.permissions.has(permission)) throw problem({ status: 'permission_denied' })
  if (permission !== null && permissionTable[permission].stepUp && !isFresh(session.steppedUpAt, context.shop.now()))
    throw problem({ status: 'second_factor_needed' })
  const { staffId, name, id: sessionId, csrfToken, permissions } = session
  const { shop, address, requestId = null } = context
  const database = traced(shop.database, { staffId, apiKeyId: null, approverId: null, sessionId, address, requestId })
  const actor: StaffActor = { kind: 'staff', id: name }
  return next({ context: { shop: { ...shop, database }, actor, staffId, sessionId, csrfToken, permissions } })
})

/** Calls of people of the office. A change that names a permission has the key of its press, and is done once for it (NAV-13). */
export const staff = known.use(async ({ context, next, path, procedure }, input, output) => {
  const { shop, staffId, csrf, idempotencyKey: key } = context
  if (!csrf.needed || permissionOf(procedure['~orpc'].meta) === null) return next()
  if (key === undefined) throw wrongKey('required')
  if (key === '' || key.length > longestKey) throw wrongKey('invalid')
  const asked = { actor: `staff ${staffId}`, key, call: path.join('.'), input }
  const answered = await answerOnce(shop, asked, async () => (await next()).output)
  if (!answered.ok) throw problem({ status: answered.refusal.code })
  return output(answered.value)
})

function permissionOf(meta: OfficeMeta) {
  return meta.auth === 'staff' ? meta.permission : null
}

function wrongKey(why: 'required' | 'invalid') {
  return problem({ status: 'validation_error', details: { errors: { 'idempotency-key': why } } })
}
