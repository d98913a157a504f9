import { afterAll } from 'vitest'
import { sandboxKeys } from '../../sandbox/keys.ts'
import { startSandbox, type SandboxAddresses } from '../../sandbox/start-sandbox.ts'
import type { Ports } from '#server/platform/shop.ts'
import { portsTo } from './sandbox-ports.ts'

const { tappay: tappayKeys } = sandboxKeys

export type TradeRecord = {
  rec_trade_id: string
  order_number: string
  bank_transaction_id: string
  amount: number
  record_status: number
  partial_card_number: string
}
export type Email = { to: string[]; subject: string; text: string; html: string }

/** The shop's providers, as a test sees them. */
export type TestSandbox = {
  addresses: SandboxAddresses
  ports: Ports
  /** What the card company's fields give for a card that somebody typed. */
  primeOf: (cardNumber: string) => Promise<string>
  /** What the field for a security code gives, for paying with a saved card. */
  codePrime: () => Promise<string>
  /** Every payment that the card company knows of an order. */
  recordsOf: (orderNumber: string) => Promise<TradeRecord[]>
  /** Every payment that the card company knows. */
  allRecords: () => Promise<TradeRecord[]>
  countRecords: () => Promise<number>
  emailsTo: (address: string) => Promise<Email[]>
}

/** Started in this process on free ports, gone after the test file. */
export async function openTestSandbox(shopAddress: string): Promise<TestSandbox> {
  const { addresses, stop } = await startSandbox({ shopAddresses: [shopAddress], timing: { slowAnswerMs: 50, laterMs: 50 } })
  afterAll(stop)
  const query = async (filters: object, page = 0) => {
    const reply = await post(`${addresses.tappay}/tpc/transaction/query`, {
      partner_key: tappayKeys.partnerKey,
      filters,
      records_per_page: 200,
      page,
    })
    return reply as { number_of_transactions: number; total_page_count: number; trade_records: TradeRecord[] }
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
    async allRecords() {
      const first = await query({})
      const others = await Promise.all(Array.from({ length: first.total_page_count - 1 }, (_, index) => query({}, index + 1)))
      return [first, ...others].flatMap(({ trade_records }) => trade_records)
    },
    countRecords: async () => (await query({})).number_of_transactions,
    emailsTo: async (address) => (await fetch(`${addresses.mailbox}/api/messages?to=${address}`)).json() as Promise<Email[]>,
  }
}

async function post(address: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json', 'x-api-key': tappayKeys.partnerKey }
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
  return response.json()
}
