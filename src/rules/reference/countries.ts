import type { OverseasCountry, phoneCountries } from '../constants.ts'
import type { Text } from '../locale.ts'
import type { Twd } from '../money.ts'
import type { DeliveryTerms } from '../terms.ts'

export type PhoneCountry = (typeof phoneCountries)[number]

/** The countries that stand in forms; phone numbers come from more of them than parcels go to (D-24). */
export const countryNames: Readonly<Record<PhoneCountry, Text>> = {
  TW: { zh: '臺灣', en: 'Taiwan' },
  US: { zh: '美國', en: 'United States' },
  HK: { zh: '香港', en: 'Hong Kong' },
  MO: { zh: '澳門', en: 'Macao' },
  SG: { zh: '新加坡', en: 'Singapore' },
  MY: { zh: '馬來西亞', en: 'Malaysia' },
  AU: { zh: '澳洲', en: 'Australia' },
}

/** A country that the courier goes to; `payment` is its fee in TWD (SHP-05). */
export type Country = { iso: OverseasCountry; name: Text; payment: Twd; postal_required: boolean }

/** Hong Kong and Macao have no postal codes (RCP-29). */
const withoutPostalCodes: readonly OverseasCountry[] = ['HK', 'MO']

const destinations: readonly OverseasCountry[] = ['US', 'HK', 'MO', 'SG', 'AU']

/** Where the courier goes, and for how much. */
export function countriesOf({ overseas_fees }: DeliveryTerms): Country[] {
  return destinations.map((iso) => ({
    iso,
    name: countryNames[iso],
    payment: overseas_fees[iso],
    postal_required: !withoutPostalCodes.includes(iso),
  }))
}
