import type { OrderEvent } from '#rules/orders/order.ts'
import { recordParcelState } from '#server/delivery/shipments/record-parcel-state.ts'
import { listOpenShipments, findShipment, type OpenShipment } from '#server/delivery/shipments/list-open-shipments.ts'
import type { ParcelState } from '#ports/courier.ts'
import type { Shop } from '#server/platform/shop.ts'
import { followParcel, type ParcelEvent } from './follow-parcel.ts'

/** Which steps lead an order to where its parcel is; steps it has taken already are refused and change nothing. */
const stepsTo: Readonly<Partial<Record<ParcelState, readonly Extract<OrderEvent, ParcelEvent>[]>>> = {
  at_store: ['arrived_at_store'],
  delivered: ['delivered'],
  picked_up: ['arrived_at_store', 'picked_up'],
}

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

/** False when the courier cannot be reached. */
async function askAbout(shop: Shop, { id, reference, number }: OpenShipment): Promise<boolean> {
  const report = await shop.ports.courier.find(reference)
  if (report.answer === 'unreachable') {
    shop.log.warn({ reason: report.reason }, 'the courier does not answer: parcels wait')
    return false
  }
  if (report.answer === 'absent') return true
  await recordParcelState(shop, { shipmentId: id, state: report.state, code: report.code })
  for (const event of stepsTo[report.state] ?? []) await followParcel(shop, { number, event, actor: 'courier', by: report.code })
  return true
}
