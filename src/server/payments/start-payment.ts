import type { Tx } from '#database/connect.ts'
import { addMinutes } from '#rules/calendar.ts'
import type { Twd } from '#rules/money.ts'
import { createPaymentRow, type Method } from './store.ts'

export type NewAttempt = { orderId: number; method: Method; amount: Twd; reference: string; instalment: number | null; savedCardId: number | null; leadsToPage: boolean; now: Date }

/** Begins an attempt to be paid, in the transaction that knows why. The stranger is asked afterwards. */
export async function startPayment(tx: Tx, attempt: NewAttempt): Promise<number> {
  const { method, now } = attempt
  const nextAskAt = method === 'when_received' ? null : addMinutes(now, 1)
  return createPaymentRow(tx, { ...attempt, provider: providerOf(method), nextAskAt })
}

/** Who collects the money. */
function providerOf(method: Method): 'tappay' | 'bank' | 'courier' {
  if (method === 'atm') return 'bank'
  return method === 'when_received' ? 'courier' : 'tappay'
}
