import { expect, test } from 'vitest'
import { permissionsOf } from '#rules/staff/roles.ts'
import type { BuiltInRole } from '#rules/staff/permissions.ts'
import { orderTransitions, orderStatuses, type OrderEvent } from './order.ts'
import { movesOf, orderMoves, type OrderMove, type Parcel } from './order-moves.ts'

const as = (role: BuiltInRole) => {
  const held = permissionsOf([{ key: role }])
  return (permission: Parameters<typeof held.has>[0]) => held.has(permission)
}
const atDoor = {
  shippingMethod: 'black_cat',
  isPart: false,
  isHeld: false,
  isBooked: false,
  boxes: { labelled: 0, unlabelled: 1 },
  store: { canChange: false, isClosed: false },
} as const

test.each<[status: Parcel['status'], more: Partial<Parcel>, moves: OrderMove[]]>([
  ['uncharged', {}, ['hold', 'cancel']],
  ['pending_payment', {}, ['hold', 'cancel']],
  ['confirmed', {}, ['start_picking', 'hold', 'cancel']],
  ['confirmed', { isPart: true }, ['start_picking']],
  ['confirmed', { isHeld: true }, ['release', 'cancel']],
  ['confirmed', { isHeld: true, isPart: true }, []],
  ['picking', {}, ['book', 'hand_over_by_number', 'hold']],
  ['picking', { boxes: { labelled: 2, unlabelled: 0 } }, ['hand_over', 'hold']],
  ['picking', { boxes: { labelled: 1, unlabelled: 1 } }, ['book', 'hand_over', 'hand_over_by_number', 'hold']],
  ['picking', { isHeld: true }, ['release']],
  ['picking', { shippingMethod: 'ups' }, ['hand_over_by_number', 'hold']],
  ['delivering', {}, ['delivered']],
  ['delivering', { shippingMethod: 'seven' }, ['at_store', 'delivered']],
  ['delivering', { isBooked: true }, ['delivered', 'ask_courier']],
  [
    'picking',
    { shippingMethod: 'seven', store: { canChange: true, isClosed: false } },
    ['book', 'hand_over_by_number', 'change_store', 'hold'],
  ],
  ['delivering', { shippingMethod: 'seven', store: { canChange: true, isClosed: true } }, ['change_store', 'at_store', 'delivered']],
  ['delivered', { shippingMethod: 'seven' }, ['delivered']],
  ['delivered', { shippingMethod: 'seven', isBooked: true }, ['delivered', 'ask_courier']],
  ['finished', { isBooked: true }, []],
  ['finished', {}, []],
  ['refunding', {}, []],
  ['refunded', {}, []],
  ['cancel', {}, []],
  ['archived', {}, []],
])('an owner may move a parcel that is %s (%o): %o', (status, more, moves) => {
  expect(movesOf({ status, ...atDoor, ...more }, as('owner'))).toEqual(moves)
})

test.each<[role: BuiltInRole, confirmed: OrderMove[], picking: OrderMove[]]>([
  ['packer', ['start_picking', 'hold'], ['book', 'hand_over_by_number', 'hold']],
  ['care', ['hold', 'cancel'], ['hold']],
  ['editor', [], []],
  ['accountant', [], []],
])('%s moves what their role holds', (role, confirmed, picking) => {
  expect(movesOf({ status: 'confirmed', ...atDoor }, as(role))).toEqual(confirmed)
  expect(movesOf({ status: 'picking', ...atDoor }, as(role))).toEqual(picking)
})

test('no move is offered that the table of transitions refuses', () => {
  const leads: Record<OrderMove, readonly OrderEvent[]> = {
    start_picking: ['start_picking'],
    book: ['hand_over'],
    hand_over: ['hand_over'],
    hand_over_by_number: ['hand_over'],
    change_store: ['edit', 'store_changed'],
    at_store: ['arrived_at_store'],
    delivered: ['delivered', 'picked_up'],
    cancel: ['cancel_unpaid', 'cancel_paid'],
    ask_courier: ['arrived_at_store', 'delivered', 'picked_up'],
    hold: ['cancel_unpaid', 'start_picking', 'hand_over'],
    release: ['cancel_unpaid', 'start_picking', 'hand_over'],
  }
  for (const status of orderStatuses)
    for (const move of movesOf(
      {
        ...atDoor,
        status,
        shippingMethod: 'seven',
        isBooked: true,
        boxes: { labelled: 1, unlabelled: 1 },
        store: { canChange: status === 'picking', isClosed: false },
      },
      () => true,
    ))
      expect(
        leads[move].some((event) => event in orderTransitions[status]),
        `${move} of ${status}`,
      ).toBe(true)
  expect(Object.keys(leads).toSorted()).toEqual(orderMoves.toSorted())
})
