import { startFacebook } from './facebook/start-facebook.ts'
import { sandboxKeys, type SandboxKeys } from './keys.ts'
import { startLine } from './line/start-line.ts'
import { startMailbox } from './mailbox/start-mailbox.ts'
import type { Timing } from './tappay/company.ts'
import { startTappay } from './tappay/start-tappay.ts'

export type SandboxPorts = { tappay: number; line: number; facebook: number; mailbox: number; smtp: number }

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
export type SandboxAddresses = { tappay: string; line: string; facebook: string; mailbox: string; smtpPort: number }

export const usualShopAddresses = ['http://127.0.0.1:3000', 'http://localhost:3000'] as const

/** Starts every stand-in of this house in the process that asks. When one cannot start, none stays. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { host = '127.0.0.1', publicHost = host, ports = {}, dataDir, keys = sandboxKeys, shopAddresses = usualShopAddresses, now = Date.now, timing = {} } = options
  const shared = { host, publicHost, now }
  const redirectsTo = (provider: string) => shopAddresses.map((address) => `${address}/api/users/auth/${provider}/callback`)
  const started = await Promise.allSettled([
    startTappay({ ...shared, port: ports.tappay ?? 0, keys: keys.tappay, dataDir: dataDir ?? null, timing }),
    startLine({ ...shared, port: ports.line ?? 0, keys: keys.line, redirectUris: redirectsTo('line') }),
    startFacebook({ ...shared, port: ports.facebook ?? 0, keys: keys.facebook, redirectUris: redirectsTo('facebook') }),
    startMailbox({ ...shared, port: ports.mailbox ?? 0, smtpPort: ports.smtp ?? 0 }),
  ])
  const running = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const stop = async () => void (await Promise.all(running.map((each) => each.stop())))
  const [tappay, line, facebook, mailbox] = started
  if (tappay.status === 'fulfilled' && line.status === 'fulfilled' && facebook.status === 'fulfilled' && mailbox.status === 'fulfilled') {
    return { addresses: { tappay: tappay.value.address, line: line.value.address, facebook: facebook.value.address, mailbox: mailbox.value.address, smtpPort: mailbox.value.smtpPort }, stop }
  }
  await stop()
  throw started.find((each) => each.status === 'rejected')?.reason
}
