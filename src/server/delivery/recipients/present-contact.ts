import type { ContactRow } from './store.ts'

/** A saved recipient as lists show it, the address in one line. */
export function presentContactRow(row: ContactRow) {
  const { id, name, phone } = row
  const store = row.store_id ? { store_id: row.store_id, store_name: row.store_name ?? '' } : {}
  const abroad = row.type === 'ups' ? { country: row.country } : {}
  return { id, name, phone, address: addressLine(row), ...store, ...abroad }
}

/** All that is known of it; where a store is its place, that is the place. */
export function presentContact(row: ContactRow) {
  const { type, zip_code, country, state_province_county, city_or_town, address_one, address_two, address_three, postal_code } = row
  const place = { county: row.county ?? row.store_county, district: row.district ?? row.store_city }
  const parts = {
    type,
    ...place,
    zip_code,
    country,
    state_province_county,
    city_or_town,
    address_one,
    address_two,
    address_three,
    postal_code,
  }
  return { ...presentContactRow(row), ...parts }
}

function addressLine(row: ContactRow): string {
  if (row.type === 'seven') return row.store_name ?? row.store_id ?? ''
  if (row.type === 'black_cat') return [row.zip_code, row.county, row.district, row.address].filter(Boolean).join(' ')
  return [row.address_one, row.address_two, row.address_three, row.city_or_town, row.state_province_county, row.postal_code, row.country]
    .filter(Boolean)
    .join(', ')
}
