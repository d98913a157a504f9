import { inOneLine } from '#rules/clean-text.ts'
import type { Transfer } from '#rules/payments/settlement.ts'
import type { TransferBank } from '#ports/card-company.ts'
import { askForText } from '../ask-outside.ts'
import { openProvider } from '../open-provider.ts'

export type BankSettings = {
  address: string
  /** The five digits with which every account of the shop begins. */
  company: string
  key: string
}

const patienceMs = 15_000

/**
 * The bank of the virtual accounts. What has come in is read line by line, in the fields of the bank's notice:
 * handle_date,channel,serial_number,vaccount,amount,pay_time. How the bank lets itself be asked stands in its contract
 * with the shop and in no public page; this is the one place that knows.
 */
export function createTransferBank({ address, company, key }: BankSettings): TransferBank {
  const provider = openProvider({ timeoutMs: patienceMs, atOnce: 16, failures: 8 })
  return {
    async listTransfers(account) {
      try {
        const body = new URLSearchParams({ company, key, vaccount: account })
        return readTransfers(await askForText(provider, `${address}/vaccount/query`, { method: 'POST', body }), account)
      } catch {
        return null
      }
    },
  }
}

/** Null when a line is no transfer: then nothing of the answer is believed. */
function readTransfers(text: string, account: string): Transfer[] | null {
  const transfers = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(readTransfer)
  return transfers.every((transfer) => transfer !== null && transfer.account === account)
    ? transfers.flatMap((transfer) => transfer ?? [])
    : null
}

/** Banks count by account and by channel: only all four together name a transfer. It begins as the statement names it. */
function readTransfer(line: string): (Transfer & { account: string }) | null {
  const [day = '', channel = '', serial = '', account = '', amount = ''] = line.split(',').map(inOneLine)
  if (!/^\d{8}$/.test(day) || !/^\w{1,20}$/.test(channel) || !/^\w{1,30}$/.test(serial) || !/^\d{1,9}$/.test(amount)) return null
  return { companyId: `${day}-${serial}-${channel}-${account}`, amount: Number(amount), account }
}
