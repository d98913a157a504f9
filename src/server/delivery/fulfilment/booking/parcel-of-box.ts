import { createHash } from 'node:crypto'
import type { ParcelToBook } from '#ports/courier.ts'
import { sum, type Twd } from '#rules/money.ts'
import type { Box } from '#server/delivery/shipments/boxes/box.ts'
import type { LockedParcel } from '#server/sales/orders/lock-parcel.ts'
import { labelFactsOf } from '#server/sales/orders/parcels/label-facts-of.ts'
import type { UnitsOfLine } from '#server/sales/orders/parcels/list-units.ts'

/** A parcel as the courier is told of it, without what the shop calls it and where it wants to hear of it. */
export type ParcelFacts = Omit<ParcelToBook, 'reference' | 'noticeAddress'>

/** The courier carries from 1 to 20,000 TWD, and is told so much where the goods are worth more. */
const mostValue: Twd = 20_000

/** Where no kind of box was chosen, the smallest is booked. */
const usualSize = 60

/** What the goods in a box cost. */
export function valueOfBox({ lines }: Pick<Box, 'lines'>, units: readonly UnitsOfLine[]): Twd {
  return sum(lines.map(({ lineId, quantity }) => quantity * (units.find((line) => line.lineId === lineId)?.price ?? 0)))
}

/** Null for parcels that go abroad: those are booked by hand. */
export function parcelOfBox(
  box: Box,
  { parcel, collect, units }: { parcel: LockedParcel['parcel']; collect: Twd; units: readonly UnitsOfLine[] },
): ParcelFacts | null {
  const { method, ...facts } = labelFactsOf(parcel)
  if (method === 'ups') return null
  const value = Math.min(Math.max(valueOfBox(box, units), 1), mostValue)
  return { ...facts, method, value, collect, sizeClass: box.sizeClass ?? usualSize }
}

/** Two parcels that are told alike are one; nothing of a person is kept. */
export function digestOf(parcel: ParcelFacts): string {
  return createHash('sha256').update(JSON.stringify(parcel)).digest('base64url')
}
