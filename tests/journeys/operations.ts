import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { sandboxAsConfiguration } from '../../scripts/starting/sandbox-process.ts'
import { ports } from './shopper.ts'

const run = promisify(execFile)

/**
 * What operations do, in the shop of the journeys: `await operate('lock', uid, …)`. Answers what would be printed. The shop takes the words
 * itself: a process for each would compute for longer than what it does.
 */
export async function operate(...words: string[]): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${ports.operations}`, { method: 'POST', body: JSON.stringify(words) })
  const { ok, says } = (await answer.json()) as { ok: boolean; says: string }
  if (!ok) throw new Error(says)
  return says.trim()
}

/** The same as a person types it, from the command line beside the open shop. */
export async function typeAtShell(...words: string[]): Promise<string> {
  const env = {
    ...process.env,
    ...providers(),
    PORT: String(ports.shop),
    DATA_DIRECTORY: ports.home,
    DATABASE_PORT: String(ports.database),
  }
  const { stdout } = await run(process.execPath, ['scripts/shop.ts', ...words], { env })
  return stdout.trim()
}

/** The stand-ins that were started with this shop. */
function providers(): Record<string, string> {
  const { tappay, line, facebook, einvoice, logistics, bank, mailbox, smtp } = ports.sandbox
  const at = (port: number) => `http://127.0.0.1:${port}`
  return sandboxAsConfiguration({
    tappay: at(tappay),
    line: at(line),
    facebook: at(facebook),
    einvoice: at(einvoice),
    logistics: at(logistics),
    bank: at(bank),
    mailbox: at(mailbox),
    smtpPort: smtp,
  })
}
