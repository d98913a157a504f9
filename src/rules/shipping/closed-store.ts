import { laterDay, startOfDay, taipeiDay } from '#rules/calendar.ts'
import type { OrderStatus } from '#rules/orders/order.ts'

/** Another store has to be chosen before 10:00 of the third day. Source: https://developers.ecpay.com.tw/?p=22480 */
const daysToChoose = 3
const hourMs = 3_600_000
const lastHour = 10

/** Until when, when the courier tells now that a store has closed. The day on which he tells is not counted (civil code, article 120). */
export function chooseStoreUntil(toldAt: Date): Date {
  return new Date(startOfDay(laterDay(taipeiDay(toldAt), daysToChoose)).getTime() + lastHour * hourMs)
}

/** One box as far as its store is concerned. `hasLabel`: its courier knows it and may still bring it somewhere. */
export type BoxToStore = { hasLabel: boolean; storeClosedUntil: Date | null }

export type StoreChange =
  /** Only the shop has to know: nobody was booked, or nobody yet. */
  | { way: 'in the house' }
  /** The courier brings these boxes to another store. */
  | { way: 'by the courier' }
  | { way: 'label_booked' }
  | { way: 'not now' }

/**
 * How the store of a parcel can be changed as it stands (DSK-32). A courier takes another store only while the old one is closed; what has
 * no label is changed in the house, until it is handed over.
 */
export function storeChangeOf({ status, boxes }: { status: OrderStatus; boxes: readonly BoxToStore[] }, now: Date): StoreChange {
  if (status !== 'confirmed' && status !== 'picking' && status !== 'delivering') return { way: 'not now' }
  if (boxes.some((box) => isToBeBrought(box, now))) return { way: 'by the courier' }
  if (status === 'delivering') return { way: 'not now' }
  return boxes.some(({ hasLabel }) => hasLabel) ? { way: 'label_booked' } : { way: 'in the house' }
}

/** Whether its courier brings it to another store when he is asked. */
export function isToBeBrought({ hasLabel, storeClosedUntil }: BoxToStore, now: Date): boolean {
  return hasLabel && storeClosedUntil !== null && now < storeClosedUntil
}
