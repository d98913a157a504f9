import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { z } from 'zod'
import { tappayMerchants, type TappayMerchant, type TappayMerchants } from '#adapters/tappay/ways.ts'
import { readLimits } from '#server/platform/limits/read-limits.ts'

const flag = z.enum(['0', '1', 'true', 'false']).transform((word) => word === '1' || word === 'true')
const port = z.coerce.number().int().min(0).max(65535)
/** What is required is so in earnest: where the shop itself is reached by https. */
const tls = z.enum(['required', 'off']).default('required')
/** Left empty, as .env.example has it, is left out. */
const databaseAddress = z
  .string()
  .optional()
  .transform((url) => (url === '' ? undefined : url))
/** 0 means never. */
const seconds = z.coerce.number().min(0).max(3600)
/** Key and IV of AES-128. */
const aesKey = z.string().length(16)
const address = z.url().transform((url) => url.replace(/\/$/, ''))
const origin = address.refine((url) => URL.parse(url)?.origin === url, 'expected an origin, without a path behind it')

/** With commas between. */
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== ''),
)

/** Addresses or ranges, such as 10.0.0.0/8, with commas between. */
const networks = list.refine((list) => list.every(isAddressOrRange), 'expected addresses or ranges such as 10.0.0.0/8, with commas between')

function isAddressOrRange(text: string): boolean {
  const [host = '', bits, ...rest] = text.split('/')
  const version = isIP(host)
  const most = version === 4 ? 32 : 128
  return version !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
}

/** Names with a number each, some with a length in seconds: `declinedCards=20,letters=3/7200`. */
const limits = z.string().transform((text, context) => {
  const read = readLimits(text)
  if (read === null) context.addIssue('expected names and numbers such as declinedCards=20,letters=3/7200, with commas between')
  return read ?? z.NEVER
})

/** What stands in a file of certificates; nothing where none is named. */
const pemFile = z
  .string()
  .default('')
  .transform((path, context) => {
    if (path === '') return ''
    try {
      return readFileSync(path, 'utf8')
    } catch (error) {
      context.addIssue(`cannot be read: ${(error as Error).message}`)
      return z.NEVER
    }
  })

/** As OpenTelemetry writes them: `name=value,name=value`, with values as in an address. */
const headers = z.string().transform((text, context) => {
  const pairs = text.split(',').filter((each) => each.trim() !== '')
  try {
    return Object.fromEntries(
      pairs.map((pair): [string, string] => {
        const [name = '', ...value] = pair.split('=')
        return [new Headers([[name.trim(), '']]).keys().next().value ?? '', decodeURIComponent(value.join('=').trim())]
      }),
    )
  } catch {
    context.addIssue('expected headers such as authorization=Bearer%20secret, with commas between')
    return z.NEVER
  }
})

type MerchantVariable = `TAPPAY_MERCHANT_${Uppercase<TappayMerchant>}`

function merchantVariable(name: TappayMerchant): MerchantVariable {
  return `TAPPAY_MERCHANT_${name.toUpperCase() as Uppercase<TappayMerchant>}`
}

const merchantVariables = Object.fromEntries(tappayMerchants.map((name) => [merchantVariable(name), z.string()])) as Record<
  MerchantVariable,
  z.ZodString
>

/** Names with a key of 32 bytes in base64 each, the newest first: `2026:…,2025:…`. */
const cipherKeys = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '')
      .map(readCipherKey),
  )
  .refine(
    (keys) => keys.length > 0 && keys.every(({ id, key }) => /^\w{1,30}$/.test(id) && key.length === 32),
    'expected name:key with a key of 32 bytes in base64',
  )

function readCipherKey(text: string): { id: string; key: Uint8Array } {
  const [id = '', key = ''] = text.split(':', 2)
  return { id, key: Buffer.from(key, 'base64') }
}

/** `s3://bucket/prefix`; empty where originals lie in DATA_DIRECTORY. */
const pictures = z
  .string()
  .default('')
  .transform((text, context) => {
    if (text === '') return null
    const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(text) ?? []
    if (bucket !== undefined) return { bucket, prefix: prefix.replace(/\/*$/, prefix === '' ? '' : '/') }
    context.addIssue('expected s3://bucket or s3://bucket/prefix')
    return z.NEVER
  })

/** 32 bytes in base64; empty where a key is taken from CARD_KEYS instead. */
const logKey = z
  .string()
  .default('')
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((key) => key.length === 0 || key.length === 32, 'expected a key of 32 bytes in base64')

/** What says where files lie. */
const forPictures = z.object({
  DATA_DIRECTORY: z.string().default('.data'),
  PICTURES: pictures,
  PICTURES_ENDPOINT: z.union([z.literal(''), address]).default(''),
  PICTURES_REGION: z.string().default('us-east-1'),
  PICTURES_ACCESS_KEY: z.string().default(''),
  PICTURES_SECRET_KEY: z.string().default(''),
  PICTURES_PATH_STYLE: flag.default(false),
  PICTURES_TLS: tls,
  PICTURE_CACHE_MB: z.coerce.number().int().min(64).max(1_000_000).default(2048),
})

/**
 * Everything the shop reads from its environment, with the values that fit the sandbox of this repository.
 * docs/operations.md tells what each one means; a production shop sets at least those marked there.
 */
const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  PUBLIC_ADDRESS: address.optional(),
  PUBLIC_FILES_ADDRESS: z.union([z.literal(''), origin]).default(''),
  ...forPictures.shape,
  WARM_PICTURES: flag.default(true),
  DATABASE_URL: databaseAddress,
  DATABASE_TLS: tls,
  DATABASE_DIRECT_URL: databaseAddress,
  DATABASE_READ_URL: list.prefault(''),
  DATABASE_POOLED: flag.default(false),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(100).default(10),
  DATABASE_STATEMENT_TIMEOUT: seconds.default(15),
  DATABASE_LOCK_TIMEOUT: seconds.default(5),
  DATABASE_IDLE_TRANSACTION_TIMEOUT: seconds.default(30),
  DATABASE_PORT: port.default(3154),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(5),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  METRICS_PORT: z.union([z.literal(''), port]).default(''),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.union([z.literal(''), address]).default(''),
  OTEL_EXPORTER_OTLP_HEADERS: headers.prefault(''),
  OTEL_SERVICE_NAME: z.string().min(1).default('meihao'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
  OTEL_TLS: tls,
  BACKUP_MARK: z.string().default(''),
  DEMO_SHOP: flag.default(true),
  TRUST_PROXY: networks.default([]),
  SECURITY_CONTACT: z.union([z.literal(''), z.url({ protocol: /^(mailto|https|tel)$/ })]).default(''),
  OFFICE: z.enum(['0', '1']).default('1'),
  OFFICE_ADDRESS: z.union([z.literal(''), address]).default(''),
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(1200),
  LIMITS: limits.prefault(''),
  SESSION_DAYS_AT_MOST: z.coerce.number().int().min(1).max(3650).default(90),
  REAUTHENTICATION_MINUTES: z.coerce.number().int().min(0).max(1_000_000).default(30),
  LOG_KEY: logKey,
  CARD_KEYS: cipherKeys,
  TAPPAY_ADDRESS: address,
  TAPPAY_SDK: z.url(),
  TAPPAY_ENVIRONMENT: z.enum(['sandbox', 'production']).default('sandbox'),
  TAPPAY_APP_ID: z.string(),
  TAPPAY_APP_KEY: z.string(),
  TAPPAY_PARTNER_KEY: z.string(),
  ...merchantVariables,
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
  SELLER_NAME_EN: z.string().default('MEIHAO'),
  SELLER_TAX_ID: z.string().regex(/^\d{8}$/),
  SELLER_ADDRESS: z.string().default(''),
  SELLER_ADDRESS_EN: z.string().default(''),
  SELLER_FOOD_NUMBER: z.string().default(''),
  LOGISTICS_ADDRESS: address,
  LOGISTICS_MERCHANT_ID: z.string(),
  LOGISTICS_HASH_KEY: z.string(),
  LOGISTICS_HASH_IV: z.string(),
  SENDER_NAME: z.string().default('梅好'),
  SENDER_PHONE: z.string().default('0227000000'),
  SENDER_ZIP_CODE: z.string().default('106'),
  SENDER_ADDRESS: z.string().default('臺北市大安區永康街 31 巷 12 號'),
  WEBHOOK_NETWORKS: networks.default([]),
  WEBHOOK_AUTHORITIES: pemFile,
  PICTURE_NETWORKS: networks.default([]),
  PICTURE_AUTHORITIES: pemFile,
  SMTP_URL: z.url(),
  SMTP_TLS: tls,
  MAIL_FROM: z.string().default('梅好 Meihao <hello@meihao.example>'),
})

export type Config = Readonly<z.infer<typeof environment>> & { readonly PUBLIC_ADDRESS: string }

export type PicturesConfig = Readonly<z.infer<typeof forPictures>>

/** What says where files lie, without the rest; one sentence per variable that is wrong. */
export function readPicturesConfig(variables: Record<string, string | undefined>): PicturesConfig {
  const read = forPictures.safeParse(variables)
  if (!read.success) throw new Error(z.prettifyError(read.error))
  return read.data
}

/** The shop's merchant ids at the card company. */
export function merchantsOf(config: Config): TappayMerchants {
  return Object.fromEntries(tappayMerchants.map((name) => [name, config[merchantVariable(name)]])) as TappayMerchants
}

/** Reads the configuration once, at the door. Throws one sentence per variable that is missing or wrong. */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const read = environment.safeParse(variables)
  if (!read.success) throw new Error(`The configuration is not complete:\n${z.prettifyError(read.error)}`)
  const config = { ...read.data, PUBLIC_ADDRESS: read.data.PUBLIC_ADDRESS ?? `http://${read.data.HOST}:${read.data.PORT}` }
  if (config.METRICS_PORT !== '' && config.METRICS_PORT !== 0 && config.METRICS_PORT === config.PORT)
    throw new Error('METRICS_PORT is the port of the shop itself. Give the metrics one of their own, which visitors do not reach.')
  if (!config.PUBLIC_ADDRESS.startsWith('https://')) return config
  if (variables['DEMO_SHOP'] === undefined) throw new Error(sayWhetherDemo)
  return inEarnest(config)
}

const sayWhetherDemo = 'Say DEMO_SHOP=0. With DEMO_SHOP=1 anybody can be anyone of the office by one press, its owner too.'

/** What leaves this machine is sent over TLS, or the shop does not open; whoever wants it otherwise says so. */
function inEarnest(config: Config): Config {
  const { DATABASE_TLS, PICTURES_ENDPOINT: bucket, PICTURES_TLS, SMTP_URL, SMTP_TLS } = config
  const { OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_TLS } = config
  for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const) {
    if (DATABASE_TLS === 'required') for (const database of [config[name] ?? []].flat()) refuseClear(name, database)
  }
  if (PICTURES_TLS === 'required') refuseClearAddress({ name: 'PICTURES', address: bucket })
  if (OTEL_TLS === 'required') refuseClearAddress({ name: 'OTEL', address: collector })
  return SMTP_TLS === 'required' ? { ...config, SMTP_URL: overTls(SMTP_URL) } : config
}

function refuseClear(name: string, database: string): void {
  const url = URL.parse(database)
  if (!url) throw new Error(`${name} is no address such as postgres://user:secret@host/database.`)
  // A host in the query goes before the one in the address; one that is a path is a socket of this machine.
  const host = url.searchParams.get('host') ?? url.hostname
  if (isHere(host) || checkedModes.has(url.searchParams.get('sslmode') ?? '')) return
  throw new Error(
    `${name} leads to ${host} without TLS. Add ?sslmode=verify-full, or say DATABASE_TLS=off where the network in between is yours alone.`,
  )
}

function refuseClearAddress({ name, address }: { name: 'PICTURES' | 'OTEL'; address: string }): void {
  const url = URL.parse(address)
  if (url?.protocol !== 'http:' || isHere(url.hostname)) return
  const variable = name === 'OTEL' ? 'OTEL_EXPORTER_OTLP_ENDPOINT' : 'PICTURES_ENDPOINT'
  throw new Error(
    `${variable} leads to ${url.hostname} without TLS. Say https://, or ${name}_TLS=off where the network in between is yours alone.`,
  )
}

/** All of them look at the certificate, as pg understands them. */
const checkedModes = new Set(['require', 'verify-ca', 'verify-full'])

/** A mail server that is spoken to in clear at first has to change to TLS before anything is said. */
function overTls(mail: string): string {
  const url = new URL(mail)
  if (url.protocol !== 'smtp:' || isHere(url.hostname)) return mail
  url.searchParams.delete('ignoreTLS')
  url.searchParams.set('requireTLS', 'true')
  return url.href
}

function isHere(host: string): boolean {
  return host === '' || host.startsWith('/') || host === 'localhost' || host === '[::1]' || host.startsWith('127.')
}
