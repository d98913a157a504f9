import type { PermissionName } from '#rules/staff/permissions.ts'
import { orderTransitions, type OrderEvent, type OrderStatus } from './order.ts'

/** What people of the shop do with an order, in the order in which it is likely. */
export const orderMoves = [
  'release',
  'start_picking',
  'book',
  'hand_over',
  'hand_over_by_number',
  'change_store',
  'at_store',
  'delivered',
  'ask_courier',
  'hold',
  'cancel',
] as const
export type OrderMove = (typeof orderMoves)[number]

type ShippingMethod = 'black_cat' | 'refrigeration' | 'freezing' | 'seven' | 'ups'

/**
 * `events`: the transitions of which one must be possible; `whileHeld`: whether it can be done only, or never, while an order is
 * held; `wholeOnly`: not of a part that travels apart; `bookedOnly`: of a parcel under way that the courier knows; `labels`: whether only of a parcel whose boxes have labels, or only of one
 * of which a box has none; `storeOnly`: of a parcel whose store can be changed.
 */
type MoveFacts = {
  permission: PermissionName
  events: readonly OrderEvent[]
  whileHeld?: 'only' | 'never'
  methods?: readonly ShippingMethod[]
  wholeOnly?: true
  bookedOnly?: true
  labels?: 'some' | 'missing'
  storeOnly?: true
}

/** One of these can still happen to an order that has not been handed over. */
const beforeItIsSent: readonly OrderEvent[] = ['cancel_unpaid', 'start_picking', 'hand_over']

const booked: readonly ShippingMethod[] = ['black_cat', 'refrigeration', 'freezing', 'seven']

const facts: Readonly<Record<OrderMove, MoveFacts>> = {
  release: { permission: 'orders.hold', events: [...beforeItIsSent], whileHeld: 'only', wholeOnly: true },
  start_picking: { permission: 'parcels.pick', events: ['start_picking'], whileHeld: 'never' },
  book: { permission: 'parcels.book', events: ['hand_over'], methods: booked, whileHeld: 'never', labels: 'missing' },
  hand_over: { permission: 'parcels.hand_over', events: ['hand_over'], whileHeld: 'never', labels: 'some' },
  /** Under a number that somebody typed: parcels abroad, and what the courier booked elsewhere. */
  hand_over_by_number: { permission: 'parcels.hand_over', events: ['hand_over'], whileHeld: 'never', labels: 'missing' },
  change_store: { permission: 'stores.change', events: ['edit', 'store_changed'], storeOnly: true },
  at_store: { permission: 'parcels.follow', events: ['arrived_at_store'], methods: ['seven'] },
  delivered: { permission: 'parcels.follow', events: ['delivered', 'picked_up'] },
  ask_courier: { permission: 'parcels.follow', events: ['arrived_at_store', 'delivered', 'picked_up'], bookedOnly: true },
  hold: { permission: 'orders.hold', events: [...beforeItIsSent], whileHeld: 'never', wholeOnly: true },
  cancel: { permission: 'orders.cancel', events: ['cancel_unpaid', 'cancel_paid'], wholeOnly: true },
}

export type Parcel = {
  status: OrderStatus
  shippingMethod: ShippingMethod
  isPart: boolean
  isHeld: boolean
  /** The courier can be asked about it on its way. */
  isBooked: boolean
  /** How many of its boxes have a label and are not handed over, and how many have none. */
  boxes: { labelled: number; unlabelled: number }
  /** Whether it may be picked up elsewhere, and whether it has to be, because its store has closed. */
  store: { canChange: boolean; isClosed: boolean }
}

/** What can be done with a parcel as it stands, by somebody who holds these permissions; the likely next one first (DSK-08). */
export function movesOf(
  { status, shippingMethod, isPart, isHeld, isBooked, boxes, store }: Parcel,
  holds: (permission: PermissionName) => boolean,
): OrderMove[] {
  const moves = orderMoves.filter((move) => {
    const { permission, events, methods, whileHeld, wholeOnly, bookedOnly, labels, storeOnly } = facts[move]
    if (whileHeld === (isHeld ? 'never' : 'only')) return false
    if ((storeOnly && !store.canChange) || (bookedOnly && !isBooked)) return false
    if (labels && countOf(labels, boxes) === 0) return false
    const isPossible = events.some((event) => orderTransitions[status][event] !== undefined)
    return isPossible && holds(permission) && (methods?.includes(shippingMethod) ?? true) && !(wholeOnly && isPart)
  })
  return store.isClosed ? firstOf(moves, 'change_store') : moves
}

function countOf(labels: 'some' | 'missing', boxes: Parcel['boxes']): number {
  return labels === 'some' ? boxes.labelled : boxes.unlabelled
}

function firstOf(moves: readonly OrderMove[], likely: OrderMove): OrderMove[] {
  return moves.toSorted((one, other) => Number(other === likely) - Number(one === likely))
}
