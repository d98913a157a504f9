import type { CartFlags } from './cart-flags.ts'
import { isHomeDelivery, type ShippingMethod } from './shipping.ts'
import type { Language } from './locale.ts'

/** The eight ways to pay, as orders are read and pages speak. */
export const payways = ['credit_cards', 'installment', 'line', 'jko', 'apple', 'google', 'atm', 'when_received'] as const
export type Payway = (typeof payways)[number]

/** The same as an order is placed: wallets carry _pay, and instalments one l (D-58). */
export type WirePayway = 'credit_cards' | 'instalment' | 'line_pay' | 'jko_pay' | 'apple_pay' | 'google_pay' | 'atm' | 'when_received'

const wireNames = {
  credit_cards: 'credit_cards',
  installment: 'instalment',
  line: 'line_pay',
  jko: 'jko_pay',
  apple: 'apple_pay',
  google: 'google_pay',
  atm: 'atm',
  when_received: 'when_received',
} as const satisfies Record<Payway, WirePayway>

export function wirePayway(payway: Payway): WirePayway {
  return wireNames[payway]
}

export function paywayOfWire(name: WirePayway): Payway {
  return payways.find((payway) => wireNames[payway] === name) ?? 'credit_cards'
}

/** The three groups of step 3 (CK3-01). */
export const paywayGroups = [['credit_cards', 'installment'], ['line', 'jko', 'apple', 'google'], ['atm', 'when_received']] as const satisfies readonly (readonly Payway[])[]

/** Paid with the card company's card fields, and with saved cards. */
export function isCardPayway(payway: Payway): boolean {
  return payway === 'credit_cards' || payway === 'installment'
}

export type PaywayBlock = 'preorder' | 'standalone' | 'method' | 'low_temperature' | 'cod_blocked'

export type PaidGoods = { method: ShippingMethod; flags: CartFlags }

/** Why these goods cannot be paid this way; null when they can. */
export function paywayBlock(payway: Payway, { method, flags }: PaidGoods): PaywayBlock | null {
  switch (payway) {
    case 'credit_cards':
      return null
    case 'atm':
      return method === 'black_cat' || method === 'seven' ? 'method' : null
    case 'installment':
      return specialBlock(flags)
    case 'when_received':
      return specialBlock(flags) ?? cashBlock({ method, flags })
    default:
      return isPreorder(flags) ? 'preorder' : null
  }
}

function isPreorder({ hasPreorder, hasExclusive }: CartFlags): boolean {
  return hasPreorder || hasExclusive
}

function specialBlock(flags: CartFlags): PaywayBlock | null {
  if (isPreorder(flags)) return 'preorder'
  return flags.hasStandalone ? 'standalone' : null
}

/** The courier collects money for normal home delivery only (D-44). */
function cashBlock({ method, flags }: PaidGoods): PaywayBlock | null {
  if (flags.isLowTemperature || method === 'refrigeration' || method === 'freezing') return 'low_temperature'
  if (method !== 'black_cat') return 'method'
  return flags.hasCodBlocked ? 'cod_blocked' : null
}

export type PaywayOffer = { payway: Payway; block: PaywayBlock | null }

export type PaywayFacts = PaidGoods & {
  language: Language
  /** Which wallets of the device itself can be used here. */
  device: { apple: boolean; google: boolean }
}

/** The groups of step 3 with what is shown in them; a blocked payway is shown with its reason and cannot be chosen. */
export function offerPayways(facts: PaywayFacts): PaywayOffer[][] {
  return paywayGroups.map((group) => group.map((payway) => ({ payway, block: paywayBlock(payway, facts) })).filter((offer) => isShown(offer, facts)))
}

function isShown({ payway, block }: PaywayOffer, { method, language, device }: PaywayFacts): boolean {
  switch (payway) {
    case 'installment':
      return language === 'zh' && block === null
    case 'apple':
    case 'google':
      return device[payway]
    case 'atm':
      return block === null
    case 'when_received':
      return isHomeDelivery(method)
    default:
      return true
  }
}

/** Whether the shopper may go on with this payway: it is shown and not blocked. */
export function isPaywayOffered(payway: Payway, facts: PaywayFacts): boolean {
  return offerPayways(facts).some((group) => group.some((offer) => offer.payway === payway && offer.block === null))
}

/** With which status the server refuses a payway for these goods (CK3-20); languages and devices are not its concern. */
export type PaywayRefusal = 'nocod_error' | 'atm_error' | 'mix_exclusive_error'

export function paywayRefusal(payway: Payway, goods: PaidGoods): PaywayRefusal | null {
  if (paywayBlock(payway, goods) === null) return null
  if (payway === 'when_received') return 'nocod_error'
  return payway === 'atm' ? 'atm_error' : 'mix_exclusive_error'
}
