import type { Tx } from '#database/connect.ts'
import type { Carrier } from '#rules/shipping/shipping.ts'
import { findOtherRow } from './store.ts'

/** Another box that travels under this number, or did; null when the number is free. */
export async function findOtherParcel(
  tx: Tx,
  parcel: { shipmentId: number; carrier: Carrier; trackingNumber: string },
): Promise<number | null> {
  return findOtherRow(tx, parcel)
}
