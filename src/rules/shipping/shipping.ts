import { overseasCountries, type OverseasCountry } from '#rules/constants.ts'
import type { Twd } from '#rules/money.ts'
import type { Temperature } from '#rules/temperature.ts'
import type { DeliveryTerms } from '#rules/terms.ts'

/** Home delivery has its own method for chilled and for frozen goods. */
export const shippingMethods = ['black_cat', 'refrigeration', 'freezing', 'seven', 'ups'] as const
export type ShippingMethod = (typeof shippingMethods)[number]

/** The three ways that a shopper chooses between; saved recipients hang on them (D-49). */
export type ShippingKind = 'black_cat' | 'seven' | 'ups'

export function shippingKindOf(method: ShippingMethod): ShippingKind {
  return method === 'seven' || method === 'ups' ? method : 'black_cat'
}

export function homeMethodOf(temperature: Temperature): ShippingMethod {
  return temperature === 'normal' ? 'black_cat' : temperature
}

/** The temperature that a method keeps. Store pickup and courier carry normal goods only. */
export function temperatureOf(method: ShippingMethod): Temperature {
  return method === 'refrigeration' || method === 'freezing' ? method : 'normal'
}

export function isHomeDelivery(method: ShippingMethod): boolean {
  return shippingKindOf(method) === 'black_cat'
}

export function regionOf(method: ShippingMethod): 'domestic' | 'foreign' {
  return method === 'ups' ? 'foreign' : 'domestic'
}

export type Carrier = 'tcat' | 'seven' | 'ups'

export function carrierOf(method: ShippingMethod): Carrier {
  const kind = shippingKindOf(method)
  return kind === 'black_cat' ? 'tcat' : kind
}

export function isOverseasCountry(country: string | null | undefined): country is OverseasCountry {
  return overseasCountries.some((known) => known === country)
}

export type DeliveryFacts = { method: ShippingMethod; items_total: Twd; country: string | null; terms: DeliveryTerms }

/** What delivery costs. Abroad it depends on the country alone and is never free (D-24); 0 until a country is chosen. */
export function deliveryFee({ method, items_total, country, terms }: DeliveryFacts): Twd {
  if (method === 'ups') return isOverseasCountry(country) ? terms.overseas_fees[country] : 0
  return items_total >= terms.free_from[temperatureOf(method)] ? 0 : terms.domestic_fee
}

/** When the parcel should come (D-48); only home delivery asks. */
export const receivedTimes = ['unspecified', 'before_noon', 'afternoon_2_to_6', 'evening_5_to_8'] as const
export type ReceivedTime = (typeof receivedTimes)[number]

export function receivedTimesOf(method: ShippingMethod): readonly ReceivedTime[] {
  return isHomeDelivery(method) ? receivedTimes : []
}
