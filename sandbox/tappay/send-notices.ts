import { setTimeout as wait } from 'node:timers/promises'
import type { Notices } from './behaviour.ts'
import type { Company } from './company.ts'
import { answerWith } from './statuses.ts'
import { payInfoOf } from './trade-record.ts'
import type { Transaction } from './transaction.ts'

/** Tells the shop's back end how a visited payment ended. Nothing is signed, as at the real company. */
export async function sendNotices(
  company: Company,
  { transaction, notices }: { transaction: Transaction; notices: Notices },
): Promise<void> {
  const address = transaction.addresses?.backend
  if (!address || notices === 'never') return
  const last = noticeOf(transaction, transaction.bankStatus)
  try {
    if (notices === 'late') await pause(company, company.timing.lateNoticeMs)
    await deliver(company, { address, notice: last })
    if (notices === 'twice') await deliver(company, { address, notice: last })
    if (notices === 'shuffled') await deliver(company, { address, notice: noticeOf(transaction, 10001) })
  } catch (error) {
    // The sandbox is closing; a shop that misses a notice asks Record.
    if (!company.closing.signal.aborted) throw error
  }
}

function noticeOf(transaction: Transaction, status: number) {
  return {
    rec_trade_id: transaction.recTradeId,
    auth_code: transaction.authCode,
    bank_transaction_id: transaction.bankTransactionId,
    bank_order_number: '',
    order_number: transaction.orderNumber,
    amount: transaction.amount,
    currency: transaction.currency,
    ...answerWith(status),
    transaction_time_millis: transaction.madeAt,
    transaction_complete_millis: status === 10001 ? 0 : transaction.completedAt,
    ...(transaction.card ? { card_info: transaction.card } : {}),
    ...payInfoOf(transaction),
  }
}

type Delivery = { address: string; notice: object }

/** Once, and up to five times more until the shop answers 200. */
async function deliver(company: Company, delivery: Delivery) {
  for (const waitMs of [0, ...company.timing.noticeRetryMs]) {
    if (waitMs > 0) await pause(company, waitMs)
    const status = await post(company, delivery)
    company.log.tell({ what: `notice to ${delivery.address}`, asked: JSON.stringify(delivery.notice), status, answered: '' })
    if (status === '200') return
  }
}

async function post(company: Company, { address, notice }: Delivery): Promise<string> {
  try {
    const signal = AbortSignal.any([company.closing.signal, AbortSignal.timeout(10_000)])
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(notice),
      redirect: 'manual',
      signal,
    })
    await response.body?.cancel()
    return String(response.status)
  } catch {
    return 'no answer'
  }
}

function pause(company: Company, milliseconds: number) {
  return wait(milliseconds, undefined, { signal: company.closing.signal })
}
