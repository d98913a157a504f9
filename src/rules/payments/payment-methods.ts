import type { Language } from '#rules/locale.ts'
import type { Twd } from '#rules/money.ts'
import { shippingMethods, type ShippingMethod } from '#rules/shipping/shipping.ts'

/** What sort of payment a method is. What goods forbid, they forbid to a kind and to no single method (forbidding-flags.ts). */
export type PaymentKind = 'card' | 'instalments' | 'wallet' | 'transfer' | 'cash'

/** Everything that tells a payment method from the others. */
export type PaymentMethodFacts = {
  kind: PaymentKind
  /** Its name in `payway` when an order is placed (D-58). Orders that are read carry the key of the row, in `payment`. */
  payway: string
  /** Under which title of step 3 it stands (CK3-01). */
  group: PaymentGroup
  /** Who collects the money: the card company charges, the bank waits for a transfer, the courier takes cash at the door. */
  provider: 'tappay' | 'bank' | 'courier'
  /**
   * How the shopper lets the card company charge: by card fields or a saved card, on a sheet of the device, or on the
   * method's own page, to which the browser is sent away. Null where the card company is not asked.
   */
  entry: 'card' | 'device' | 'page' | null
  /** Whether the bank may ask whose card it is, from a certain amount on (3-D Secure). Cards of a device are usually proven there. */
  mayNeedProof: boolean
  /** How long an order waits unpaid (D-62): as long as a page, or an account, is open. Null where it never waits. */
  deadline: 'page' | 'account' | null
  /** Between which amounts it is offered, both included; its own fee does not count. */
  amounts: { least: Twd; most: Twd }
  /** The shipping methods that it goes with. */
  deliveries: readonly ShippingMethod[]
  /** Whether chilled and frozen goods can be paid by it. */
  isForColdGoods: boolean
  /** The language in which alone it is offered; null for both. */
  language: Language | null
  /** Where it shows with its reason while these goods block it: everywhere, at home delivery, or not at all. */
  showsBlocked: 'always' | 'at home' | 'never'
  /** With what the server refuses an order that it is blocked for (CK3-20). */
  refusal: PaymentRefusal
}

/** The titles of step 3, in their order. */
export const paymentGroups = ['card', 'wallet', 'other'] as const
export type PaymentGroup = (typeof paymentGroups)[number]

export type PaymentRefusal = 'nocod_error' | 'atm_error' | 'mix_exclusive_error'

const anyAmount = { least: 0, most: Infinity }

const everywhere = {
  amounts: anyAmount,
  deliveries: shippingMethods,
  isForColdGoods: true,
  language: null,
  showsBlocked: 'always',
  refusal: 'mix_exclusive_error',
} as const

const card = { ...everywhere, group: 'card', provider: 'tappay', entry: 'card', mayNeedProof: true, deadline: 'page' } as const

const wallet = { ...everywhere, kind: 'wallet', group: 'wallet', provider: 'tappay', mayNeedProof: false, deadline: 'page' } as const

/**
 * The payment methods, in the order in which they are offered. Nothing else in the house knows one by its name, but for its words
 * (texts/shop/payment-methods.ts), what the card company calls it (adapters/tappay) and what the database lets in.
 */
export const paymentMethods = {
  credit_cards: { ...card, kind: 'card', payway: 'credit_cards' },
  installment: { ...card, kind: 'instalments', payway: 'instalment', language: 'zh', showsBlocked: 'never' },
  line: { ...wallet, payway: 'line_pay', entry: 'page' },
  jko: { ...wallet, payway: 'jko_pay', entry: 'page' },
  apple: { ...wallet, payway: 'apple_pay', entry: 'device' },
  /** Google knows some cards by their number alone. */
  google: { ...wallet, payway: 'google_pay', entry: 'device', mayNeedProof: true },
  atm: {
    ...everywhere,
    kind: 'transfer',
    payway: 'atm',
    group: 'other',
    provider: 'bank',
    entry: null,
    mayNeedProof: false,
    deadline: 'account',
    deliveries: ['refrigeration', 'freezing', 'ups'],
    showsBlocked: 'never',
    refusal: 'atm_error',
  },
  when_received: {
    ...everywhere,
    kind: 'cash',
    payway: 'when_received',
    group: 'other',
    provider: 'courier',
    entry: null,
    mayNeedProof: false,
    deadline: null,
    deliveries: ['black_cat'],
    isForColdGoods: false,
    showsBlocked: 'at home',
    refusal: 'nocod_error',
  },
} as const satisfies Record<string, PaymentMethodFacts>

export type PaymentMethod = keyof typeof paymentMethods

type Rows = typeof paymentMethods
type MethodsWith<Fact> = { [Method in PaymentMethod]: Rows[Method] extends Fact ? Method : never }[PaymentMethod]

/** Paid with the card company's card fields, and with saved cards. */
export type CardMethod = MethodsWith<{ entry: 'card' }>
/** Charged by the card company. */
export type ChargedMethod = MethodsWith<{ provider: 'tappay' }>
/** Paid on a page of its own. */
export type PageMethod = MethodsWith<{ entry: 'page' }>
/** Paid on a sheet of the device. */
export type DeviceMethod = MethodsWith<{ entry: 'device' }>

export const paymentMethodIds = Object.keys(paymentMethods) as PaymentMethod[]

/** A row, with no more known of it than of any other. */
export function factsOf(method: PaymentMethod): PaymentMethodFacts {
  return paymentMethods[method]
}

export type Payway = Rows[PaymentMethod]['payway']

export function paywayOf<Method extends PaymentMethod>(method: Method): Rows[Method]['payway'] {
  return paymentMethods[method].payway
}

export function methodOfPayway(payway: Payway): PaymentMethod {
  return paymentMethodIds.find((method) => paymentMethods[method].payway === payway) ?? 'credit_cards'
}

export function isCardMethod(method: PaymentMethod): method is CardMethod {
  return factsOf(method).entry === 'card'
}

/** Whether a card is charged, typed in or from a wallet of the device. */
export function isByCard(method: PaymentMethod): boolean {
  return isCardMethod(method) || factsOf(method).entry === 'device'
}

export function isInInstalments(method: PaymentMethod): boolean {
  return factsOf(method).kind === 'instalments'
}

export function isCharged(method: PaymentMethod): method is ChargedMethod {
  return factsOf(method).provider === 'tappay'
}

/** Whether the buyer transfers the money to an account of the order's own. */
export function isByTransfer(method: PaymentMethod): boolean {
  return factsOf(method).provider === 'bank'
}

/** Whether the courier collects the money. */
export function isOnDelivery(method: PaymentMethod): boolean {
  return factsOf(method).provider === 'courier'
}

/** Whether the shopper is always sent away to a page of the method's own. */
export function hasOwnPage(method: PaymentMethod): method is PageMethod {
  return factsOf(method).entry === 'page'
}
