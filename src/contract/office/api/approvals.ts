import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { idInPath, instant, linesUpTo } from '#contract/shared/fields.ts'
import { shelfPriceNames } from '#rules/catalog/shelf-price.ts'
import { permissionNames, type PermissionName } from '#rules/staff/permissions.ts'
import { ownCall, ownChange, staffChange } from './office-call.ts'

export const approvalStates = ['waiting', 'approved', 'done', 'stale', 'declined', 'withdrawn', 'expired'] as const

const approval = z.object({
  id: z.int(),
  permission: z.enum(permissionNames as readonly [PermissionName, ...PermissionName[]]),
  /** What it is about, as the audit log names it: `order K7Q2M9X4TBHE`. */
  subject: z.string(),
  reason: z.string(),
  /** What would follow: TWD back to the buyer, points, units of stock, emails. The money is null for who sees no amounts. */
  effect: z.object({
    money: z.int().nullable(),
    points: z.int(),
    units: z.int(),
    emails: z.int(),
    /** Whose prices would change, and which, from what to what; null where it is about something else. */
    product: z
      .object({
        name: z.object({ zh: z.string(), en: z.string() }),
        prices: z.array(z.object({ field: z.enum(shelfPriceNames), from: z.int().nullable(), to: z.int().nullable() })),
      })
      .nullable(),
  }),
  state: z.enum(approvalStates),
  asked_by: z.string(),
  /** Nobody decides about what they asked for. */
  is_own: z.boolean(),
  /** It waits, and whoever asks may decide it. */
  can_decide: z.boolean(),
  asked_at: instant,
  ends_at: instant,
  decided_by: z.string().nullable(),
  decided_at: instant.nullable(),
  decision_reason: z.string().nullable(),
})
export type ApprovalOfOffice = z.infer<typeof approval>

const of = z.object({ id: idInPath })
const reason = linesUpTo(500).trim().min(1, 'required')

export const approvalsApi = {
  list: ownCall
    .route({
      method: 'GET',
      path: '/office/api/v1/approvals',
      summary: 'Calls that wait for a second person: everybody’s for who may decide, else one’s own',
    })
    .output(z.object({ approvals: z.array(approval) })),
  decide: staffChange('approvals.decide')
    .route({
      method: 'POST',
      path: '/office/api/v1/approvals/{id}/decide',
      summary: 'Say yes or no to a call that waits; yes carries it out',
    })
    .errors(refusals('not_found', 'approval_ended', 'same_person'))
    .input(z.discriminatedUnion('answer', [of.extend({ answer: z.literal('yes') }), of.extend({ answer: z.literal('no'), reason })]))
    .output(z.object({ state: z.enum(['done', 'stale', 'declined']) })),
  withdraw: ownChange
    .route({ method: 'POST', path: '/office/api/v1/approvals/{id}/withdraw', summary: 'Take back what one has asked for' })
    .errors(refusals('not_found', 'approval_ended'))
    .input(of)
    .output(z.object({ status: z.literal('withdrawn') })),
}
