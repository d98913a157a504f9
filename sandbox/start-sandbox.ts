import { startBank } from './bank/start-bank.ts'
import { startEinvoice } from './einvoice/start-einvoice.ts'
import { startFacebook } from './facebook/start-facebook.ts'
import { sandboxKeys, type SandboxKeys } from './keys.ts'
import { startLine } from './line/start-line.ts'
import { startLogistics } from './logistics/start-logistics.ts'
import { startMailbox } from './mailbox/start-mailbox.ts'
import type { Timing } from './tappay/company.ts'
import { startTappay } from './tappay/start-tappay.ts'

export type SandboxPorts = {
  tappay: number
  line: number
  facebook: number
  einvoice: number
  logistics: number
  bank: number
  mailbox: number
  smtp: number
}

export type SandboxOptions = {
  host?: string
  /** The name under which browsers and the shop reach the host, where it differs. */
  publicHost?: string
  /** What is left out is any free port. */
  ports?: Partial<SandboxPorts>
  /** Where the card company keeps its journal; without it, payments are forgotten at the end. */
  dataDir?: string | undefined
  keys?: SandboxKeys
  /** The shops that may let people sign in. */
  shopAddresses?: readonly string[]
  now?: () => number
  timing?: Partial<Timing>
}

export type Sandbox = { addresses: SandboxAddresses; stop(): Promise<void> }
export type SandboxAddresses = {
  tappay: string
  line: string
  facebook: string
  einvoice: string
  logistics: string
  bank: string
  mailbox: string
  smtpPort: number
}

export const usualShopAddresses = ['http://127.0.0.1:3000', 'http://localhost:3000'] as const

/** Starts every stand-in of this house in the process that asks. When one cannot start, none stays. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const starting = startEach(options)
  const ended = await Promise.allSettled(Object.values(starting))
  const stop = async () => void (await Promise.all(ended.map((each) => each.status === 'fulfilled' && each.value.stop())))
  const failed = ended.find((each) => each.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
  }
  return { addresses: await addressesOf(starting), stop }
}

async function addressesOf(starting: ReturnType<typeof startEach>): Promise<SandboxAddresses> {
  const { mailbox, ...others } = starting
  const { address, smtpPort } = await mailbox
  const pairs = Object.entries(others).map(async ([name, each]) => [name, (await each).address] as const)
  const addresses = Object.fromEntries(await Promise.all(pairs)) as Record<keyof typeof others, string>
  return { ...addresses, mailbox: address, smtpPort }
}

const anyPort: SandboxPorts = { tappay: 0, line: 0, facebook: 0, einvoice: 0, logistics: 0, bank: 0, mailbox: 0, smtp: 0 }

function startEach(options: SandboxOptions) {
  const {
    host = '127.0.0.1',
    publicHost = host,
    dataDir = null,
    keys = sandboxKeys,
    shopAddresses = usualShopAddresses,
    now = Date.now,
    timing = {},
  } = options
  const ports = { ...anyPort, ...options.ports }
  const shared = { host, publicHost, now }
  const redirectsTo = (provider: string) => shopAddresses.map((address) => `${address}/api/users/auth/${provider}/callback`)
  return {
    tappay: startTappay({ ...shared, port: ports.tappay, keys: keys.tappay, dataDir, timing }),
    line: startLine({ ...shared, port: ports.line, keys: keys.line, redirectUris: redirectsTo('line') }),
    facebook: startFacebook({ ...shared, port: ports.facebook, keys: keys.facebook, redirectUris: redirectsTo('facebook') }),
    einvoice: startEinvoice({ ...shared, port: ports.einvoice, keys: keys.einvoice }),
    logistics: startLogistics({ ...shared, port: ports.logistics, keys: keys.logistics }),
    bank: startBank({
      ...shared,
      port: ports.bank,
      keys: keys.bank,
      dataDir,
      notifyAddress: `${shopAddresses[0]}/api/v1/payments/bank/notify`,
    }),
    mailbox: startMailbox({ ...shared, port: ports.mailbox, smtpPort: ports.smtp }),
  }
}
