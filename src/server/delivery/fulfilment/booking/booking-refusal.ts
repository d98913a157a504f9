import type { WrongContents } from '#rules/shipping/box-contents.ts'
import type { TooLarge } from '#rules/shipping/box.ts'
import type { JoiningFault } from '#rules/shipping/joined-parcels.ts'
import type { ParcelRefusal } from '../parcel-refusal.ts'

/** Why no courier was asked, or what he said. */
export type BookingRefusal =
  | ParcelRefusal
  | TooLarge
  | WrongContents
  | { code: 'courier_refused'; text: string }
  | { code: 'courier_unknown'; reason: string }
  | { code: 'tracking_needed' }
  | { code: 'not_joinable'; why: JoiningFault }
  /** Between asking and answering it came to go elsewhere, or to bring another amount: that label is put away, and another one can be booked. */
  | { code: 'label_outdated' }
