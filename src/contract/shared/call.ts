import { oc } from '@orpc/contract'
import * as z from 'zod'
import { excludedParts, excludingFlags } from '#rules/catalog/excluded-flags.ts'
import { filmFaults } from '#rules/catalog/films/film-file.ts'
import { pictureFaults } from '#rules/catalog/pictures/picture-file.ts'
import { fileFaults } from '#rules/imports/file-limits.ts'
import { limitReasons } from '#rules/limits.ts'
import { problemStatuses, type DetailsOf, type ProblemStatus } from './problems.ts'
import { instant } from './fields.ts'
import { holdReasons } from '#rules/orders/hold.ts'
import { orderStatuses } from '#rules/orders/order.ts'
import { waveStates } from '#rules/shipping/wave.ts'
import { joiningFaults } from '#rules/shipping/joined-parcels.ts'
import { orderFailed } from '#contract/shop/api/order-failed.ts'
import { shopConstants } from '#contract/shop/api/shop-constants.ts'

/**
 * Who may make a call. `member`: only who is signed in, with the CSRF token when the call changes something.
 * `provider`: only the company whose check the call passes.
 */
export type CallMeta = { auth: 'none' | 'member' | 'provider' }

/** What goes beside status and message; the others carry nothing. */
const shapes: Readonly<Partial<Record<ProblemStatus, z.ZodType>>> = {
  approval_needed: z.object({ approval: z.int() }),
  authentication_error: z.object({ constants: shopConstants.optional() }),
  credit_card_order_error: z.object({ code: z.string() }),
  order_failed: orderFailed,
  reauthentication_needed: z.object({ providers: z.array(z.enum(['facebook', 'line'])) }),
  order_held: z.object({ reason: z.enum(holdReasons) }),
  edit_conflict: z.object({ by: z.string(), at: instant, present: z.record(z.string(), z.unknown()), version: z.int() }),
  no_such_move: z.object({ now: z.enum(orderStatuses) }),
  not_enough_stock: z.object({ left: z.int() }),
  expiry_unlikely: z.object({ why: z.enum(['past', 'too_late']) }),
  wrong_amount: z.union([z.object({ most: z.int() }), z.object({ asked: z.int() })]),
  quote_changed: z.object({ total: z.int() }),
  schedule_overlap: z.object({ name: z.string() }),
  price_scheduled: z.object({ name: z.string(), ends_at: z.string().nullable() }),
  ingredient_in_use: z.object({ names: z.array(z.string()) }),
  product_in_use: z.object({ names: z.array(z.string()) }),
  code_taken: z.object({ product: z.string() }),
  claims_unconfirmed: z.object({ claims: z.array(z.object({ word: z.string(), law: z.object({ zh: z.string(), en: z.string() }) })) }),
  label_incomplete: z.object({ missing: z.array(z.string()), names: z.array(z.string()) }),
  product_in_family: z.object({ product: z.string(), family: z.string() }),
  flags_exclude: z.object({ flag: z.enum(excludingFlags), beside: z.enum(excludedParts), product: z.string() }),
  box_too_large: z.object({ because: z.enum(['sides', 'size_class', 'weight', 'value']) }),
  wrong_contents: z.object({ line_id: z.int().optional(), missing: z.int().optional() }),
  not_joinable: z.object({ why: z.enum(joiningFaults) }),
  claimed_by: z.object({ name: z.string() }),
  parcel_incomplete: z.object({ left: z.int() }),
  weight_off: z.object({ expected: z.int() }),
  wave_gone_on: z.object({ now: z.enum(waveStates) }),
  file_refused: z.object({ why: z.enum(fileFaults).optional() }),
  film_refused: z.object({ why: z.enum(filmFaults).optional() }),
  picture_refused: z.object({ why: z.enum(pictureFaults).optional() }),
  courier_refused: z.object({ text: z.string() }),
  invoice_refused: z.object({ text: z.string() }),
  validation_error: z.object({ errors: z.record(z.string(), z.string()) }),
  too_many_requests: z.object({ reason: z.enum(limitReasons).optional(), retry_after: z.int().optional() }),
}

const general = ['validation_error', 'too_many_requests', 'internal_error'] as const
const ofMembers = ['authentication_error', 'user_lock'] as const

/** A call that anybody may make. */
export const openCall = oc.$meta<CallMeta>({ auth: 'none' }).errors(refusals(...general))

/** A call of a member that reads. */
export const memberCall = oc.$meta<CallMeta>({ auth: 'member' }).errors(refusals(...general, ...ofMembers))

/** A call of a member that changes something. */
export const memberChange = oc.$meta<CallMeta>({ auth: 'member' }).errors(refusals(...general, ...ofMembers, 'csrf_error'))

/** A call of a company that reports to the shop. */
export const providerCall = oc.$meta<CallMeta>({ auth: 'provider' })

type Refusals<Status extends ProblemStatus> = {
  [S in Status]: { status: (typeof problemStatuses)[S]; data: z.ZodType<DetailsOf<S>, DetailsOf<S>> }
}

/** The problems that a call can answer with, in the shape that oRPC wants. */
export function refusals<Status extends ProblemStatus>(...statuses: Status[]): Refusals<Status> {
  return Object.fromEntries(
    statuses.map((status) => [status, { status: problemStatuses[status], data: detailsOf(status) }]),
  ) as Refusals<Status>
}

function detailsOf(status: ProblemStatus): z.ZodType {
  return shapes[status] ?? z.object({})
}
