import { expect, test } from 'vitest'
import { isStatusWord, problemFrom } from './problem.ts'
import { isProblemStatus, problemStatuses } from './problems.ts'

const under = (number: number) => Object.entries(problemStatuses).flatMap(([status, travels]) => (travels === number ? [status] : []))

test('ERR-10 D-74 every status travels under its number', () => {
  expect(under(401)).toEqual(['authentication_error', 'sign_in_failed'])
  expect(under(403)).toEqual([
    'user_lock',
    'permission_denied',
    'csrf_error',
    'same_person',
    'reauthentication_needed',
    'second_factor_needed',
  ])
  expect(under(404).every((status) => status.endsWith('not_found') || status === 'invalid_order_number')).toBe(true)
  expect(under(409)).toEqual([
    'idempotency_conflict',
    'call_under_way',
    'job_running',
    'approval_ended',
    'quote_changed',
    'edit_conflict',
    'payment_in_progress',
    'order_not_payable',
    'account_changed',
    'claimed_by',
  ])
  expect(under(429)).toEqual(['too_many_requests', 'too_many_tries'])
  expect(under(500)).toEqual(['internal_error'])
})

test('ERR-10 D-74 the codes beyond the catalogue are known', () => {
  const extra = [
    'validation_error',
    'csrf_error',
    'health_article_not_found',
    'invoice_not_found',
    'card_not_found',
    'contact_not_found',
    'cart_item_not_found',
    'too_many_requests',
    'idempotency_conflict',
    'edit_conflict',
    'payment_in_progress',
    'order_not_payable',
    'internal_error',
  ]
  for (const status of extra) expect(isProblemStatus(status), status).toBe(true)
  expect(isProblemStatus('toString')).toBe(false)
})

test('ERR-10 a page knows a status by how it is written, also one that is newer than itself', () => {
  for (const status of Object.keys(problemStatuses)) expect(isStatusWord(status), status).toBe(true)
  expect(problemFrom({ status: 'brand_new_error', message: '請稍候' })).toMatchObject({ status: 'brand_new_error', message: '請稍候' })
  for (const strange of ['error', 'BAD_GATEWAY', 502, null])
    expect(problemFrom({ status: strange, message: '' }).status).toBe('internal_error')
})
