export type AddressAbroad = {
  country: string
  state_province_county: string
  city_or_town: string
  address_one: string
  address_two: string | null
  address_three: string | null
  postal_code: string | null
}

/** An address abroad on one line, from the street up, as couriers read it: the country by its English name. */
export function writeAddressAbroad(abroad: AddressAbroad): string {
  const parts = [
    abroad.address_one,
    abroad.address_two,
    abroad.address_three,
    abroad.city_or_town,
    abroad.state_province_county,
    abroad.postal_code,
    countryName(abroad.country),
  ]
  return parts.filter(Boolean).join(', ')
}

function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames('en', { type: 'region', style: 'short' }).of(code) ?? code) : code
}
