import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { idInPath, instant, linesUpTo, lineUpTo, word } from '#contract/shared/fields.ts'
import { officeSession } from './me.ts'
import { staffCall, staffChange } from './office-call.ts'

const email = z.email('email').max(200, 'tooLong')
/** Built-in roles by their keys, others by their numbers. */
const roles = z.array(z.string().max(20, 'tooLong')).min(1, 'required').max(3, 'tooMany')

const role = z.object({ word: z.string(), name: z.object({ zh: z.string(), en: z.string() }) })

const person = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
  suspended: z.boolean(),
  /** Null for who was never there. */
  last_seen_at: instant.nullable(),
})
export type StaffPerson = z.infer<typeof person>

const invitation = z.object({ id: z.int(), name: z.string(), email: z.string(), roles: z.array(z.string()), expires_at: instant })

const staffList = z.object({ people: z.array(person), invitations: z.array(invitation), roles: z.array(role) })
export type StaffList = z.infer<typeof staffList>

const of = z.object({ id: idInPath })
const done = z.object({ status: z.literal('done') })

export const staffApi = {
  list: staffCall('staff.view')
    .route({ method: 'GET', path: '/office/api/v1/staff', summary: 'People of the office, open invitations, and the roles that there are' })
    .output(staffList),
  invite: staffChange('staff.edit')
    .route({ method: 'POST', path: '/office/api/v1/staff/invitations', summary: 'Invite somebody by a letter; the invitation before ends' })
    .errors(refusals('email_taken', 'role_refused'))
    .input(z.object({ email, name: lineUpTo(80).min(1, 'required'), language: z.enum(['zh', 'en']), roles }))
    .output(z.object({ id: z.int() })),
  withdraw: staffChange('staff.edit')
    .route({ method: 'DELETE', path: '/office/api/v1/staff/invitations/{id}', summary: 'End an invitation that nobody has followed' })
    .errors(refusals('not_found'))
    .input(of)
    .output(done),
  changeRoles: staffChange('staff.edit')
    .route({ method: 'PUT', path: '/office/api/v1/staff/{id}/roles', summary: 'Give somebody these roles and no others' })
    .errors(refusals('not_found', 'role_refused', 'last_owner'))
    .input(of.extend({ roles }))
    .output(done),
  suspend: staffChange('staff.edit')
    .route({ method: 'POST', path: '/office/api/v1/staff/{id}/suspend', summary: 'Suspend somebody: their sessions end, their name stays' })
    .errors(refusals('not_found', 'last_owner'))
    .input(of)
    .output(done),
  resume: staffChange('staff.edit')
    .route({ method: 'POST', path: '/office/api/v1/staff/{id}/resume', summary: 'Let somebody in again who was suspended' })
    .errors(refusals('not_found'))
    .input(of)
    .output(done),
  sessions: staffCall('staff.edit')
    .route({ method: 'GET', path: '/office/api/v1/staff/{id}/sessions', summary: 'Where somebody is signed in' })
    .errors(refusals('not_found'))
    .input(of)
    .output(z.object({ sessions: z.array(officeSession) })),
  endSession: staffChange('staff.edit')
    .route({ method: 'DELETE', path: '/office/api/v1/staff/{id}/sessions/{session}', summary: 'End one session of somebody' })
    .errors(refusals('not_found'))
    .input(of.extend({ session: word }))
    .output(done),
  endSessions: staffChange('staff.edit')
    .route({ method: 'DELETE', path: '/office/api/v1/staff/{id}/sessions', summary: 'End all sessions of somebody' })
    .errors(refusals('not_found'))
    .input(of)
    .output(done),
  reset: staffChange('staff.edit')
    .route({
      method: 'POST',
      path: '/office/api/v1/staff/{id}/reset',
      summary: 'Take password and second factors from somebody, who proves anew who they are by a link in a letter',
    })
    .errors(refusals('not_found'))
    .input(of.extend({ reason: linesUpTo(500).min(1, 'required') }))
    .output(done),
}
