import type { Behaviour } from './behaviour.ts'
import type { Card } from './card-info.ts'
import type { PaymentAsk } from './read-payment.ts'
import type { Method } from './transaction.ts'

/** With what somebody pays: a card or a wallet, and how its test number behaves. */
export type Instrument = { method: Method; card: Card | null; behaviour: Partial<Behaviour> }

export type Payment = { ask: PaymentAsk; instrument: Instrument }

/** Whether paying this way leads over a page of the bank or the wallet. */
export function needsVisit({ ask, instrument }: Payment): boolean {
  if (instrument.method === 'direct_pay') return ask.threeDomainSecure
  return instrument.method === 'line_pay' || instrument.method === 'jko_pay' || instrument.method === 'virtual_account'
}
