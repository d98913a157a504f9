import type { ChargedMethod } from '#rules/payments/payment-methods.ts'

export type TappayWords = {
  /** Which merchant id chooses it: `TAPPAY_MERCHANT_` and this name, in capitals, in the configuration. */
  merchant: string
  /** `payment_method` of its records. */
  record: string
  /** How its primes begin; null for cards, whose primes begin as no wallet's do. */
  prime: string | null
}

const card = { merchant: 'card', record: 'direct_pay', prime: null } as const

/** The company's words for each payment method. Sources: https://docs.tappaysdk.com/tutorial/en/reference.html (primes), back.html#record-api */
const words = {
  credit_cards: card,
  installment: card,
  line: { merchant: 'line_pay', record: 'line_pay', prime: 'ln_' },
  jko: { merchant: 'jko_pay', record: 'jko_pay', prime: 'jk_' },
  apple: { merchant: 'apple_pay', record: 'apple_pay', prime: 'ap_' },
  google: { merchant: 'google_pay', record: 'google_pay', prime: 'gp_' },
} as const satisfies Record<ChargedMethod, TappayWords>

type Words = (typeof words)[ChargedMethod]
export type TappayMerchant = Words['merchant']
export const tappayMerchants: readonly TappayMerchant[] = [...new Set(Object.values(words).map(({ merchant }) => merchant))]

/** The shop's merchant ids. */
export type TappayMerchants = Readonly<Record<TappayMerchant, string>>

const known: ReadonlySet<string> = new Set(Object.values(words).map(({ record }) => record))

export function wordsFor(method: ChargedMethod): Words {
  return words[method]
}

const anyWallet = /^[a-z]{2}_/

/** Whether a prime was made by the method that was chosen. A merchant may take several, and would not mind. */
export function isPrimeOf({ prime: beginning }: TappayWords, prime: string): boolean {
  return beginning === null ? !anyWallet.test(prime) : prime.startsWith(beginning)
}

/** Whether a record names another method. One that nobody told us about says nothing. */
export function isOtherMethod({ record }: TappayWords, recorded: string): boolean {
  return known.has(recorded) && recorded !== record
}
