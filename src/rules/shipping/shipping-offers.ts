import { raisedFlags, type CartFlags } from '#rules/cart/cart-flags.ts'
import { storePickupLimit } from '#rules/constants.ts'
import type { Twd } from '#rules/money.ts'
import { deliveryRefusals, type DeliveryHint, type DeliveryRefusal } from '#rules/cart/forbidding-flags.ts'
import { homeMethodOf, shippingKindOf, temperatureOf, type ShippingKind, type ShippingMethod } from './shipping.ts'
import type { Temperature } from '#rules/temperature.ts'

/** Keys of the texts beside the options of step 1; each has one condition (D-47). */
export type ShippingHint = DeliveryHint | 'condition.oversea' | 'catDisabled'

export type ShippingOffer = {
  kind: ShippingKind
  method: ShippingMethod
  available: boolean
  /** Reasons when it is not available, then what to know about it. */
  hints: ShippingHint[]
}

export type ShippingFacts = { flags: CartFlags; items_total: Twd }

/** The options of step 1, all of them, each with what speaks against it. */
export function offerShipping({ flags, items_total }: ShippingFacts): [ShippingOffer, ShippingOffer, ShippingOffer] {
  const home = homeMethodOf(temperatureOfFlags(flags))
  return [
    { kind: 'black_cat', method: home, available: true, hints: flags.isLowTemperature ? ['catDisabled'] : [] },
    offer('seven', { blocks: storeBlocks({ flags, items_total }), always: [] }),
    offer('ups', { blocks: hintsAgainst('ups', flags), always: ['condition.oversea'] }),
  ]
}

function offer(kind: 'seven' | 'ups', { blocks, always }: { blocks: ShippingHint[]; always: ShippingHint[] }): ShippingOffer {
  return { kind, method: kind, available: blocks.length === 0, hints: [...blocks, ...always] }
}

function storeBlocks({ flags, items_total }: ShippingFacts): ShippingHint[] {
  const limit: ShippingHint[] = isAboveStoreLimit(items_total) ? ['sevenDisable'] : []
  return [...new Set([...limit, ...hintsAgainst('seven', flags)])]
}

function hintsAgainst(kind: ShippingKind, flags: CartFlags): ShippingHint[] {
  return [...new Set(raisedFlags(flags).flatMap(({ deliveries }) => deliveries?.[kind] ?? []))]
}

export function isAboveStoreLimit(itemsTotal: Twd): boolean {
  return itemsTotal > storePickupLimit
}

function temperatureOfFlags({ isLowTemperature: low, isRefrigeration }: CartFlags): Temperature {
  if (!low) return 'normal'
  return isRefrigeration ? 'refrigeration' : 'freezing'
}

/** Why the server refuses a method for these goods (SHP-09). */
export type ShippingRefusal = DeliveryRefusal | 'incompatible_temperature_shipping_error'

export function shippingRefusals(
  method: ShippingMethod,
  { flags, temperature }: { flags: CartFlags; temperature: Temperature },
): ShippingRefusal[] {
  const kind = shippingKindOf(method)
  const against = raisedFlags(flags).flatMap(({ deliveries, deliveryRefusal }) =>
    deliveries?.[kind] && deliveryRefusal ? [deliveryRefusal] : [],
  )
  const refusals: ShippingRefusal[] = deliveryRefusals.filter((refusal) => against.includes(refusal))
  return temperatureOf(method) === temperature ? refusals : [...refusals, 'incompatible_temperature_shipping_error']
}
