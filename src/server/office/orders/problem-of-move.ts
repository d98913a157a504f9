import type { ProblemStatus } from '#contract/shared/problems.ts'
import type { BookingRefusal } from '#server/delivery/fulfilment/booking/booking-refusal.ts'
import type { ParcelRefusal } from '#server/delivery/fulfilment/parcel-refusal.ts'

export type MoveRefusal =
  | ParcelRefusal
  | { code: 'store_unknown' }
  | BookingRefusal
  | { code: 'courier_unknown' }
  | { code: 'tracking_unknown' }

/** Why nothing was done with an order, as it travels. Who does the same thing twice hears how far it has come. */
export function problemOfMove(refusal: MoveRefusal): { status: ProblemStatus; details?: Record<string, unknown> } {
  switch (refusal.code) {
    case 'no_such_order':
      return { status: 'invalid_order_number' }
    case 'order_held':
      return { status: 'order_held', details: { reason: refusal.reason } }
    case 'no_such_transition':
      return { status: 'no_such_move', details: { now: refusal.status } }
    case 'courier_refused':
      return { status: 'courier_refused', details: { text: refusal.text } }
    case 'box_too_large':
      return { status: 'box_too_large', details: { because: refusal.because } }
    case 'wrong_contents':
      return { status: 'wrong_contents', details: { line_id: refusal.lineId, missing: refusal.missing } }
    case 'not_joinable':
      return { status: 'not_joinable', details: { why: refusal.why } }
    case 'tracking_needed':
      return { status: 'validation_error', details: { errors: { tracking: 'required' } } }
    case 'tracking_unknown':
      return { status: 'validation_error', details: { errors: { tracking: 'invalid' } } }
    case 'wrong_amount':
      return { status: 'validation_error', details: { errors: { amount: 'invalid' } } }
    default:
      return { status: refusal.code }
  }
}
