import type { MissingChoice } from '#contract/office/api/packing/shortages.ts'
import type { StaffActor } from '#rules/actor.ts'
import { checkAllowance } from '#rules/staff/allowance.ts'
import type { PermissionName, Share } from '#rules/staff/permissions.ts'
import { quoteMissing, type QuoteRefusal } from '#server/delivery/fulfilment/shortages/quote-missing.ts'
import { needsApproval } from '#server/office/approvals/needs-approval.ts'
import { problemOfMove } from '#server/office/orders/problem-of-move.ts'
import { usedToday } from '#server/people/staff/published/take-allowance.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import type { Shop } from '#server/platform/shop.ts'
import { carryOutReport, unitsOf, type AskedReport, type ReportRefusal } from './carry-out-report.ts'
import { missingApprovable } from './missing-approvable.ts'
import { nameMissing } from './name-missing.ts'

const permission = 'parcels.missing'

export const shortageRoutes = {
  quote: staff.shortages.quote.handler(async ({ context: { shop, staffId, permissions }, input }) => {
    const { number, choice } = input
    const quoted = await quoteMissing(shop, { number, missing: unitsOf(input), choice })
    if (!quoted.ok) throw missingProblem(quoted.refusal)
    const { amount, before, isUncollected, points, toShelf } = quoted.value
    const used = await usedToday(shop.database.db, { staffId, permission, now: shop.now() })
    const share = permissions.get(permission) ?? 'none'
    return {
      amount: permissions.has('orders.money') ? amount : null,
      collects_less: isUncollected,
      points,
      to_shelf: toShelf.map(({ productId, quantity }) => ({ product_id: productId, units: quantity })),
      needs_approval: !checkAllowance(share, { amount, usedToday: used, before }).ok,
    }
  }),

  short: staff.shortages.short.handler(async ({ context, input }) => {
    const { amount } = await report(context, { choice: 'short', call: 'shortages.short', asked: input })
    return { status: 'short', amount: context.permissions.has('orders.money') ? amount : null }
  }),

  missing: staff.shortages.missing.handler(async ({ context, input }) => {
    await report(context, { choice: 'none', call: 'shortages.missing', asked: input })
    return { status: 'given_back' }
  }),
}

type Caller = {
  shop: Shop
  staffId: number
  actor: StaffActor
  permissions: ReadonlyMap<PermissionName, Exclude<Share, 'none'>>
  idempotencyKey: string | undefined
}
type Report = { choice: MissingChoice; call: string; asked: AskedReport }

/** Done at once, or, above what its maker may give back alone, written down for a second person. */
async function report(context: Caller, { choice, call, asked }: Report): Promise<{ amount: number }> {
  const { shop, staffId, actor, permissions, idempotencyKey = '' } = context
  const spender = { staffId, share: permissions.get(permission) ?? { each: 0 } }
  const done = await carryOutReport(shop, { choice, asked, by: actor.id, cause: `press ${staffId} ${idempotencyKey}`, spender })
  if (done.ok) return done.value
  if (done.refusal.code !== 'above_allowance') throw missingProblem(done.refusal)
  const reason = await nameMissing(shop, unitsOf(asked))
  throw problem(await needsApproval(context, { call, approvable: missingApprovable(choice), input: asked, reason }))
}

/** Why nothing was done, as it travels. */
function missingProblem(refusal: ReportRefusal | QuoteRefusal): ReturnType<typeof problem> {
  switch (refusal.code) {
    case 'nothing_missing':
      return problem({ status: 'validation_error', details: { errors: { units: 'required' } } })
    case 'too_many_missing':
      return problem({ status: 'validation_error', details: { errors: { units: 'tooMany' } } })
    case 'nothing_left_to_send':
      return problem({ status: 'nothing_left_to_send' })
    case 'wrong_amount':
      return problem({ status: 'wrong_amount', details: { most: refusal.most } })
    case 'quote_changed':
      return problem({ status: 'quote_changed', details: { total: refusal.total } })
    case 'above_allowance':
      return problem({ status: 'permission_denied' })
    case 'changed_since':
      return problem({ status: 'approval_ended' })
    default:
      return problem(problemOfMove(refusal))
  }
}
