import type { Shop } from '#server/platform/shop.ts'
import { findOpenRow, listOpenRows, listOpenRowsOf, listStateRows } from './store.ts'

/** A box that the courier knows by the shop's own name for it, and the numbers of the orders in it. */
export type OpenShipment = { id: number; reference: string; isHandedOver: boolean; numbers: string[] }

/** Boxes under way or waiting with a label, the one that was asked about longest ago first. */
export async function listOpenShipments(shop: Shop): Promise<OpenShipment[]> {
  return bookedOf(await listOpenRows(shop.database.db))
}

/** Which boxes of these parcels are under way, and known to the courier. */
export async function listOpenShipmentsOf(shop: Shop, numbers: readonly string[]): Promise<OpenShipment[]> {
  return bookedOf(await listOpenRowsOf(shop.database.db, numbers))
}

export async function findShipment(shop: Shop, shipmentId: number): Promise<OpenShipment | null> {
  const row = await findOpenRow(shop.database.db, shipmentId)
  return bookedOf(row ? [row] : [])[0] ?? null
}

/** How far each box of a parcel has come, as its courier told. */
export async function listStatesOf(shop: Shop, number: string): Promise<string[]> {
  return (await listStateRows(shop.database.db, number)).map(({ state, handedOverAt }) => (handedOverAt ? state : 'booked'))
}

/** What was handed over under a number that somebody typed, the courier does not know by the shop's name. */
function bookedOf(rows: Awaited<ReturnType<typeof listOpenRows>>): OpenShipment[] {
  return rows.flatMap(({ reference, handedOverAt, ...row }) =>
    reference === null ? [] : [{ ...row, reference, isHandedOver: handedOverAt !== null }],
  )
}
