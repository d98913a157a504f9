import { afterAll } from 'vitest'
import { sandboxKeys } from '../../sandbox/keys.ts'
import { startSandbox, type SandboxAddresses } from '../../sandbox/start-sandbox.ts'
import { createTransferBank } from '#adapters/bank/transfer-bank.ts'
import { createEinvoiceCarrierRegister } from '#adapters/einvoice/einvoice-carrier-register.ts'
import { createEinvoicePlatform } from '#adapters/einvoice/einvoice-platform.ts'
import { createFacebookSignIn } from '#adapters/facebook/facebook-sign-in.ts'
import { createLineSignIn } from '#adapters/line/line-sign-in.ts'
import { createLogisticsCourier } from '#adapters/logistics/logistics-courier.ts'
import { createLogisticsStoreDirectory } from '#adapters/logistics/logistics-store-directory.ts'
import { createSmtpMailer } from '#adapters/smtp/smtp-mailer.ts'
import { createTappayCardVault } from '#adapters/tappay/tappay-card-vault.ts'
import { createTappayCardCompany } from '#adapters/tappay/tappay-card-company.ts'
import type { Ports } from '#server/shop.ts'

const { tappay: tappayKeys, line: lineKeys, facebook: facebookKeys } = sandboxKeys

export type TradeRecord = { rec_trade_id: string; order_number: string; bank_transaction_id: string; amount: number; record_status: number; partial_card_number: string }
export type Letter = { to: string[]; subject: string; text: string; html: string }

/** The shop's strangers, as a test sees them. */
export type TestSandbox = {
  addresses: SandboxAddresses
  ports: Ports
  /** What the card company's fields give for a card that somebody typed. */
  primeOf: (cardNumber: string) => Promise<string>
  /** What the field for a security code gives, for paying with a saved card. */
  codePrime: () => Promise<string>
  /** Every payment that the card company knows of an order. */
  recordsOf: (orderNumber: string) => Promise<TradeRecord[]>
  countRecords: () => Promise<number>
  lettersTo: (address: string) => Promise<Letter[]>
}

/** Started in this process on free ports, gone after the test file. */
export async function openTestSandbox(shopAddress: string): Promise<TestSandbox> {
  const { addresses, stop } = await startSandbox({ shopAddresses: [shopAddress], timing: { slowAnswerMs: 50, laterMs: 50 } })
  afterAll(stop)
  const query = async (filters: object) => {
    const reply = await post(`${addresses.tappay}/tpc/transaction/query`, { partner_key: tappayKeys.partnerKey, filters, records_per_page: 200 })
    return reply as { number_of_transactions: number; trade_records: TradeRecord[] }
  }
  return {
    addresses,
    ports: portsTo(addresses),
    async primeOf(number) {
      const { appId, appKey } = tappayKeys
      const reply = await post(`${addresses.tappay}/sdk/prime`, { appId, appKey, number, expiry: '203012', ccv: '123' })
      return (reply as { card: { prime: string } }).card.prime
    },
    async codePrime() {
      const { appId, appKey } = tappayKeys
      return ((await post(`${addresses.tappay}/sdk/ccv-prime`, { appId, appKey, ccv: '123' })) as { ccv_prime: string }).ccv_prime
    },
    recordsOf: async (orderNumber) => (await query({ order_number: orderNumber })).trade_records,
    countRecords: async () => (await query({})).number_of_transactions,
    lettersTo: async (address) => (await fetch(`${addresses.mailbox}/api/messages?to=${address}`)).json() as Promise<Letter[]>,
  }
}

function portsTo({ tappay, line, facebook, einvoice, logistics, bank, smtpPort }: SandboxAddresses): Ports {
  return {
    cardVault: createTappayCardVault({ address: tappay, partnerKey: tappayKeys.partnerKey }),
    cardCompany: createTappayCardCompany({ address: tappay, partnerKey: tappayKeys.partnerKey, merchants: tappayKeys.merchants }),
    bank: createTransferBank({ address: bank, ...sandboxKeys.bank }),
    signIn: {
      line: createLineSignIn({ authorizeAddress: line, apiAddress: line, issuer: 'https://access.line.me', ...lineKeys }),
      facebook: createFacebookSignIn({ dialogAddress: facebook, graphAddress: facebook, ...facebookKeys }),
    },
    mailer: createSmtpMailer({ url: `smtp://127.0.0.1:${smtpPort}`, from: 'Meihao <hello@meihao.example>' }),
    carrierRegister: createEinvoiceCarrierRegister({ address: einvoice, ...sandboxKeys.einvoice }),
    invoices: createEinvoicePlatform({ address: einvoice, ...sandboxKeys.einvoice }),
    storeDirectory: createLogisticsStoreDirectory({ address: logistics, ...sandboxKeys.logistics }),
    courier: createLogisticsCourier({ address: logistics, ...sandboxKeys.logistics, sender: { name: '梅好', phone: '0227000000', zipCode: '106', address: '臺北市大安區永康街 1 號' } }),
  }
}

async function post(address: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json', 'x-api-key': tappayKeys.partnerKey }
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
  return response.json()
}

/** Presses a button on the page that a sign-in company shows; answers where the browser is sent. */
export async function pressPersona(page: string, persona: string): Promise<URL> {
  const response = await fetch(page, { method: 'POST', body: new URLSearchParams({ persona }), redirect: 'manual' })
  return new URL(response.headers.get('location') ?? 'about:blank')
}
