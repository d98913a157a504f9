import type { Shop } from '#server/platform/shop.ts'
import { findOpenRow, listOpenRows, listOpenRowsOf } from './store.ts'

/** A parcel that the courier knows by the shop's own name for it, and the number of its order. */
export type OpenShipment = { id: number; reference: string; number: string }

/** Parcels under way, the one that was asked about longest ago first. */
export async function listOpenShipments(shop: Shop): Promise<OpenShipment[]> {
  return bookedOf(await listOpenRows(shop.database.db))
}

/** Which of these parcels are under way, and known to the courier. */
export async function listOpenShipmentsOf(shop: Shop, numbers: readonly string[]): Promise<OpenShipment[]> {
  return bookedOf(await listOpenRowsOf(shop.database.db, numbers))
}

export async function findShipment(shop: Shop, shipmentId: number): Promise<OpenShipment | null> {
  const row = await findOpenRow(shop.database.db, shipmentId)
  return row?.reference ? { ...row, reference: row.reference } : null
}

/** What was handed over under a number that somebody typed, the courier does not know by the shop's name. */
function bookedOf(rows: Awaited<ReturnType<typeof listOpenRows>>): OpenShipment[] {
  return rows.flatMap(({ reference, ...row }) => (reference === null ? [] : [{ ...row, reference }]))
}
