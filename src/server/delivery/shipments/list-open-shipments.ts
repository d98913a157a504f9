import type { Shop } from '#server/platform/shop.ts'
import { findOpenRow, listOpenRows } from './store.ts'

/** A parcel that the courier knows by the shop's own name for it, and the number of its order. */
export type OpenShipment = { id: number; reference: string; number: string }

/** Parcels under way, the one that was asked about longest ago first. */
export async function listOpenShipments(shop: Shop): Promise<OpenShipment[]> {
  return (await listOpenRows(shop.database.db)).flatMap(({ reference, ...row }) => (reference === null ? [] : [{ ...row, reference }]))
}

export async function findShipment(shop: Shop, shipmentId: number): Promise<OpenShipment | null> {
  const row = await findOpenRow(shop.database.db, shipmentId)
  return row?.reference ? { ...row, reference: row.reference } : null
}
