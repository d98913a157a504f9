import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { instant, word } from '#contract/shared/fields.ts'
import { removedKinds } from '#rules/staff/put-away.ts'
import { ownCall } from './office-call.ts'

const row = z.object({
  id: z.int(),
  /** What it is called, or its first words. */
  name: z.object({ zh: z.string(), en: z.string() }),
  /** The number of the order on which it stood; null for what stands on none. */
  order: z.string().nullable(),
  /** The uid of the member on whom it stood; left out for what stands on none. */
  member: z.string().optional(),
  at: instant,
  /** Who put it away; null where that is not known any more. */
  by: z.string().nullable(),
})
export type RemovedRow = z.infer<typeof row>

export const removedApi = {
  list: ownCall
    .errors(refusals('permission_denied'))
    .route({
      method: 'GET',
      path: '/office/api/v1/removed',
      summary: 'What was put away within thirty days, newest first, of one of the kinds that one may have back',
    })
    .input(z.object({ kind: z.enum(removedKinds).optional(), cursor: word.optional() }))
    .output(
      z.object({
        /** Every kind that this person may have back. */
        kinds: z.array(z.enum(removedKinds)),
        rows: z.array(row),
        next: z.string().nullable(),
      }),
    ),
}
