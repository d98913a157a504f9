import { randomBytes } from 'node:crypto'
import type { Card } from './card-info.ts'
import { methodFacts, isPageWallet, methodNames, type Method } from './methods.ts'

/** `isBare`: Google knows the card by its number alone (PAN_ONLY), so that nobody has proven whose it is. */
export type Prime = { method: Method; card: Card | null; isBare?: boolean }

/** A prime lives 90 seconds and pays once. */
const primeLifeMs = 90_000

type Held = Prime & { madeAt: number }

export type Primes = {
  make(prime: Prime): string
  take(prime: string): Prime | 91 | 121
  makeCcv(): string
  takeCcv(prime: string): boolean
}

export function createPrimes(now: () => number): Primes {
  const held = new Map<string, Held>()
  const ccvs = new Map<string, number>()
  return {
    make(prime) {
      const id = methodFacts(prime.method).prime + randomBytes(32).toString('hex')
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
  ...methodNames.filter((method) => methodFacts(method).card === 'kept').map((method) => testPrime(method, testCard)),
  // The company's list says of this one that it pays by the number of the card.
  ['gp_test_kjo6i5uthfuehfjgit867584urjfhtyr74ytuhjyu7685jtufyejgitu', { method: 'google_pay', card: testCard, isBare: true }],
  ...methodNames.filter(isPageWallet).map((method) => testPrime(method, null)),
])

function testPrime(method: Method, card: Card | null): [string, Prime] {
  return [methodFacts(method).prime + walletTail, { method, card }]
}
