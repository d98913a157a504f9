import type { OrderStatus } from '#rules/orders/order.ts'
import { problem } from '#server/platform/http/problem.ts'

export type MoneyRefusal =
  | { code: 'no_such_order' | 'no_such_refund' | 'no_such_payment' | 'nothing_chosen' | 'changed_since' }
  | { code: 'above_allowance' }
  | { code: 'no_such_transition'; status: OrderStatus }
  | { code: 'wrong_amount'; most: number }
  | { code: 'wrong_amount'; asked: number }
  | { code: 'quote_changed'; total: number }
  | { code: 'no_such_transfer' | 'known' | 'counted_before' | 'nothing_to_ask' | 'refund_done' | 'refund_under_way' | 'refund_by_hand' }

/** Why nothing was done with the money of an order, as it travels. */
export function moneyProblem(refusal: MoneyRefusal): ReturnType<typeof problem> {
  switch (refusal.code) {
    case 'no_such_order':
      return problem({ status: 'invalid_order_number' })
    case 'no_such_refund':
    case 'no_such_payment':
      return problem({ status: 'not_found' })
    case 'nothing_chosen':
      return problem({ status: 'validation_error', details: { errors: { lines: 'required' } } })
    case 'no_such_transition':
      return problem({ status: 'no_such_move', details: { now: refusal.status } })
    case 'wrong_amount':
      return problem({ status: 'wrong_amount', details: 'most' in refusal ? { most: refusal.most } : { asked: refusal.asked } })
    case 'quote_changed':
      return problem({ status: 'quote_changed', details: { total: refusal.total } })
    case 'above_allowance':
      return problem({ status: 'permission_denied' })
    case 'known':
      return problem({ status: 'transfer_known' })
    case 'changed_since':
      return problem({ status: 'approval_ended' })
    default:
      return problem({ status: refusal.code })
  }
}
