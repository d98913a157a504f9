import { raisedFlags, type CartFlags } from '#rules/cart/cart-flags.ts'
import type { Language } from '#rules/locale.ts'
import type { Twd } from '#rules/money.ts'
import {
  factsOf,
  isOnDelivery,
  paymentMethodIds,
  type DeviceMethod,
  type PaymentGroup,
  type PaymentMethod,
  type PaymentMethodFacts,
  type PaymentRefusal,
} from './payment-methods.ts'
import type { GoodsBlock } from '#rules/cart/forbidding-flags.ts'
import type { DeliveryTerms } from '#rules/terms.ts'
import { isHomeDelivery, temperatureOf, type ShippingMethod } from '#rules/shipping/shipping.ts'

/** Cash on delivery costs the courier's fee (SHP-03); no other payment method costs anything. */
export function handlingFee(method: PaymentMethod | null, terms: DeliveryTerms): Twd {
  return method !== null && isOnDelivery(method) ? terms.cash_on_delivery_fee : 0
}

export type PaymentBlock = GoodsBlock | 'low_temperature' | 'delivery' | 'amount'

export type PaidGoods = { delivery: ShippingMethod; flags: CartFlags; items_total: Twd }

/** Why these goods cannot be paid by this method; null when they can. */
export function paymentBlock(method: PaymentMethod, goods: PaidGoods): PaymentBlock | null {
  return blockOf(factsOf(method), goods)
}

/** Of several reasons that with the lowest rank is told. */
const rank: Readonly<Record<PaymentBlock, number>> = {
  preorder: 1,
  standalone: 2,
  low_temperature: 3,
  delivery: 4,
  cod_blocked: 5,
  amount: 6,
}

/** The same, for a method of which nothing but its facts is known. */
export function blockOf(
  { kind, deliveries, isForColdGoods, amounts }: PaymentMethodFacts,
  { delivery, flags, items_total }: PaidGoods,
): PaymentBlock | null {
  const blocks: PaymentBlock[] = raisedFlags(flags).flatMap(({ payments }) => (payments?.kinds.includes(kind) ? [payments.block] : []))
  if (!isForColdGoods && (flags.isLowTemperature || temperatureOf(delivery) !== 'normal')) blocks.push('low_temperature')
  if (!deliveries.includes(delivery)) blocks.push('delivery')
  if (items_total < amounts.least || items_total > amounts.most) blocks.push('amount')
  return inOrder(blocks)[0] ?? null
}

/** What the goods forbid to some payment method or other, each once. */
export function goodsBlocksOf(flags: CartFlags): GoodsBlock[] {
  return inOrder([...new Set(raisedFlags(flags).flatMap(({ payments }) => payments?.block ?? []))])
}

function inOrder<Block extends PaymentBlock>(blocks: readonly Block[]): Block[] {
  return blocks.toSorted((one, other) => rank[one] - rank[other])
}

export type PaymentOffer = { method: PaymentMethod; block: PaymentBlock | null }

export type OfferFacts = PaidGoods & {
  language: Language
  /** Which wallets of the device itself can be used here. */
  device: Readonly<Record<DeviceMethod, boolean>>
}

/** The groups of step 3 with what is shown in them; a blocked payment method is shown with its reason and cannot be chosen. */
export function offerPaymentMethods(facts: OfferFacts): Record<PaymentGroup, PaymentOffer[]> {
  const shown = paymentMethodIds.map((method) => ({ method, block: paymentBlock(method, facts) })).filter((offer) => isShown(offer, facts))
  const of = (group: PaymentGroup) => shown.filter(({ method }) => factsOf(method).group === group)
  return { card: of('card'), wallet: of('wallet'), other: of('other') }
}

function isShown({ method, block }: PaymentOffer, facts: OfferFacts): boolean {
  const { entry, language, showsBlocked } = factsOf(method)
  if (language !== null && language !== facts.language) return false
  if (entry === 'device' && !isOnDevice(method, facts.device)) return false
  return block === null || showsBlocked === 'always' || (showsBlocked === 'at home' && isHomeDelivery(facts.delivery))
}

function isOnDevice(method: PaymentMethod, device: Readonly<Partial<Record<PaymentMethod, boolean>>>): boolean {
  return device[method] ?? false
}

/** Whether the shopper may go on with this payment method: it is shown and not blocked. */
export function isPaymentOffered(method: PaymentMethod, facts: OfferFacts): boolean {
  const block = paymentBlock(method, facts)
  return block === null && isShown({ method, block }, facts)
}

/** With which status the server refuses a payment method for these goods (CK3-20); languages and devices are not its concern. */
export function paymentRefusal(method: PaymentMethod, goods: PaidGoods): PaymentRefusal | null {
  return paymentBlock(method, goods) === null ? null : factsOf(method).refusal
}
