import type { HoldReason } from '#rules/orders/hold.ts'
import type { OrderStatus } from '#rules/orders/order.ts'

/** Why nothing was done with a parcel. Who does the same thing twice hears how far it has come. */
export type ParcelRefusal =
  | { code: 'no_such_order' }
  | { code: 'no_such_transition'; status: OrderStatus }
  | { code: 'wrong_amount'; most: number }
  | { code: 'tracking_taken' }
  /** It must not be picked or sent yet. */
  | { code: 'order_held'; reason: HoldReason }
  /** Too few of its goods lie in lots that are open. */
  | { code: 'not_on_shelf' }
  /** It has units of a lot that is being recalled. */
  | { code: 'lot_recalled' }
  /** What stands on a label that may still be used does not change under it: the label is put away first. */
  | { code: 'label_booked' }

/** Who acts, for the history. */
export type Acting = { actor: 'operations' | 'courier'; by: string }
