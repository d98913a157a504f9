import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { sandboxKeys } from '../../../sandbox/keys.ts'
import { startSandbox } from '../../../sandbox/start-sandbox.ts'
import type { Charge, ChargedMethod } from '#server/payments/port.ts'
import { createTappayCardCompany } from './tappay-card-company.ts'

const { appId, appKey, partnerKey, merchants } = sandboxKeys.tappay
const { addresses, stop } = await startSandbox({ timing: { slowAnswerMs: 20 } })
afterAll(stop)
const company = companyAt(addresses.tappay)

function companyAt(address: string) {
  return createTappayCardCompany({ address, partnerKey, merchants })
}

/** What the company's library asks for in the browser. */
async function fromBrowser(path: string, asked: object): Promise<Record<string, unknown>> {
  const reply = await fetch(addresses.tappay + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ appId, appKey, ...asked }) })
  return (await reply.json()) as Record<string, unknown>
}

async function cardPrime(number = '4242424242424242'): Promise<string> {
  const { card } = (await fromBrowser('/sdk/prime', { number, expiry: '203012', ccv: '123' })) as { card: { prime: string } }
  return card.prime
}

const walletPrime = async (method: string) => String((await fromBrowser('/sdk/wallet-prime', { method }))['prime'])

let count = 0

function chargeOf(method: ChargedMethod, card: Charge['card'], more: Partial<Charge> = {}): Charge {
  const addressesOfShop = { return: 'https://shop.example/return', notify: 'https://shop.example/notify', goBack: 'https://shop.example/order' }
  const cardholder = { name: '林小梅', phone: '+886912345678', email: 'mei@example.com' }
  return { reference: `REF${(count += 1)}`, orderNumber: 'MEIMEIMEIMEI', amount: 620, details: 'Meihao', method, instalment: null, threeDSecure: false, addresses: addressesOfShop, card, cardholder, ...more }
}

const byPrime = (prime: string, remember = false) => ({ prime, remember })

test('PAY-03 the prime of a card pays, and the company tells which card it was', async () => {
  expect(await company.charge(chargeOf('credit_cards', byPrime(await cardPrime())))).toEqual({
    answer: 'paid', companyId: expect.any(String), card: { brand: 'visa', lastFour: '4242', expiresYear: 2030, expiresMonth: 12 }, cardSecret: null,
  })
})

test('PAY-03 PAY-14 a card to remember gives two words, which pay together with the prime of its code', async () => {
  const first = await company.charge(chargeOf('credit_cards', byPrime(await cardPrime(), true)))
  const secret = first.answer === 'paid' ? first.cardSecret : null
  expect(secret).toEqual({ key: expect.any(String), token: expect.any(String) })
  const { ccv_prime } = await fromBrowser('/sdk/ccv-prime', { ccv: '123' })
  const again = { secret: secret ?? { key: '', token: '' }, ccvPrime: String(ccv_prime) }
  expect(await company.charge(chargeOf('credit_cards', again))).toMatchObject({ answer: 'paid', card: { lastFour: '4242' } })
})

test.each(['apple', 'google'] as const)('PAY-03 the prime of %s pay pays at once', async (method) => {
  expect(await company.charge(chargeOf(method, byPrime(await walletPrime(`${method}_pay`))))).toMatchObject({ answer: 'paid' })
})

test.each(['line', 'jko'] as const)('PAY-03 the prime of %s leads to a page, and the page back to the shop', async (method) => {
  const charge = chargeOf(method, byPrime(await walletPrime(`${method}_pay`)))
  const answer = await company.charge(charge)
  expect(answer).toMatchObject({ answer: 'page', url: expect.stringContaining('/payment/') })
  expect(await company.findCharge(charge.reference)).toEqual({ answer: 'pending' })
  const decided = await fetch(answer.answer === 'page' ? answer.url : '', { method: 'POST', body: new URLSearchParams({ decision: 'approve', notices: 'never', notice: 'never' }), redirect: 'manual' })
  expect(new URL(decided.headers.get('location') ?? '')).toMatchObject({ origin: 'https://shop.example', pathname: '/return' })
  expect(await company.findCharge(charge.reference)).toEqual({ answer: 'paid', companyId: expect.any(String), amount: 620, currency: 'TWD' })
})

test('PAY-03 a card whose owner is to be proven leads to the bank’s page', async () => {
  expect(await company.charge(chargeOf('credit_cards', byPrime(await cardPrime()), { threeDSecure: true }))).toMatchObject({ answer: 'page', url: expect.any(String) })
})

test.each([
  ['4242421602184242', { answer: 'refused', code: '10003', text: 'Card error' }],
  ['4242420235074242', { answer: 'unknown', reason: '915 Unknown error, please contact TapPay' }],
  ['4000420001000001', { answer: 'unknown', reason: '421 Gateway timeout' }],
  ['4000420006000006', { answer: 'unknown', reason: expect.any(String) }],
])('D-60 of card %s the company says yes, no, or nothing that can be built on', async (number, expected) => {
  expect(await company.charge(chargeOf('credit_cards', byPrime(await cardPrime(number))))).toEqual(expected)
})

test('D-60 a company that cannot be reached has not refused', async () => {
  const away = companyAt('http://127.0.0.1:1')
  expect(await away.charge(chargeOf('credit_cards', byPrime('any')))).toMatchObject({ answer: 'unknown' })
  expect(await away.findCharge('MINE')).toMatchObject({ answer: 'unreachable' })
})

const paidRecord = { rec_trade_id: 'D1', record_status: 0, amount: 620, currency: 'TWD' }

test.each<[lie: string, answer: { status?: number; body: string }, said: object]>([
  ['a page of a gateway', { status: 502, body: '<html>Bad gateway</html>' }, { answer: 'unreachable' }],
  ['no JSON', { body: 'OK' }, { answer: 'unreachable' }],
  ['another shape', { body: JSON.stringify({ status: 0, trade_records: 'all well' }) }, { answer: 'unreachable' }],
  ['an error', { body: JSON.stringify({ status: 81, msg: 'Partner not found' }) }, { answer: 'unreachable' }],
  ['somebody else’s payment', { body: JSON.stringify({ status: 2, trade_records: [{ ...paidRecord, bank_transaction_id: 'ANOTHER' }] }) }, { answer: 'absent' }],
  ['the truth', { body: JSON.stringify({ status: 2, trade_records: [{ ...paidRecord, bank_transaction_id: 'MINE' }] }) }, { answer: 'paid', companyId: 'D1', amount: 620, currency: 'TWD' }],
])('D-63 a Record that says %s is believed only as far as it is about this charge', async (_, { status = 200, body }, said) => {
  const server = createServer((_request, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(body)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  const lying = companyAt(`http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`)
  expect(await lying.findCharge('MINE')).toMatchObject(said)
  server.close()
})
