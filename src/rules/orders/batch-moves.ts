import type { PermissionName } from '#rules/staff/permissions.ts'
import { canBeHeld } from './hold.ts'
import type { OrderStatus } from './order.ts'

/** What can be done with many orders at once (DSK-04). Cancelling and refunding are for the page of one order. */
export const batchMoves = ['plan_wave', 'start_picking', 'hold', 'release', 'ask_payment', 'assign', 'tag'] as const
export type BatchMove = (typeof batchMoves)[number]

export const batchMovesNeed: Readonly<Record<BatchMove, PermissionName>> = {
  plan_wave: 'parcels.pick',
  start_picking: 'parcels.pick',
  hold: 'orders.hold',
  release: 'orders.hold',
  ask_payment: 'payments.ask',
  assign: 'orders.organise',
  tag: 'orders.organise',
}

/** Most rows of one batch (NAV-26): moves, and what only notes something. */
export const mostMoves = 1000
export const mostNoted = 10_000

export function mostOf(move: BatchMove): number {
  return move === 'assign' || move === 'tag' ? mostNoted : mostMoves
}

/** Why a move does nothing with an order: it is held, it stands where the move does not begin, it is not held, or nobody owes an answer. */
export const skipReasons = ['order_held', 'no_such_move', 'not_held', 'nothing_to_ask'] as const
export type SkipReason = (typeof skipReasons)[number]

export type BatchFacts = { parcels: readonly { status: OrderStatus }[]; isHeld: boolean; hasOpenPayment: boolean }

/** Null where the move can be made. */
export function skipReason(move: BatchMove, { parcels, isHeld, hasOpenPayment }: BatchFacts): SkipReason | null {
  switch (move) {
    case 'plan_wave':
    case 'start_picking':
      if (!parcels.some(({ status }) => status === 'confirmed')) return 'no_such_move'
      return isHeld ? 'order_held' : null
    case 'hold':
      return canBeHeld(parcels) ? null : 'no_such_move'
    case 'release':
      return isHeld ? null : 'not_held'
    case 'ask_payment':
      return hasOpenPayment ? null : 'nothing_to_ask'
    case 'assign':
    case 'tag':
      return null
  }
}
