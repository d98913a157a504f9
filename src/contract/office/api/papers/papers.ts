import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { idInBody, textUpTo } from '#contract/shared/fields.ts'
import { staffCall, staffChange } from '../office-call.ts'

/** Its number and .pdf: what is none is the file of no paper. */
const paperFile = z.string().transform((name) => Number(/^(\d{1,15})\.pdf$/.exec(name)?.[1] ?? 0))

/** Of which parcels: some by their numbers, those of the orders that were selected, or those of a wave. */
const whose = {
  numbers: z.array(textUpTo(20)).min(1, 'required').max(200, 'tooMany').optional(),
  selection: idInBody.optional(),
  wave: idInBody.optional(),
}
const named = ({ numbers, selection, wave }: { numbers?: unknown; selection?: unknown; wave?: unknown }) =>
  [numbers, selection, wave].filter((each) => each !== undefined).length === 1
const once = { path: ['numbers'], error: 'required' }

const document = z.object({
  id: z.int(),
  paper: z.enum(['packing_slips', 'proof_slips', 'pick_list']),
  /** How many parcels stand on it. */
  count: z.int(),
})
export type PrintedPaper = z.infer<typeof document>

/** Papers of packing, as PDF; they are there for an hour, for who has printed them. */
export const papersApi = {
  slips: staffChange('parcels.pick')
    .route({
      method: 'POST',
      path: '/office/api/v1/papers/packing-slips',
      summary: 'Print packing slips, with the proofs of invoices that go on paper',
    })
    .errors(refusals('selection_ended', 'nothing_to_print', 'too_many_rows'))
    .input(
      z
        .object({
          ...whose,
          /** The proofs say so, and do not count as printed. */
          is_test: z.boolean().default(false),
        })
        .refine(named, once),
    )
    .output(
      z.object({
        documents: z.array(document),
        /** Parcels whose invoice is not issued yet: their proof is still to be printed. */
        unproven: z.array(z.string()),
      }),
    ),
  pickList: staffChange('parcels.pick')
    .route({ method: 'POST', path: '/office/api/v1/papers/pick-list', summary: 'Print what is fetched from the shelves' })
    .errors(refusals('selection_ended', 'nothing_to_print', 'too_many_rows'))
    .input(z.object(whose).refine(named, once))
    .output(z.object({ documents: z.array(document) })),
  slipFile: staffCall('parcels.pick')
    .route({ method: 'GET', path: '/office/api/v1/papers/{file}', summary: 'A paper for who has printed it' })
    .errors(refusals('not_found'))
    .input(z.object({ file: paperFile }))
    .output(z.file()),
}
