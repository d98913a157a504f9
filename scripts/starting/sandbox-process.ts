import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { sandboxKeys } from '../../sandbox/keys.ts'
import { tappayMerchants } from '#adapters/tappay/ways.ts'

/** Where the stand-ins of the shop's providers answer. */
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

export type SandboxProcess = { addresses: SandboxAddresses; stop: () => Promise<void> }

export type SandboxPlan = {
  /** Where the shop is open, which the sign-in companies must know beforehand. */
  shopAddress: string
  /** Where the sandbox keeps what must survive a restart of it. */
  dataDirectory: string
  /** Ports by name; what is left out gets its usual one, and what the environment names goes before. */
  ports?: Readonly<Record<string, number>>
}

const program = resolve(import.meta.dirname, '../../sandbox/main.ts')

/** Starts the sandbox as a process of its own, which ends when this one does. Answers when all its servers do. */
export async function startSandboxProcess({ shopAddress, dataDirectory, ports = {} }: SandboxPlan): Promise<SandboxProcess> {
  const named = Object.fromEntries(Object.entries(ports).map(([name, port]) => [`SANDBOX_${name.toUpperCase()}_PORT`, String(port)]))
  const env = { ...named, ...process.env, SHOP_ADDRESS: shopAddress, SANDBOX_DATA_DIRECTORY: dataDirectory }
  // Its own process group: Ctrl-C in a terminal must reach the shop alone, whose last answers may still need the sandbox.
  const child = fork(program, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true })
  const addresses = await firstMessage(child)
  return { addresses, stop: () => end(child) }
}

async function firstMessage(child: ChildProcess): Promise<SandboxAddresses> {
  const ended = once(child, 'exit').then(() => {
    throw new Error('So the sandbox could not start, and without it the shop stays closed.')
  })
  const [message] = await Promise.race([once(child, 'message'), ended])
  return message as SandboxAddresses
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** The environment that leads the shop to the sandbox. Whatever the real environment says goes before it. */
export function sandboxAsConfiguration(addresses: SandboxAddresses): Record<string, string> {
  const { tappay, line, facebook, einvoice, logistics, bank, smtpPort } = addresses
  return {
    TAPPAY_ADDRESS: tappay,
    TAPPAY_SDK: `${tappay}/sdk/tpdirect/v5.19.2`,
    TAPPAY_APP_ID: String(sandboxKeys.tappay.appId),
    TAPPAY_APP_KEY: sandboxKeys.tappay.appKey,
    TAPPAY_PARTNER_KEY: sandboxKeys.tappay.partnerKey,
    ...Object.fromEntries(tappayMerchants.map((name) => [`TAPPAY_MERCHANT_${name.toUpperCase()}`, sandboxKeys.tappay.merchants[name]])),
    BANK_ADDRESS: bank,
    BANK_COMPANY: sandboxKeys.bank.company,
    BANK_KEY: sandboxKeys.bank.key,
    APPLE_PAY_MERCHANT: 'merchant.example.meihao',
    GOOGLE_PAY_MERCHANT: 'meihao-sandbox',
    LINE_AUTHORIZE_ADDRESS: line,
    LINE_API_ADDRESS: line,
    LINE_CHANNEL_ID: sandboxKeys.line.channelId,
    LINE_CHANNEL_SECRET: sandboxKeys.line.channelSecret,
    FACEBOOK_DIALOG_ADDRESS: facebook,
    FACEBOOK_GRAPH_ADDRESS: facebook,
    FACEBOOK_APP_ID: sandboxKeys.facebook.appId,
    FACEBOOK_APP_SECRET: sandboxKeys.facebook.appSecret,
    EINVOICE_ADDRESS: einvoice,
    EINVOICE_MERCHANT_ID: sandboxKeys.einvoice.merchantId,
    EINVOICE_HASH_KEY: sandboxKeys.einvoice.hashKey,
    EINVOICE_HASH_IV: sandboxKeys.einvoice.hashIv,
    EINVOICE_QR_KEY: sandboxKeys.einvoice.qrKey,
    SELLER_TAX_ID: sandboxKeys.einvoice.sellerTaxId,
    SELLER_ADDRESS: '臺北市大安區永康街 31 巷 12 號',
    SELLER_ADDRESS_EN: 'No. 12, Lane 31, Yongkang St., Da’an District, Taipei 106',
    SELLER_FOOD_NUMBER: `A-1${sandboxKeys.einvoice.sellerTaxId}-00000-0`,
    LOGISTICS_ADDRESS: logistics,
    LOGISTICS_MERCHANT_ID: sandboxKeys.logistics.merchantId,
    LOGISTICS_HASH_KEY: sandboxKeys.logistics.hashKey,
    LOGISTICS_HASH_IV: sandboxKeys.logistics.hashIv,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  }
}
