import { readForm } from '../web/replies.ts'
import type { Ask, Reply } from '../web/exchange.ts'
import { createRequestLog } from '../web/request-log.ts'
import { serve, type Running } from '../web/serve.ts'
import { openBank, type Bank, type BankOptions } from './bank.ts'
import { showDesk, transfer } from './transfer.ts'
import { lineOf } from './transfers.ts'

export type BankStart = Omit<BankOptions, 'log'> & { host: string; port: number; publicHost: string }

/** The bank of the virtual accounts: a counter for whoever transfers, notices and a query for the shop. */
export async function startBank(options: BankStart): Promise<Running> {
  const log = createRequestLog((ask) => ask.method === 'POST')
  const bank = openBank({ ...options, log })
  const running = await serve({
    name: 'The bank',
    ...options,
    log,
    routes: {
      'GET /': (ask) => showDesk(bank, ask),
      'POST /transfer': (ask) => transfer(bank, ask),
      'POST /vaccount/query': (ask) => answerQuery(bank, ask),
    },
  })
  bank.address = running.address
  return {
    ...running,
    async stop() {
      bank.closing.abort()
      await running.stop()
      bank.transfers.close()
    },
  }
}

/** What has come in on an account, one line a transfer. Only whoever knows the shop's key may ask. */
function answerQuery({ keys, transfers }: Bank, ask: Ask): Reply {
  const form = readForm(ask)
  if (form.get('company') !== keys.company || form.get('key') !== keys.key) return { status: 403 }
  const lines = transfers.of(form.get('vaccount') ?? '').map(lineOf)
  return { headers: { 'content-type': 'text/plain; charset=utf-8' }, body: lines.map((line) => `${line}\n`).join('') }
}
