import { implement } from '@orpc/server'
import { officeApi } from '#contract/office/api.ts'
import type { OfficeMeta } from '#contract/office/api/office-call.ts'
import { permissions as permissionTable } from '#rules/staff/permissions.ts'
import { isFresh } from '#rules/staff/session.ts'
import { traced } from '#server/platform/audit/trace.ts'
import { problem } from '#server/platform/http/problem.ts'
import { askCaughtUp } from '#server/platform/standbys/ask-standby.ts'
import type { OfficeContext } from './office-context.ts'
import { callerOfKey, callerOfSession } from './office-caller.ts'
import { answerOnce } from './repeats/answer-once.ts'
import { takeCallTurn } from './take-call-turn.ts'

/** Of an Idempotency-Key, in signs. */
const longestKey = 200

/** Calls of the office that anybody may make: those of signing in. */
export const openOffice = implement(officeApi).$context<OfficeContext>()

/**
 * Calls of whoever has a session of the office, or a key, and holds the permission that the contract names for the call; changes of
 * a session with its token, from a page of the office (ACC-27, ACC-30); with a fresh second factor where the permission asks for one
 * (ACC-29), which a key never has (ACC-48). What they write into the audit log says where it came from (ACC-42).
 */
const known = openOffice.use(async ({ context, next, procedure }, input) => {
  const permission = permissionOf(procedure['~orpc'].meta)
  const caller = await (context.bearer === null ? callerOfSession(context) : callerOfKey(context, context.bearer))
  await takeCallTurn(context.shop, { of: caller.counted, input })
  if (permission !== null && !caller.permissions.has(permission)) throw problem({ status: 'permission_denied' })
  // What is a person's own, no key sees.
  if (permission === null && caller.apiKeyId !== null) throw problem({ status: 'permission_denied' })
  if (asksStepUp(procedure['~orpc'].meta) && !isFresh(caller.steppedUpAt, context.shop.now()))
    throw problem({ status: caller.apiKeyId === null ? 'second_factor_needed' : 'permission_denied' })
  const { actor, apiKeyId, staffId, sessionId, csrfToken, permissions } = caller
  const { shop, address, requestId = null } = context
  const from = apiKeyId === null ? { staffId, apiKeyId, sessionId } : { staffId: null, apiKeyId, sessionId: null }
  const database = traced(shop.database, { ...from, approverId: null, address, requestId })
  return next({
    context: { shop: { ...shop, database }, actor, caller: caller.name, staffId, apiKeyId, sessionId, csrfToken, permissions },
  })
})

/**
 * Calls of people of the office. A change that names a permission has the key of its press, and is done once for it (NAV-13); one
 * whose every row has a key of its own keeps no answer beside them.
 */
export const staff = known.use(async ({ context, next, path, procedure }, input, output) => {
  const { shop, caller, csrf, idempotencyKey: key } = context
  if (!csrf.needed || permissionOf(procedure['~orpc'].meta) === null) return next()
  if (key === undefined) throw wrongKey('required')
  if (key === '' || key.length > longestKey) throw wrongKey('invalid')
  if (knowsRepeats(procedure['~orpc'].meta)) return next()
  const asked = { actor: caller, key, call: path.join('.'), input }
  const answered = await answerOnce(shop, asked, async () => (await next()).output)
  if (!answered.ok) throw problem({ status: answered.refusal.code })
  return output(answered.value)
})

/** As `staff`, for lists and reports, which do nothing but read: from a standby that knows of every save there was before. */
export const staffLists = staff.use(async ({ context, next }) => askCaughtUp(context.shop, async (shop) => next({ context: { shop } })))

function permissionOf(meta: OfficeMeta) {
  return meta.auth === 'staff' ? meta.permission : null
}

function asksStepUp(meta: OfficeMeta): boolean {
  if (meta.auth !== 'staff') return false
  return meta.permission === null ? meta.stepUp === true : permissionTable[meta.permission].stepUp
}

function knowsRepeats(meta: OfficeMeta): boolean {
  return meta.auth === 'staff' && meta.knowsRepeats === true
}

function wrongKey(why: 'required' | 'invalid') {
  return problem({ status: 'validation_error', details: { errors: { 'idempotency-key': why } } })
}
