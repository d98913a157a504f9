import { afterAll, expect, test } from 'vitest'
import { sandboxKeys } from '../../../sandbox/keys.ts'
import { startSandbox } from '../../../sandbox/start-sandbox.ts'
import type { ChargedMethod } from '#rules/payments/payment-methods.ts'
import type { Charge } from '#ports/card-company.ts'
import { openStrangeServer, saying } from '#support/strange-server.ts'
import { createTappayCardCompany } from './tappay-card-company.ts'

const { appId, appKey, partnerKey, merchants } = sandboxKeys.tappay
const { addresses, stop } = await startSandbox({ timing: { slowAnswerMs: 20 } })
afterAll(stop)
const company = companyAt(addresses.tappay)

function companyAt(address: string, its: Partial<typeof merchants> = {}) {
  return createTappayCardCompany({ address, partnerKey, merchants: { ...merchants, ...its } })
}

/** What the company's library asks for in the browser. */
async function fromBrowser(path: string, asked: object): Promise<Record<string, unknown>> {
  const reply = await fetch(addresses.tappay + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ appId, appKey, ...asked }),
  })
  return (await reply.json()) as Record<string, unknown>
}

async function cardPrime(number = '4242424242424242'): Promise<string> {
  const { card } = (await fromBrowser('/sdk/prime', { number, expiry: '203012', ccv: '123' })) as { card: { prime: string } }
  return card.prime
}

const walletPrime = async (method: string, how: object = {}) =>
  String((await fromBrowser('/sdk/wallet-prime', { method, ...how }))['prime'])

const mine = { reference: 'MINE', paymentMethod: 'credit_cards' } as const

let count = 0

function chargeOf(paymentMethod: ChargedMethod, card: Charge['card'], more: Partial<Charge> = {}): Charge {
  const addressesOfShop = {
    return: 'https://shop.example/return',
    notify: 'https://shop.example/notify',
    goBack: 'https://shop.example/order',
  }
  const cardholder = { name: '林小梅', phone: '+886912345678', email: 'mei@example.com' }
  return {
    reference: `REF${(count += 1)}`,
    orderNumber: 'MEIMEIMEIMEI',
    amount: 620,
    details: 'Meihao',
    paymentMethod,
    instalment: null,
    threeDSecure: false,
    addresses: addressesOfShop,
    card,
    cardholder,
    ...more,
  }
}

const byPrime = (prime: string, remember = false) => ({ prime, remember })

test('PAY-03 the prime of a card pays, and the company tells which card it was', async () => {
  expect(await company.charge(chargeOf('credit_cards', byPrime(await cardPrime())))).toEqual({
    answer: 'paid',
    companyId: expect.any(String),
    card: { brand: 'visa', lastFour: '4242', expiresYear: 2030, expiresMonth: 12 },
    cardCountry: 'TW',
    cardSecret: null,
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
  expect(await company.findCharge(charge)).toEqual({ answer: 'pending' })
  const decided = await fetch(answer.answer === 'page' ? answer.url : '', {
    method: 'POST',
    body: new URLSearchParams({ decision: 'approve', notices: 'never', notice: 'never' }),
    redirect: 'manual',
  })
  expect(new URL(decided.headers.get('location') ?? '')).toMatchObject({ origin: 'https://shop.example', pathname: '/return' })
  expect(await company.findCharge(charge)).toEqual({ answer: 'paid', companyId: expect.any(String), amount: 620, currency: 'TWD' })
})

test('PAY-03 a card whose owner is to be proven leads to the bank’s page', async () => {
  expect(await company.charge(chargeOf('credit_cards', byPrime(await cardPrime()), { threeDSecure: true }))).toMatchObject({
    answer: 'page',
    url: expect.any(String),
  })
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
  expect(await away.findCharge(mine)).toMatchObject({ answer: 'unreachable' })
})

test.each<[chosen: ChargedMethod, sent: string]>([
  ['google', 'card'],
  ['apple', 'card'],
  ['line', 'card'],
  ['jko', 'card'],
  ['credit_cards', 'google_pay'],
  ['installment', 'apple_pay'],
  ['credit_cards', 'line_pay'],
  ['apple', 'google_pay'],
  ['jko', 'line_pay'],
])('TPC-03 %s is not paid by the prime of %s, though one merchant takes everything', async (chosen, sent) => {
  const oneForAll = companyAt(addresses.tappay, {
    line_pay: merchants.card,
    jko_pay: merchants.card,
    apple_pay: merchants.card,
    google_pay: merchants.card,
  })
  const charge = chargeOf(chosen, byPrime(sent === 'card' ? await cardPrime() : await walletPrime(sent)))
  expect(await oneForAll.charge(charge)).toEqual({ answer: 'refused', code: '67', text: expect.any(String) })
  expect(await company.findCharge(charge)).toEqual({ answer: 'absent' })
})

test('TPC-04 with 3-D asked for, Google Pay proves a bare number on the bank’s page, and a card in a telephone pays at once', async () => {
  const charged = async (auth_method: string) =>
    company.charge(chargeOf('google', byPrime(await walletPrime('google_pay', { auth_method })), { threeDSecure: true }))
  expect(await charged('PAN_ONLY')).toMatchObject({ answer: 'page', url: expect.stringContaining('/payment/') })
  expect(await charged('CRYPTOGRAM_3DS')).toMatchObject({ answer: 'paid' })
})

/** What stands in the company's place, and answers this to whatever it is asked. */
async function answering(
  { status = 200, body }: { status?: number; body: string },
  ask: (there: ReturnType<typeof companyAt>) => Promise<unknown>,
): Promise<unknown> {
  return ask(companyAt((await openStrangeServer(saying(body, status))).address))
}

const charged = {
  status: 0,
  msg: 'Success',
  rec_trade_id: 'D1',
  amount: 620,
  currency: 'TWD',
  order_number: 'MEIMEIMEIMEI',
  bank_transaction_id: 'MINE',
}

test.each<[what: string, answer: object]>([
  ['another amount', { ...charged, amount: 1 }],
  ['another currency', { ...charged, currency: 'JPY' }],
  ['another order', { ...charged, order_number: 'HAOHAOHAOHAO' }],
  ['another transaction', { ...charged, bank_transaction_id: 'ANOTHER' }],
  ['another merchant', { ...charged, merchant_id: 'SOMEBODY_ELSE' }],
  ['no amount', { ...charged, amount: undefined }],
  ['the refusal of another charge', { ...charged, status: 10003, bank_transaction_id: 'ANOTHER' }],
  ['a page for another amount', { ...charged, amount: 1, payment_url: 'https://bank.example/pay' }],
])('TPC-01 an answer that tells of %s says nothing of this charge', async (_, answer) => {
  const said = await answering({ body: JSON.stringify(answer) }, (there) =>
    there.charge(chargeOf('credit_cards', byPrime('prime'), { reference: 'MINE' })),
  )
  expect(said).toEqual({ answer: 'unknown', reason: expect.any(String) })
})

test('TPC-01 a refusal may leave everything out, and a payment may have no page', async () => {
  const nothing = { amount: null, currency: null, order_number: null, bank_transaction_id: null, rec_trade_id: null, payment_url: '' }
  const asked = chargeOf('credit_cards', byPrime('prime'), { reference: 'MINE' })
  expect(
    await answering({ body: JSON.stringify({ status: 10003, msg: 'Card error', ...nothing }) }, (there) => there.charge(asked)),
  ).toEqual({ answer: 'refused', code: '10003', text: 'Card error' })
  expect(await answering({ body: JSON.stringify({ ...charged, payment_url: '' }) }, (there) => there.charge(asked))).toMatchObject({
    answer: 'paid',
  })
  expect(
    await answering({ body: JSON.stringify({ ...charged, payment_url: 'javascript:alert(1)' }) }, (there) => there.charge(asked)),
  ).toMatchObject({ answer: 'unknown' })
})

test('TPC-01 an answer that tells of this charge is believed, and a wallet that asks nobody is not', async () => {
  const body = JSON.stringify(charged)
  expect(
    await answering({ body }, (there) => there.charge(chargeOf('credit_cards', byPrime('prime'), { reference: 'MINE' }))),
  ).toMatchObject({ answer: 'paid', companyId: 'D1' })
  expect(await answering({ body }, (there) => there.charge(chargeOf('line', byPrime('ln_prime'), { reference: 'MINE' })))).toMatchObject({
    answer: 'unknown',
  })
})

const paidRecord = {
  rec_trade_id: 'D1',
  record_status: 0,
  amount: 620,
  currency: 'TWD',
  bank_transaction_id: 'MINE',
  merchant_id: merchants.card,
  payment_method: 'direct_pay',
}

test.each<[lie: string, answer: { status?: number; body: string }, said: object]>([
  ['a page of a gateway', { status: 502, body: '<html>Bad gateway</html>' }, { answer: 'unreachable' }],
  ['no JSON', { body: 'OK' }, { answer: 'unreachable' }],
  ['another shape', { body: JSON.stringify({ status: 0, trade_records: 'all well' }) }, { answer: 'unreachable' }],
  ['an error', { body: JSON.stringify({ status: 81, msg: 'Partner not found' }) }, { answer: 'unreachable' }],
  ['somebody else’s payment', { body: recordOf({ bank_transaction_id: 'ANOTHER' }) }, { answer: 'absent' }],
  ['the truth', { body: recordOf({}) }, { answer: 'paid', companyId: 'D1', amount: 620, currency: 'TWD' }],
])('D-63 a Record that says %s is believed only as far as it is about this charge', async (_, answer, said) => {
  expect(await answering(answer, (there) => there.findCharge(mine))).toMatchObject(said)
})

test.each<[what: string, record: object, otherwise: string]>([
  ['to another merchant', { merchant_id: 'SOMEBODY_ELSE' }, 'SOMEBODY_ELSE'],
  ['by another way', { payment_method: 'line_pay' }, 'line_pay'],
])('TPC-02 a Record of money that went %s is told as such', async (_, record, otherwise) => {
  const said = await answering({ body: recordOf(record) }, (there) => there.findCharge(mine))
  expect(said).toMatchObject({ answer: 'paid', otherwise: expect.stringContaining(otherwise) })
})

function recordOf(record: object): string {
  return JSON.stringify({ status: 2, trade_records: [{ ...paidRecord, ...record }] })
}
