import type { Tx } from '#database/connect.ts'
import { lockPayment, saveFailed, savePaid } from './store.ts'

export type ChargeOutcome = { answer: 'paid'; companyId: string } | { answer: 'refused'; code: string; text: string }

/**
 * Writes down how an attempt ended. An attempt that has ended already keeps its first end, whoever asks again:
 * answers false then, and nothing more follows from it.
 */
export async function recordCharge(tx: Tx, { paymentId, outcome, now }: { paymentId: number; outcome: ChargeOutcome; now: Date }): Promise<boolean> {
  const payment = await lockPayment(tx, paymentId)
  if (payment.status !== 'created') return false
  if (outcome.answer === 'paid') await savePaid(tx, { paymentId, companyId: outcome.companyId, now })
  else await saveFailed(tx, { paymentId, code: outcome.code, text: outcome.text })
  return true
}
