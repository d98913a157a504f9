import type { HoldReason } from '#rules/orders/hold.ts'
import type { OrderStatus } from '#rules/orders/order.ts'
import type { BoxState } from './box.ts'

export const doorVerdicts = [
  'scanned',
  'scanned_before',
  'unknown',
  'not_booked',
  'label_put_away',
  'label_ended',
  'handed_over',
  'order_held',
  'order_ended',
  'lot_recalled',
] as const
export type DoorVerdict = (typeof doorVerdicts)[number]

export type BoxAtDoor = {
  state: BoxState
  labelUntil: Date | null
  isScanned: boolean
  orders: readonly { status: OrderStatus; held: HoldReason | null }[]
  /** Units of a lot that is being recalled lie in it. */
  isRecalled: boolean
}

/** Whether a box that somebody holds in the hand may go out, and why not (PCK-27). */
export function judgeAtDoor({ state, labelUntil, isScanned, orders, isRecalled }: BoxAtDoor, now: Date): DoorVerdict {
  if (state === 'put_away') return 'label_put_away'
  if (state === 'handed_over') return 'handed_over'
  if (orders.some(({ status }) => status !== 'picking')) return 'order_ended'
  if (orders.some(({ held }) => held !== null)) return 'order_held'
  if (isRecalled) return 'lot_recalled'
  if (state !== 'booked') return 'not_booked'
  if (labelUntil !== null && labelUntil <= now) return 'label_ended'
  return isScanned ? 'scanned_before' : 'scanned'
}
