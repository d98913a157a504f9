import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { idInPath } from '#contract/shared/fields.ts'
import { staffChange } from './office-call.ts'

const of = z.object({ id: idInPath })
const done = z.object({ status: z.literal('done') })

/** Roles of an owner's own. */
export const rolesApi = {
  remove: staffChange('staff.edit')
    .route({ method: 'DELETE', path: '/office/api/v1/roles/{id}', summary: 'Put a role away that nobody has and nobody is invited to' })
    .errors(refusals('not_found', 'role_in_use'))
    .input(of)
    .output(done),
  restore: staffChange('staff.edit')
    .route({ method: 'POST', path: '/office/api/v1/roles/{id}/restore', summary: 'Have a role back that was put away' })
    .errors(refusals('not_found'))
    .input(of)
    .output(done),
}
