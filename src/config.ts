import { isIP } from 'node:net'
import { z } from 'zod'

const flag = z.enum(['0', '1', 'true', 'false']).transform((word) => word === '1' || word === 'true')
const port = z.coerce.number().int().min(0).max(65535)
/** Key and IV of AES-128. */
const aesKey = z.string().length(16)
const address = z.url().transform((url) => url.replace(/\/$/, ''))

/** Addresses or ranges, such as 10.0.0.0/8, with commas between. */
const proxies = z
  .string()
  .transform((list) => list.split(',').map((each) => each.trim()).filter((each) => each !== ''))
  .refine((list) => list.every(isAddressOrRange), 'expected addresses or ranges such as 10.0.0.0/8, with commas between')

function isAddressOrRange(text: string): boolean {
  const [host = '', bits, ...rest] = text.split('/')
  const version = isIP(host)
  const most = version === 4 ? 32 : 128
  return version !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
}

/** Names with a key of 32 bytes in base64 each, the newest first: `2026:…,2025:…`. */
const sealKeys = z
  .string()
  .transform((list) => list.split(',').map((each) => each.trim()).filter((each) => each !== '').map(readSealKey))
  .refine((keys) => keys.length > 0 && keys.every(({ id, key }) => /^\w{1,30}$/.test(id) && key.length === 32), 'expected name:key with a key of 32 bytes in base64')

function readSealKey(text: string): { id: string; key: Uint8Array } {
  const [id = '', key = ''] = text.split(':', 2)
  return { id, key: Buffer.from(key, 'base64') }
}

/**
 * Everything the shop reads from its environment, with the values that fit the sandbox of this repository.
 * docs/operations.md tells what each one means; a production shop sets at least those marked there.
 */
const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  PUBLIC_ADDRESS: address.optional(),
  DATA_DIRECTORY: z.string().default('.data'),
  DATABASE_URL: z.string().optional(),
  DATABASE_POOLED: flag.default(false),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(100).default(10),
  DATABASE_PORT: port.default(3154),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  DEMO_SHOP: flag.default(true),
  TRUST_PROXY: proxies.default([]),
  SECURITY_CONTACT: z.union([z.literal(''), z.url({ protocol: /^(mailto|https|tel)$/ })]).default(''),
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(1200),
  CARD_KEYS: sealKeys,
  TAPPAY_ADDRESS: address,
  TAPPAY_SDK: z.url(),
  TAPPAY_ENVIRONMENT: z.enum(['sandbox', 'production']).default('sandbox'),
  TAPPAY_APP_ID: z.string(),
  TAPPAY_APP_KEY: z.string(),
  TAPPAY_PARTNER_KEY: z.string(),
  TAPPAY_MERCHANT_CARD: z.string(),
  TAPPAY_MERCHANT_LINE_PAY: z.string(),
  TAPPAY_MERCHANT_JKO_PAY: z.string(),
  TAPPAY_MERCHANT_APPLE_PAY: z.string(),
  TAPPAY_MERCHANT_GOOGLE_PAY: z.string(),
  APPLE_PAY_MERCHANT: z.string().default(''),
  GOOGLE_PAY_MERCHANT: z.string().default(''),
  GOOGLE_PAY_SCRIPT: z.union([z.literal(''), z.url()]).default(''),
  TRACKER_TAG_MANAGER: z.string().default(''),
  TRACKER_ADS: z.string().default(''),
  TRACKER_PIXEL: z.string().default(''),
  TRACKER_MESSAGING: z.string().default(''),
  TRACKER_CHAT: z.union([z.literal(''), z.url()]).default(''),
  THREE_D_SECURE_FROM: z.coerce.number().int().min(1).default(10_000),
  BANK_ADDRESS: address,
  BANK_COMPANY: z.string().regex(/^\d{5}$/, 'expected the five digits that the bank gave the shop'),
  BANK_KEY: z.string(),
  LINE_AUTHORIZE_ADDRESS: address,
  LINE_API_ADDRESS: address,
  LINE_ISSUER: z.string().default('https://access.line.me'),
  LINE_CHANNEL_ID: z.string(),
  LINE_CHANNEL_SECRET: z.string(),
  FACEBOOK_DIALOG_ADDRESS: address,
  FACEBOOK_GRAPH_ADDRESS: address,
  FACEBOOK_APP_ID: z.string(),
  FACEBOOK_APP_SECRET: z.string(),
  EINVOICE_ADDRESS: address,
  EINVOICE_MERCHANT_ID: z.string(),
  EINVOICE_HASH_KEY: aesKey,
  EINVOICE_HASH_IV: aesKey,
  EINVOICE_QR_KEY: z.string().regex(/^[0-9A-Fa-f]{32}$/),
  SELLER_NAME: z.string().default('梅好 MEIHAO'),
  SELLER_TAX_ID: z.string().regex(/^\d{8}$/),
  LOGISTICS_ADDRESS: address,
  LOGISTICS_MERCHANT_ID: z.string(),
  LOGISTICS_HASH_KEY: z.string(),
  LOGISTICS_HASH_IV: z.string(),
  SENDER_NAME: z.string().default('梅好'),
  SENDER_PHONE: z.string().default('0227000000'),
  SENDER_ZIP_CODE: z.string().default('106'),
  SENDER_ADDRESS: z.string().default('臺北市大安區永康街 31 巷 12 號'),
  SMTP_URL: z.url(),
  MAIL_FROM: z.string().default('梅好 Meihao <hello@meihao.example>'),
})

export type Config = Readonly<z.infer<typeof environment>> & { readonly PUBLIC_ADDRESS: string }

/** Reads the configuration once, at the door. Throws one sentence per variable that is missing or wrong. */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const read = environment.safeParse(variables)
  if (!read.success) throw new Error(`The configuration is not complete:\n${z.prettifyError(read.error)}`)
  const config = read.data
  return { ...config, PUBLIC_ADDRESS: config.PUBLIC_ADDRESS ?? `http://${config.HOST}:${config.PORT}` }
}
