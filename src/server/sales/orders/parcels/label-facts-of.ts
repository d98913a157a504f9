import { findDistrict } from '#rules/recipients/places.ts'
import { taiwanDistricts } from '#rules/reference/taiwan-districts.ts'
import { keptContact, keptStore } from '../order-snapshot.ts'
import type { LockedOrder } from '../record-transition.ts'

/** Where a parcel goes and to whom, as its label says it. */
export function labelFactsOf(order: Pick<LockedOrder, 'shipping_method' | 'received_time' | 'contact' | 'store'>) {
  return { method: order.shipping_method, receivedTime: order.received_time, recipient: recipientOf(order) }
}

/** The courier reads Chinese places, whatever the buyer read. Abroad nobody is asked for: those parcels are booked by hand. */
function recipientOf(order: Pick<LockedOrder, 'contact' | 'store'>) {
  const contact = keptContact.nullable().parse(order.contact)
  const storeId = keptStore.nullable().parse(order.store)?.store_id ?? ''
  if (!contact) return { name: '', phone: '', zipCode: '', address: '', storeId }
  const { county, district } = findDistrict(taiwanDistricts, { county: contact.county ?? '', district: contact.district ?? '' }) ?? contact
  const address = [county, district, contact.address].join('')
  return { name: contact.name, phone: contact.phone, zipCode: contact.zip_code ?? '', address, storeId }
}
