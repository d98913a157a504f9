import { oc } from '@orpc/contract'
import { refusals } from '#contract/shared/call.ts'
import { permissions, type PermissionName } from '#rules/staff/permissions.ts'

/**
 * Who may make a call of the office. `none`: anybody. `staff`: whoever has a session of the office and holds something of
 * the permission; null asks for no permission, because what is asked for or changed is the caller's own.
 */
export type OfficeMeta =
  | { auth: 'none' }
  | {
      auth: 'staff'
      permission: PermissionName | null
      /** Asks for a fresh second factor whatever the permission says. */
      stepUp?: true
      /** Each thing that it writes has a key of its own, under which it is known when it comes again: its answer need not be kept (NAV-13). */
      knowsRepeats?: true
    }

const always = ['validation_error', 'too_many_requests', 'internal_error'] as const

/** A call that anybody may make: those of signing in. */
export const officeOpenCall = oc.$meta<OfficeMeta>({ auth: 'none' }).errors(refusals(...always))

/** A call about the caller alone. */
export const ownCall = oc.$meta<OfficeMeta>({ auth: 'staff', permission: null }).errors(refusals(...always, 'authentication_error'))
export const ownChange = ownCall.errors(refusals('csrf_error'))

/** A change of how the caller proves who they are: only with a fresh second factor, as a verb that is marked so. */
export const ownDangerousChange = oc
  .$meta<OfficeMeta>({ auth: 'staff', permission: null, stepUp: true })
  .errors(refusals(...always, 'authentication_error', 'csrf_error', 'second_factor_needed'))

/** A call that reads, for whoever holds this permission; with a fresh second factor where the permission asks for one (ACC-29). */
export function staffCall(permission: PermissionName) {
  const stepUp = permissions[permission].stepUp ? refusals('second_factor_needed') : {}
  return oc
    .$meta<OfficeMeta>({ auth: 'staff', permission })
    .errors(refusals(...always, 'authentication_error', 'permission_denied'))
    .errors(stepUp)
}

/** A call that changes something, for whoever holds this permission. */
export function staffChange(permission: PermissionName) {
  return staffCall(permission).errors(refusals('csrf_error', 'idempotency_conflict', 'call_under_way'))
}

/** A change that knows by keys of its own what came before: it may be sent again like any other, and costs less. */
export function staffChangeWithKeys(permission: PermissionName) {
  return staffChange(permission).$meta<OfficeMeta>({ auth: 'staff', permission, knowsRepeats: true })
}
