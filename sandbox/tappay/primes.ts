import { randomBytes } from 'node:crypto'
import type { Card } from './card-info.ts'
import type { Method } from './transaction.ts'

/** `isBare`: Google knows the card by its number alone (PAN_ONLY), so that nobody has proven whose it is. */
export type Prime = { method: Method; card: Card | null; isBare?: boolean }

/** A prime lives 90 seconds and pays once. */
const primeLifeMs = 90_000

type Held = Prime & { madeAt: number }

export type Primes = { make(prime: Prime): string; take(prime: string): Prime | 91 | 121; makeCcv(): string; takeCcv(prime: string): boolean }

const prefixes: Record<Method, string> = { direct_pay: '', line_pay: 'ln_', jko_pay: 'jk_', virtual_account: 'va_', apple_pay: 'ap_', google_pay: 'gp_' }

export function createPrimes(now: () => number): Primes {
  const held = new Map<string, Held>()
  const ccvs = new Map<string, number>()
  return {
    make(prime) {
      const id = prefixes[prime.method] + randomBytes(32).toString('hex')
      held.set(id, { ...prime, madeAt: now() })
      return id
    },
    take(id) {
      const test = testPrimes.get(id)
      if (test) return test
      const prime = held.get(id)
      if (!prime) return 121
      held.delete(id)
      return now() - prime.madeAt > primeLifeMs ? 91 : prime
    },
    makeCcv() {
      const id = `cv_${randomBytes(32).toString('hex')}`
      ccvs.set(id, now())
      return id
    },
    takeCcv(id) {
      const madeAt = ccvs.get(id)
      ccvs.delete(id)
      return madeAt !== undefined && now() - madeAt <= primeLifeMs
    },
  }
}

const testCard: Card = { number: '4242424242424242', expiry: '203012' }
const walletTail = 'test_utigjeyfutj5867uyjhuty47rythfjru485768tigjfheufhtu5i6ojk'

/** Primes for back ends without a browser. They never expire. Source: https://docs.tappaysdk.com/tutorial/en/reference.html */
const testPrimes = new Map<string, Prime>([
  ['test_3a2fb2b7e892b914a03c95dd4dd5dc7970c908df67a49527c0a648b2bc9', { method: 'direct_pay', card: testCard }],
  [`ap_${walletTail}`, { method: 'apple_pay', card: testCard }],
  [`gp_${walletTail}`, { method: 'google_pay', card: testCard }],
  // The company's list says of this one that it pays by the number of the card.
  ['gp_test_kjo6i5uthfuehfjgit867584urjfhtyr74ytuhjyu7685jtufyejgitu', { method: 'google_pay', card: testCard, isBare: true }],
  [`ln_${walletTail}`, { method: 'line_pay', card: null }],
  [`jk_${walletTail}`, { method: 'jko_pay', card: null }],
])
