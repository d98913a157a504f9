import { readConfig } from '#main/config.ts'
import { readDeployed } from './read-manifests.ts'

export type Variables = Readonly<Record<string, string>>

/** Of Node itself and its libraries, not of the shop. */
const ofNode = new Set(['HOME', 'NODE_ENV', 'NODE_EXTRA_CA_CERTS'])

/** What the shop's owner fills in of .env.example before anything starts: made up here, of the right shape. */
const filledIn: Variables = {
  PUBLIC_ADDRESS: 'https://shop.example',
  CARD_KEYS: `2026:${Buffer.alloc(32).toString('base64')}`,
  TAPPAY_ADDRESS: 'https://card.example',
  TAPPAY_SDK: 'https://card.example/sdk',
  BANK_ADDRESS: 'https://bank.example',
  BANK_COMPANY: '12345',
  LINE_AUTHORIZE_ADDRESS: 'https://line.example',
  LINE_API_ADDRESS: 'https://line.example',
  FACEBOOK_DIALOG_ADDRESS: 'https://facebook.example',
  FACEBOOK_GRAPH_ADDRESS: 'https://facebook.example',
  EINVOICE_ADDRESS: 'https://invoice.example',
  EINVOICE_HASH_KEY: 'k'.repeat(16),
  EINVOICE_HASH_IV: 'i'.repeat(16),
  EINVOICE_QR_KEY: '0'.repeat(32),
  SELLER_TAX_ID: '12345675',
  LOGISTICS_ADDRESS: 'https://logistics.example',
  SMTP_URL: 'smtps://shop:secret@mail.example',
}

/** Every name of .env.example with what stands behind it. */
export function readExample(): Variables {
  const lines = readDeployed('.env.example').split('\n')
  return Object.fromEntries(lines.flatMap((line) => (/^[A-Z]/.test(line) ? [line.split(/=(.*)/s, 2) as [string, string]] : [])))
}

/** Names that the shop does not read, and that no other variable is made of by `$(NAME)`. */
export function findUnread(variables: Variables): string[] {
  const read = readExample()
  const said = Object.values(variables).join('\n')
  return Object.keys(variables).filter((name) => !(name in read) && !ofNode.has(name) && !said.includes(`$(${name})`))
}

/** Throws the shop's own sentence when it would not open with these beside what its owner fills in. */
export function tryEnvironment(variables: Variables): void {
  readConfig({ ...readExample(), ...filledIn, ...variables })
}
