import { isCharged, isOnDelivery } from '#rules/payments/payment-methods.ts'
import type { PaymentReport, Transfer } from '#rules/payments/settlement.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { PaymentRow } from './store.ts'

/** What is heard about an attempt: how it ended, or, of an account, every transfer that has come in there. */
export type Heard = PaymentReport | { answer: 'transfers'; transfers: readonly Transfer[] }

/** Asks whoever collects the money what became of an attempt. Never inside a transaction. */
export async function askProvider(
  { ports }: Shop,
  { method, reference, vatm_account: account }: Pick<PaymentRow, 'method' | 'reference' | 'vatm_account'>,
): Promise<Heard> {
  if (isCharged(method)) return ports.cardCompany.findCharge({ reference, paymentMethod: method })
  if (isOnDelivery(method) || account === null) return { answer: 'absent' }
  const transfers = await ports.bank.listTransfers(account)
  return transfers ? { answer: 'transfers', transfers } : { answer: 'unreachable', reason: 'the bank does not answer' }
}
