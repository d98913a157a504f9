import type { Tx } from '#database/connect.ts'
import { findContactRow } from './store.ts'

/** A saved recipient of this member as forms have it: at home or abroad. Null when it is not this member's. */
export async function findSavedRecipient(tx: Tx, contact: { memberId: number; id: number }) {
  const row = await findContactRow(tx, contact)
  if (!row) return null
  const { name, phone, county, district, zip_code, address } = row
  if (row.type !== 'ups') return { contact: { name, phone, county, district, zip_code, address }, foreign_contact: null }
  const { country, state_province_county, city_or_town, address_one, address_two, address_three, postal_code } = row
  return {
    contact: null,
    foreign_contact: { name, phone, country, state_province_county, city_or_town, address_one, address_two, address_three, postal_code },
  }
}
