import type { PaymentReport } from '#rules/settlement.ts'
import type { Shop } from '#server/shop.ts'
import type { PaymentRow } from './store.ts'

/** Asks whoever collects the money what became of an attempt. Never inside a transaction. */
export async function askProvider({ ports }: Shop, payment: Pick<PaymentRow, 'method' | 'reference' | 'amount' | 'vatm_account'>): Promise<PaymentReport> {
  const { method, reference } = payment
  if (method === 'when_received') return { answer: 'absent' }
  if (method !== 'atm') return ports.cardCompany.findCharge({ reference, method })
  if (payment.vatm_account === null) return { answer: 'absent' }
  const transfers = await ports.bank.listTransfers(payment.vatm_account)
  if (!transfers) return { answer: 'unreachable', reason: 'the bank does not answer' }
  const transfer = transfers.find(({ amount }) => amount === payment.amount) ?? transfers[0]
  return transfer ? { answer: 'paid', companyId: transfer.companyId, amount: transfer.amount, currency: 'TWD' } : { answer: 'pending' }
}
