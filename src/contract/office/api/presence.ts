import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { textUpTo } from '#contract/shared/fields.ts'
import { presenceKinds } from '#rules/staff/presence.ts'
import { ownChange } from './office-call.ts'

export const presenceApi = {
  /** Asked again every few seconds by a page that is looked at. */
  tell: ownChange
    .route({ method: 'PUT', path: '/office/api/v1/presence', summary: 'Say that one has something open, and hear who else has' })
    .errors(refusals('permission_denied'))
    .input(z.object({ kind: z.enum(presenceKinds), id: textUpTo(40).min(1, 'required') }))
    .output(z.object({ others: z.array(z.object({ id: z.int(), name: z.string() })) })),
}
