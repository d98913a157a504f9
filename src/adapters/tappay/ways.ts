import type { ChargedMethod } from '#rules/payment-methods.ts'
import type { TappayMerchants } from './ask-tappay.ts'

export type Way = {
  merchant: keyof TappayMerchants
  /** `payment_method` of its records. */
  record: string
  /** How its primes begin; null for cards, whose primes begin as no wallet's do. */
  prime: string | null
  /** Whether its owner always has to agree on a page of the wallet. */
  asksOnPage?: true
}

const card: Way = { merchant: 'card', record: 'direct_pay', prime: null }

/** The company's words for each way to pay. Sources: https://docs.tappaysdk.com/tutorial/en/reference.html (primes), back.html#record-api */
const ways: Readonly<Record<ChargedMethod, Way>> = {
  credit_cards: card,
  installment: card,
  line: { merchant: 'linePay', record: 'line_pay', prime: 'ln_', asksOnPage: true },
  jko: { merchant: 'jkoPay', record: 'jko_pay', prime: 'jk_', asksOnPage: true },
  apple: { merchant: 'applePay', record: 'apple_pay', prime: 'ap_' },
  google: { merchant: 'googlePay', record: 'google_pay', prime: 'gp_' },
}

const known: ReadonlySet<string> = new Set(Object.values(ways).map(({ record }) => record))

export function wayOf(method: ChargedMethod): Way {
  return ways[method]
}

const anyWallet = /^[a-z]{2}_/

/** Whether a prime was made by the way that was chosen. A merchant may take several, and would not mind. */
export function isPrimeOf({ prime: beginning }: Way, prime: string): boolean {
  return beginning === null ? !anyWallet.test(prime) : prime.startsWith(beginning)
}

/** Whether a record names another way. One that nobody told us about says nothing. */
export function isOtherWay(way: Way, recorded: string): boolean {
  return known.has(recorded) && recorded !== way.record
}
