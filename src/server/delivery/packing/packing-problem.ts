import type { ProblemStatus } from '#contract/shared/problems.ts'
import type { CheckRefusal } from './parcels/check-parcel.ts'

/** What whoever packs is told of a refusal, as it travels. */
export function packingProblem(refusal: CheckRefusal): { status: ProblemStatus; details?: Record<string, unknown> } {
  switch (refusal.code) {
    case 'no_such_order':
      return { status: 'invalid_order_number' }
    case 'order_held':
      return { status: 'order_held', details: { reason: refusal.reason } }
    case 'no_such_transition':
      return { status: 'no_such_move', details: { now: refusal.status } }
    case 'claimed_by':
      return { status: 'claimed_by', details: { name: refusal.name } }
    case 'lot_recalled':
      return { status: 'lot_recalled' }
    case 'invoice_not_issued':
      return { status: 'invoice_not_issued' }
    case 'parcel_incomplete':
      return { status: 'parcel_incomplete', details: { left: refusal.left } }
    case 'weight_off':
      return { status: 'weight_off', details: { expected: refusal.expected } }
  }
}
