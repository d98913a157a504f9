import type { OrderStatus } from '#rules/orders/order.ts'
import { stepsOfParcel } from '#rules/shipping/parcel-course.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { recordParcelState } from '#server/delivery/shipments/record-parcel-state.ts'
import {
  findShipment,
  listOpenShipments,
  listOpenShipmentsOf,
  listStatesOf,
  type OpenShipment,
} from '#server/delivery/shipments/list-open-shipments.ts'
import { lockParcel } from '#server/sales/orders/lock-parcel.ts'
import type { Shop } from '#server/platform/shop.ts'
import { followParcel } from './follow-parcel.ts'
import type { ParcelRefusal } from './parcel-refusal.ts'

/**
 * Asks the courier how far a parcel has come, and brings its order there. A notice only says that it is time to ask; so
 * notices may come twice, late, in any order, or never (D-63 holds for couriers as well).
 */
export async function askCourier(shop: Shop, { shipmentId }: { shipmentId: number }): Promise<void> {
  const shipment = await findShipment(shop, shipmentId)
  if (shipment) await askAbout(shop, shipment)
}

/** The same for every parcel under way: notices get lost. */
export async function askCourierAboutAll(shop: Shop): Promise<void> {
  for (const shipment of await listOpenShipments(shop)) if (!(await askAbout(shop, shipment))) return
}

/** The same for one parcel that a person asks about. Answers where its order stands then; with what is not booked nobody can be asked. */
export async function askCourierAboutOne(
  shop: Shop,
  { number }: { number: string },
): Promise<Result<OrderStatus, ParcelRefusal | { code: 'courier_unknown' }>> {
  const status = await readStatus(shop, number)
  if (!status) return refuse({ code: 'no_such_order' })
  const shipments = await listOpenShipmentsOf(shop, [number])
  if (shipments.length === 0) return refuse({ code: 'no_such_transition', status })
  for (const shipment of shipments) if (!(await askAbout(shop, shipment))) return refuse({ code: 'courier_unknown' })
  return ok((await readStatus(shop, number)) ?? status)
}

async function readStatus(shop: Shop, number: string): Promise<OrderStatus | null> {
  return shop.database.transaction(async (tx) => (await lockParcel(tx, number))?.parcel.status ?? null)
}

/** False when the courier cannot be reached. */
async function askAbout(shop: Shop, { id, reference, isHandedOver, numbers }: OpenShipment): Promise<boolean> {
  const askedAt = shop.now()
  const report = await shop.ports.courier.find(reference)
  if (report.answer === 'unreachable') {
    shop.log.warn({ reason: report.reason }, 'the courier does not answer: parcels wait')
    return false
  }
  if (report.answer === 'absent') return true
  await recordParcelState(shop, { shipmentId: id, state: report.state, code: report.code, isHandedOver, askedAt })
  if (!isHandedOver) return true
  for (const number of numbers)
    for (const event of stepsOfParcel(await listStatesOf(shop, number)))
      await followParcel(shop, { number, event, actor: 'courier', by: report.code })
  return true
}
