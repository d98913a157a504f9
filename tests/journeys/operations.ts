import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { sandboxAsConfiguration } from '../../scripts/starting/sandbox-process.ts'
import { ports } from './shopper.ts'

const run = promisify(execFile)

/** What operations do from the command line, in the shop of the journeys: `await operate('lock', uid, …)`. Answers what is printed. */
export async function operate(...words: string[]): Promise<string> {
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
