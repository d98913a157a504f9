import type { SizeClass } from '#rules/shipping/box.ts'
import type { ParcelState } from '#rules/shipping/parcel-state.ts'
import type { ReceivedTime, ShippingMethod } from '#rules/shipping/shipping.ts'

export type ParcelToBook = {
  /** What the shop calls it: booked twice, it is one parcel. At most 20 letters and digits. */
  reference: string
  method: Exclude<ShippingMethod, 'ups'>
  /** What the goods are worth, from 1 to 20,000 TWD; and what the courier collects, 0 for nothing. */
  value: number
  collect: number
  /** Of parcels to a door; stores ask no such thing. */
  sizeClass: SizeClass
  recipient: { name: string; phone: string; zipCode: string; address: string; storeId: string }
  receivedTime: ReceivedTime | null
  /** Where the company tells that the parcel has moved. */
  noticeAddress: string
}

export type BookingAnswer =
  /** `providerId`: how the company calls it. */
  | { answer: 'booked'; trackingNumber: string; providerId: string }
  | { answer: 'refused'; text: string }
  | { answer: 'unknown'; reason: string }
export type ParcelReport =
  /** `collect`: what the company was told to collect; null when it does not say. */
  | { answer: 'known'; trackingNumber: string; providerId: string; collect: number | null; state: ParcelState; code: string }
  | { answer: 'absent' }
  | { answer: 'unreachable'; reason: string }

/** A document to be printed, for one box or for several. */
export type LabelAnswer =
  | { answer: 'drawn'; format: 'pdf' | 'html'; bytes: Uint8Array<ArrayBuffer> }
  | { answer: 'refused'; text: string }
  | { answer: 'unreachable'; reason: string }

export type StoreChangeAnswer = { answer: 'changed' } | { answer: 'refused'; text: string } | { answer: 'unknown'; reason: string }

/** What we ask of the logistics company. */
export type Courier = {
  book: (parcel: ParcelToBook) => Promise<BookingAnswer>
  /** By what the shop calls it. The only word about a parcel that the shop believes. */
  find: (reference: string) => Promise<ParcelReport>
  /** The labels of parcels by the company's own names for them, in one document; of one carrier only. */
  drawLabels: (providerIds: readonly string[]) => Promise<LabelAnswer>
  /** Another store for a parcel whose store has closed. Told twice, it is the same. */
  changeStore: (change: { providerId: string; storeId: string }) => Promise<StoreChangeAnswer>
  /** Which parcel a notice is about, and what makes it this notice and no other; null when it was not written by the company. */
  readNotice: (fields: Readonly<Record<string, string>>) => { reference: string; eventKey: string; code: string } | null
}
