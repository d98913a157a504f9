import type { Behaviour } from './behaviour.ts'
import { methodFacts } from './methods.ts'
import type { Prime } from './primes.ts'
import type { PaymentAsk } from './read-payment.ts'

/** With what somebody pays: a card or a wallet, and how its test number behaves. */
export type Instrument = Prime & { behaviour: Partial<Behaviour> }

export type Payment = { ask: PaymentAsk; instrument: Instrument }

/** Whether paying this way leads over a page of the bank or the wallet. */
export function needsVisit({ ask, instrument }: Payment): boolean {
  if (takesProof(instrument)) return ask.threeDomainSecure
  return methodFacts(instrument.method).asksOnPage
}

/** Whether 3-D Secure can be asked for: for cards, and for a number that Google keeps. Other wallets have proven their owner. */
export function takesProof({ method, isBare = false }: Instrument): boolean {
  return method === 'direct_pay' || (method === 'google_pay' && isBare)
}
