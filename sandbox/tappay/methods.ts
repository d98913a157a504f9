import type { Text } from '../web/language-of.ts'

/** One of the company's ways to pay, named as its records name it. */
export type MethodFacts = {
  /** The merchant id that chooses it. */
  merchant: string
  /** How its primes begin. */
  prime: string
  /** What a payment by it is made with: a card that was typed in, one that the device keeps, or nothing that the company sees. */
  card: 'typed' | 'kept' | null
  /** Whether its owner always agrees on a page. */
  asksOnPage: boolean
  acquirer: string
  /** The status of a payment that its owner refused on the page. */
  refusal: number
  /** The status when the merchant takes another way. */
  notTaken: number
  title: Text
  colour: string
  mark: string
}

const usual = { acquirer: 'TW_CTBC', refusal: 10023, notTaken: 67 } as const
const onPage = { ...usual, card: null, asksOnPage: true } as const
const onDevice = { ...usual, card: 'kept', asksOnPage: false } as const

/** LINE Pay and 3-D have their own numbers for a shopper who says no; the others report a bank error. */
export const methods = {
  direct_pay: {
    ...usual,
    merchant: 'MEIHAO_CARD',
    prime: '',
    card: 'typed',
    asksOnPage: false,
    refusal: 925,
    title: { zh: '3D 驗證', en: '3-D Secure check' },
    colour: '#3f4fa3',
    mark: '3D',
  },
  line_pay: {
    ...onPage,
    merchant: 'MEIHAO_LINEPAY',
    prime: 'ln_',
    acquirer: 'TW_LINE_PAY',
    refusal: 924,
    notTaken: 66,
    title: { zh: 'LINE Pay 付款', en: 'Pay with LINE Pay' },
    colour: '#04713a',
    mark: 'LINE',
  },
  jko_pay: {
    ...onPage,
    merchant: 'MEIHAO_JKOPAY',
    prime: 'jk_',
    acquirer: 'TW_JKO_PAY',
    title: { zh: '街口支付付款', en: 'Pay with JKOPAY' },
    colour: '#b3261e',
    mark: '街口',
  },
  virtual_account: {
    ...onPage,
    merchant: 'MEIHAO_ATM',
    prime: 'va_',
    title: { zh: 'ATM 轉帳', en: 'ATM transfer' },
    colour: '#3e6653',
    mark: 'ATM',
  },
  apple_pay: {
    ...onDevice,
    merchant: 'MEIHAO_APPLEPAY',
    prime: 'ap_',
    title: { zh: 'Apple Pay', en: 'Apple Pay' },
    colour: '#2a1720',
    mark: 'A',
  },
  google_pay: {
    ...onDevice,
    merchant: 'MEIHAO_GOOGLEPAY',
    prime: 'gp_',
    title: { zh: 'Google Pay', en: 'Google Pay' },
    colour: '#24617d',
    mark: 'G',
  },
} as const satisfies Record<string, MethodFacts>

export type Method = keyof typeof methods

export const methodNames = Object.keys(methods) as Method[]

/** A row, with no more known of it than of any other. */
export function methodFacts(method: Method): MethodFacts {
  return methods[method]
}

/** A wallet that asks its shopper on a page of its own; a transfer does so as well, and is none. */
export function isPageWallet(method: Method): boolean {
  return method !== 'virtual_account' && methodFacts(method).asksOnPage
}

/** The merchant ids, by the way of paying that they choose. */
export const merchants = Object.fromEntries(methodNames.map((method) => [method, methods[method].merchant])) as Record<Method, string>
