import { isOnDelivery } from '#rules/payments/payment-methods.ts'
import { findDistrict } from '#rules/recipients/places.ts'
import { taiwanDistricts } from '#rules/reference/taiwan-districts.ts'
import type { Shop } from '#server/platform/shop.ts'
import { keptContact, keptStore } from './order-snapshot.ts'
import { findParcelRow } from './store.ts'

/** A parcel as its label needs it; null when nothing has that number. Cash is collected with the order itself, not with its parts. */
export async function findParcelToBook(shop: Shop, number: string) {
  const row = await findParcelRow(shop.database.db, number)
  if (!row) return null
  return {
    status: row.status,
    heldReason: row.held_reason,
    method: row.shipping_method,
    reference: number.replace('-', 'P'),
    value: Math.min(Math.max(row.items_total, 1), 20_000),
    collect: isOnDelivery(row.payment) && row.parent_id === null ? row.grand_total - (row.uncollected ?? 0) : 0,
    recipient: recipientOf(row),
    receivedTime: row.received_time,
  }
}

/** The courier reads Chinese places, whatever the buyer read. Abroad nobody is asked for: those parcels are booked by hand. */
function recipientOf(row: { contact: unknown; store: unknown }) {
  const contact = keptContact.nullable().parse(row.contact)
  const storeId = keptStore.nullable().parse(row.store)?.store_id ?? ''
  if (!contact) return { name: '', phone: '', zipCode: '', address: '', storeId }
  const { county, district } = findDistrict(taiwanDistricts, { county: contact.county ?? '', district: contact.district ?? '' }) ?? contact
  const address = [county, district, contact.address].join('')
  return { name: contact.name, phone: contact.phone, zipCode: contact.zip_code ?? '', address, storeId }
}
