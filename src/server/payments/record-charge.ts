import type { Tx } from '#database/connect.ts'
import { lockPayment, saveFailed, savePaid } from './store.ts'

export type ChargeOutcome = { answer: 'paid'; companyId: string } | { answer: 'refused'; code: string; text: string }

/** `first`: this answer ended the attempt. `late`: it had failed, and now money has come. Else it is known how it ended. */
export type RecordedCharge = 'first' | 'late' | 'known-paid' | 'known-failed'

/** Writes down how an attempt ended. The first end stands, whoever asks again; only money that comes late changes it. */
export async function recordCharge(tx: Tx, { paymentId, outcome, now }: { paymentId: number; outcome: ChargeOutcome; now: Date }): Promise<RecordedCharge> {
  const { status } = await lockPayment(tx, paymentId)
  if (status !== 'created' && status !== 'failed') return 'known-paid'
  if (outcome.answer === 'paid') {
    await savePaid(tx, { paymentId, companyId: outcome.companyId, now })
    return status === 'created' ? 'first' : 'late'
  }
  if (status === 'failed') return 'known-failed'
  await saveFailed(tx, { paymentId, code: outcome.code, text: outcome.text })
  return 'first'
}
