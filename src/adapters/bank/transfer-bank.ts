import { askForText } from '../ask-by-http.ts'
import { openProvider } from '../open-provider.ts'
import type { Transfer, TransferBank } from '#server/payments/port.ts'

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
        const text = await askForText(provider, `${address}/vaccount/query`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ company, key, vaccount: account }),
        })
        return readTransfers(text, account)
      } catch {
        return null
      }
    },
  }
}

/** Null when a line is no transfer: then nothing of the answer is believed. */
function readTransfers(text: string, account: string): Transfer[] | null {
  const transfers = text.split('\n').filter((line) => line.trim() !== '').map(readTransfer)
  return transfers.every((transfer) => transfer !== null && transfer.account === account) ? transfers.flatMap((transfer) => transfer ?? []) : null
}

function readTransfer(line: string): (Transfer & { account: string }) | null {
  const [day = '', , serial = '', account = '', amount = ''] = line.split(',').map((field) => field.trim())
  if (!/^\d{8}$/.test(day) || serial === '' || !/^\d+$/.test(amount)) return null
  return { companyId: `${day}-${serial}`, amount: Number(amount), account }
}
