import type { Tx } from '#database/connect.ts'
import type { Carrier } from '#rules/shipping/shipping.ts'
import { findOtherRow } from './store.ts'

/** The shipment of another order that travels under this number; null when the number is free. */
export async function findOtherParcel(
  tx: Tx,
  parcel: { orderId: number; carrier: Carrier; trackingNumber: string },
): Promise<number | null> {
  return findOtherRow(tx, parcel)
}
