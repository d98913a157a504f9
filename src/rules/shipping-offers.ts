import type { CartFlags } from './cart-flags.ts'
import { storePickupLimit } from './constants.ts'
import type { Twd } from './money.ts'
import { homeMethodOf, isHomeDelivery, temperatureOf, type ShippingKind, type ShippingMethod } from './shipping.ts'
import type { Temperature } from './temperature.ts'

/** Keys of the texts beside the options of step 1; each has one condition (D-47). */
export type ShippingHint = 'condition.oversea' | 'hasExclusiveProduct' | 'overseaDisable' | 'sevenDisable' | 'catDisabled' | 'tcatOnlyDelivery'

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
    offer('ups', { blocks: overseasBlocks(flags), always: ['condition.oversea'] }),
  ]
}

function offer(kind: 'seven' | 'ups', { blocks, always }: { blocks: ShippingHint[]; always: ShippingHint[] }): ShippingOffer {
  return { kind, method: kind, available: blocks.length === 0, hints: [...blocks, ...always] }
}

function storeBlocks({ flags, items_total }: ShippingFacts): ShippingHint[] {
  const blocks: ShippingHint[] = []
  if (isAboveStoreLimit(items_total) || flags.isLowTemperature) blocks.push('sevenDisable')
  if (flags.hasExclusive) blocks.push('hasExclusiveProduct')
  if (flags.hasTCatOnly) blocks.push('tcatOnlyDelivery')
  return blocks
}

function overseasBlocks(flags: CartFlags): ShippingHint[] {
  const blocks: ShippingHint[] = []
  if (flags.hasOverseaBlocked || flags.isLowTemperature) blocks.push('overseaDisable')
  if (flags.hasExclusive) blocks.push('hasExclusiveProduct')
  if (flags.hasTCatOnly) blocks.push('tcatOnlyDelivery')
  return blocks
}

export function isAboveStoreLimit(itemsTotal: Twd): boolean {
  return itemsTotal > storePickupLimit
}

function temperatureOfFlags({ isLowTemperature: low, isRefrigeration }: CartFlags): Temperature {
  if (!low) return 'normal'
  return isRefrigeration ? 'refrigeration' : 'freezing'
}

/** Why the server refuses a method for these goods, in the order of the catalogue (SHP-09). */
export type ShippingRefusal = 'mix_exclusive_error' | 'embargo_error' | 'tcat_only_error' | 'incompatible_temperature_shipping_error'

export function shippingRefusals(method: ShippingMethod, { flags, temperature }: { flags: CartFlags; temperature: Temperature }): ShippingRefusal[] {
  const leavesHome = !isHomeDelivery(method)
  const refusals: ShippingRefusal[] = []
  if (flags.hasExclusive && leavesHome) refusals.push('mix_exclusive_error')
  if (flags.hasOverseaBlocked && method === 'ups') refusals.push('embargo_error')
  if (flags.hasTCatOnly && leavesHome) refusals.push('tcat_only_error')
  if (temperatureOf(method) !== temperature) refusals.push('incompatible_temperature_shipping_error')
  return refusals
}
