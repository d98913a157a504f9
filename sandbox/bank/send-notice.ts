import { setTimeout as wait } from 'node:timers/promises'
import type { Bank } from './bank.ts'
import { lineOf, type Transfer } from './transfers.ts'

/** Tells the shop of a transfer: a form with one field, Data. Repeated until the shop answers 200. */
export async function sendNotice(bank: Bank, transfer: Transfer): Promise<void> {
  try {
    for (const waitMs of [0, ...bank.noticeRetryMs]) {
      if (waitMs > 0) await wait(waitMs, undefined, { signal: bank.closing.signal })
      const status = await post(bank, transfer)
      bank.log.tell({ what: `notice to ${bank.notifyAddress}`, asked: `Data=${lineOf(transfer)}`, status, answered: '' })
      if (status === '200') return
    }
  } catch (error) {
    // The sandbox is closing; a shop that misses a notice asks.
    if (!bank.closing.signal.aborted) throw error
  }
}

async function post({ notifyAddress, closing }: Bank, transfer: Transfer): Promise<string> {
  try {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(10_000)])
    const response = await fetch(notifyAddress, {
      method: 'POST',
      body: new URLSearchParams({ Data: lineOf(transfer) }),
      redirect: 'manual',
      signal,
    })
    await response.body?.cancel()
    return String(response.status)
  } catch {
    return 'no answer'
  }
}
