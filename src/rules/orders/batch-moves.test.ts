import { expect, test } from 'vitest'
import { batchMoves, mostOf, skipReason, type BatchFacts, type BatchMove, type SkipReason } from './batch-moves.ts'
import type { OrderStatus } from './order.ts'

const order = (...statuses: OrderStatus[]): BatchFacts => ({
  parcels: statuses.map((status) => ({ status })),
  isHeld: false,
  hasOpenPayment: false,
})

test.each<[move: BatchMove, facts: BatchFacts, reason: SkipReason | null]>([
  ['start_picking', order('confirmed'), null],
  ['start_picking', order('picking'), 'no_such_move'],
  ['start_picking', order('picking', 'confirmed'), null],
  ['start_picking', { ...order('confirmed'), isHeld: true }, 'order_held'],
  ['plan_wave', order('confirmed'), null],
  ['plan_wave', order('picking'), 'no_such_move'],
  ['plan_wave', { ...order('confirmed'), isHeld: true }, 'order_held'],
  ['hold', order('confirmed'), null],
  ['hold', order('finished'), 'no_such_move'],
  ['release', order('confirmed'), 'not_held'],
  ['release', { ...order('confirmed'), isHeld: true }, null],
  ['ask_payment', order('uncharged'), 'nothing_to_ask'],
  ['ask_payment', { ...order('uncharged'), hasOpenPayment: true }, null],
  ['assign', order('finished'), null],
  ['tag', order('cancel'), null],
])('NAV-26 %s with %o: %s', (move, facts, reason) => {
  expect(skipReason(move, facts)).toBe(reason)
})

test('DSK-04 many orders are planned, started, held, let go, asked about, assigned and tagged; none is cancelled or refunded beside others', () => {
  expect(batchMoves).toEqual(['plan_wave', 'start_picking', 'hold', 'release', 'ask_payment', 'assign', 'tag'])
})

test('what only notes something may be done with ten times as many', () => {
  expect(batchMoves.map((move) => mostOf(move))).toEqual([1000, 1000, 1000, 1000, 1000, 10_000, 10_000])
})
