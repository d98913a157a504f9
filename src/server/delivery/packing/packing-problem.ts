import { problem } from '#server/platform/http/problem.ts'
import type { CheckRefusal } from './parcels/check-parcel.ts'

/** What whoever packs is told of a refusal. */
export function packingProblem(refusal: CheckRefusal): ReturnType<typeof problem> {
  switch (refusal.code) {
    case 'no_such_order':
      return problem({ status: 'invalid_order_number' })
    case 'order_held':
      return problem({ status: 'order_held', details: { reason: refusal.reason } })
    case 'no_such_transition':
      return problem({ status: 'no_such_move', details: { now: refusal.status } })
    case 'claimed_by':
      return problem({ status: 'claimed_by', details: { name: refusal.name } })
    case 'invoice_not_issued':
      return problem({ status: 'invoice_not_issued' })
    case 'parcel_incomplete':
      return problem({ status: 'parcel_incomplete', details: { left: refusal.left } })
    case 'weight_off':
      return problem({ status: 'weight_off', details: { expected: refusal.expected } })
  }
}
