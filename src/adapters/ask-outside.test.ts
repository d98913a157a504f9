import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openStrangeServer, saying } from '#support/strange-server.ts'
import { sandboxKeys } from '../../sandbox/keys.ts'
import { askOutside } from './ask-outside.ts'
import { createTransferBank } from './bank/transfer-bank.ts'
import { createEinvoiceCarrierRegister } from './einvoice/einvoice-carrier-register.ts'
import { createEinvoicePlatform } from './einvoice/einvoice-platform.ts'
import { createFacebookSignIn } from './facebook/facebook-sign-in.ts'
import { createLineSignIn } from './line/line-sign-in.ts'
import { createLogisticsCourier } from './logistics/logistics-courier.ts'
import { createLogisticsStoreDirectory } from './logistics/logistics-store-directory.ts'
import { openProvider } from './open-provider.ts'
import { createTappayCardCompany } from './tappay/tappay-card-company.ts'
import { createTappayCardVault } from './tappay/tappay-card-vault.ts'

const megabyte = 1024 * 1024

/** Goes on and on, and counts how much of it was taken. */
function endless(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const chunk = Buffer.alloc(megabyte, ' ')
  const go = () => {
    while (!response.destroyed && response.write(chunk)) taken += 1
  }
  response.on('drain', go)
  go()
}
let taken = 0

/** One sign at a time, for ever. */
function trickling(response: ServerResponse): void {
  response.writeHead(200)
  const pace = setInterval(() => response.write(' '), 20)
  response.on('close', () => clearInterval(pace))
}

const elsewhere = await openStrangeServer(saying('{}'))
const providers = {
  'never ends': endless,
  'leads elsewhere': (response: ServerResponse) => void response.writeHead(307, { location: `${elsewhere.address}/trap` }).end(),
  'shows the page of a gateway': (response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<html><title>Welcome</title></html>'),
  'is out of order': saying('{"status":0}', 500),
} as const

const cardholder = { name: '林小梅', phone: '+886912345678', email: 'mei@example.com' }
const addresses = { return: 'https://shop.example/r', notify: 'https://shop.example/n', goBack: 'https://shop.example/o' }
const visit = {
  state: 's',
  nonce: 'n',
  codeVerifier: 'v'.repeat(43),
  redirectAddress: 'https://shop.example/callback',
  locale: 'zh-TW',
  provenSeconds: null,
}
const cameBack = new URL('https://shop.example/callback?code=c&state=s')
const recipient = { name: '陳浩', phone: '0922110334', zipCode: '302', address: '新竹縣竹北市文興路一段 168 號', storeId: '131386' }
const sender = { name: '梅好', phone: '0227000000', zipCode: '106', address: '臺北市大安區永康街 31 巷 12 號' }

/** What the shop asks of everybody outside, and what it makes of an answer that is none. */
function callsTo(address: string, patience: { patienceMs?: number } = {}): Record<string, { call: () => Promise<unknown>; none: unknown }> {
  const { partnerKey, merchants } = sandboxKeys.tappay
  const cards = createTappayCardCompany({ address, partnerKey, merchants, ...patience })
  const invoices = createEinvoicePlatform({ address, ...sandboxKeys.einvoice, ...patience })
  const courier = createLogisticsCourier({ address, ...sandboxKeys.logistics, sender, ...patience })
  const line = createLineSignIn({ authorizeAddress: address, apiAddress: address, issuer: 'https://access.line.me', ...sandboxKeys.line })
  const facebook = createFacebookSignIn({ dialogAddress: address, graphAddress: address, ...sandboxKeys.facebook })
  const charge = {
    reference: 'R',
    orderNumber: 'O',
    amount: 620,
    details: 'Meihao',
    paymentMethod: 'credit_cards',
    instalment: null,
    threeDSecure: false,
    addresses,
    card: { prime: 'prime', remember: false },
    cardholder,
  } as const
  const parcel = {
    reference: 'P',
    method: 'black_cat',
    value: 620,
    collect: 0,
    sizeClass: 60,
    recipient,
    receivedTime: null,
    noticeAddress: addresses.notify,
  } as const
  const invoice = {
    relateNumber: 'I',
    amount: 620,
    buyer: { ...cardholder, taxId: null, address: null },
    kept: { as: 'member' },
    items: [{ name: '凝膠', quantity: 1, price: 620, amount: 620 }],
  } as const
  const unknown = expect.objectContaining({ answer: 'unknown' })
  const unreachable = expect.objectContaining({ answer: 'unreachable' })
  const failed = expect.objectContaining({ answer: 'failed' })
  return {
    charge: { call: () => cards.charge(charge), none: unknown },
    'look a charge up': { call: () => cards.findCharge(charge), none: unreachable },
    refund: { call: () => cards.refund({ companyId: 'D', reference: 'R', amount: 1 }), none: unknown },
    'look a refund up': { call: () => cards.findRefund({ companyId: 'D', reference: 'R' }), none: unreachable },
    'forget a card': { call: () => createTappayCardVault({ address, partnerKey }).removeCard({ key: 'k', token: 't' }), none: unknown },
    'list transfers': { call: () => createTransferBank({ address, ...sandboxKeys.bank }).listTransfers('99123000000000'), none: null },
    'issue an invoice': { call: () => invoices.issue(invoice), none: unknown },
    'look an invoice up': { call: () => invoices.find('I'), none: unknown },
    'check a barcode': {
      call: () => createEinvoiceCarrierRegister({ address, ...sandboxKeys.einvoice, ...patience }).checkBarcode('/AB12345'),
      none: unreachable,
    },
    'book a parcel': { call: () => courier.book(parcel), none: unknown },
    'look a parcel up': { call: () => courier.find('P'), none: unreachable },
    'list stores': { call: () => createLogisticsStoreDirectory({ address, ...sandboxKeys.logistics }).listStores(), none: unreachable },
    'sign in with LINE': { call: () => line.finishSignIn(visit, cameBack), none: failed },
    'sign in with Facebook': { call: () => facebook.finishSignIn(visit, cameBack), none: failed },
  }
}

test.each(Object.entries(providers))(
  'TPC-06 a company that %s has said nothing, whatever it is asked, and nobody else hears of it',
  async (_, answer) => {
    const provider = await openStrangeServer(answer)
    taken = 0
    for (const [what, { call, none }] of Object.entries(callsTo(provider.address))) {
      expect.soft(await call(), what).toEqual(none)
    }
    expect(elsewhere.asked).toEqual([])
    expect(provider.asked.length).toBeGreaterThanOrEqual(14)
    // Thirteen calls of one megabyte, one of sixteen, and what lies in the buffers of both ends.
    expect(taken).toBeLessThan(120)
  },
)

const asked = [
  'charge',
  'look a charge up',
  'refund',
  'look a refund up',
  'issue an invoice',
  'look an invoice up',
  'check a barcode',
  'book a parcel',
  'look a parcel up',
]

test.each(asked)('TPC-06 a company that takes the call and says nothing is given up in time: %s', async (what) => {
  const silent = await openStrangeServer(() => undefined)
  const { call, none } = callsTo(silent.address, { patienceMs: 50 })[what] ?? {}
  const answer = await call?.()
  expect(answer).toEqual(none)
  expect(answer).toMatchObject({ reason: expect.stringContaining('timed out') })
})

test('TPC-06 an answer that comes too slowly, or is packed to burst, is none', async () => {
  const slow = await openStrangeServer(trickling)
  await expect(askOutside(openProvider({ timeoutMs: 150, atOnce: 1 }), slow.address)).rejects.toThrow(/timed out/)
  const bomb = gzipSync(Buffer.alloc(64 * megabyte, ' '))
  const packed = await openStrangeServer((response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb))
  expect((await askOutside(openProvider({ timeoutMs: 5000, atOnce: 1 }), packed.address)).text.length).toBeLessThan(megabyte)
})
