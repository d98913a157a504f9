import type { Tx } from '#database/connect.ts'
import type { Carrier } from '#rules/shipping/shipping.ts'
import { createShipmentRow } from './store.ts'

/** Notes that a courier has a parcel. */
export async function createShipment(
  tx: Tx,
  shipment: { orderId: number; carrier: Carrier; trackingNumber: string; reference: string | null; now: Date },
): Promise<void> {
  await createShipmentRow(tx, shipment)
}
