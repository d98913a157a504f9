import type { ReceivedTime, ShippingMethod } from '#rules/shipping/shipping.ts'

/** How far a parcel has come, in the shop's words. */
export type ParcelState = 'booked' | 'under_way' | 'at_store' | 'delivered' | 'picked_up' | 'not_collected' | 'returned' | 'damaged'

export type ParcelToBook = {
  /** What the shop calls it: booked twice, it is one parcel. At most 20 letters and digits. */
  reference: string
  method: Exclude<ShippingMethod, 'ups'>
  /** What the goods are worth, from 1 to 20,000 TWD; and what the courier collects, 0 for nothing. */
  value: number
  collect: number
  recipient: { name: string; phone: string; zipCode: string; address: string; storeId: string }
  receivedTime: ReceivedTime | null
  /** Where the company tells that the parcel has moved. */
  noticeAddress: string
}

export type BookingAnswer =
  | { answer: 'booked'; trackingNumber: string }
  | { answer: 'refused'; text: string }
  | { answer: 'unknown'; reason: string }
export type ParcelReport =
  | { answer: 'known'; trackingNumber: string; state: ParcelState; code: string }
  | { answer: 'absent' }
  | { answer: 'unreachable'; reason: string }

/** What we ask of the logistics company. */
export type Courier = {
  book: (parcel: ParcelToBook) => Promise<BookingAnswer>
  /** By what the shop calls it. The only word about a parcel that the shop believes. */
  find: (reference: string) => Promise<ParcelReport>
  /** Which parcel a notice is about, and what makes it this notice and no other; null when it was not written by the company. */
  readNotice: (fields: Readonly<Record<string, string>>) => { reference: string; eventKey: string; code: string } | null
}
