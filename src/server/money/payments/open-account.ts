import type { Tx } from '#database/connect.ts'
import { addMinutes } from '#rules/calendar.ts'
import { atmBankCode } from '#rules/constants.ts'
import type { Twd } from '#rules/money.ts'
import { virtualAccount } from '#rules/payments/virtual-account.ts'
import { recordPaymentTransition } from './record-payment-transition.ts'
import { nextAccountSerial } from './store.ts'

export type NewAccount = { paymentId: number; amount: Twd; company: string; now: Date }

/** Nobody transfers within this time. */
const minutesUntilAsking = 30

/** Gives an attempt its own account at the bank, which takes exactly its amount. The bank need not be asked for it. */
export async function openAccount(tx: Tx, { paymentId, amount, company, now }: NewAccount): Promise<string> {
  const account = virtualAccount({ company, serial: await nextAccountSerial(tx), amount })
  const set = { vatm_bank: atmBankCode, vatm_account: account, next_ask_at: addMinutes(now, minutesUntilAsking) }
  await recordPaymentTransition(tx, { payment: { id: paymentId, status: 'created' }, event: 'account_issued', actor: 'system', set })
  return account
}
