import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxKeys } from '../keys.ts'
import { openShopWithCompany, post, testPrime } from './shop-for-tests.ts'
import { passesLuhn } from './card-info.ts'
import { testCards } from './test-cards.ts'

let clock = Date.now()
let shop: Awaited<ReturnType<typeof openShopWithCompany>>

beforeAll(async () => void (shop = await openShopWithCompany({ now: () => clock })))
afterAll(() => shop.close())

test('a card pays, and the answer says with what', async () => {
  const answer = await shop.pay({ prime: await shop.prime('4242424242424242'), bank_transaction_id: 'PAY-1' })
  expect(answer).toMatchObject({
    status: 0,
    amount: 1260,
    currency: 'TWD',
    order_number: 'T1',
    bank_transaction_id: 'PAY-1',
    card_info: { bin_code: '424242', last_four: '4242', type: 1, expiry_date: '203012' },
  })
  expect(answer['rec_trade_id']).toMatch(/^D\d{8}\w{11}$/)
  expect(answer).not.toHaveProperty('card_secret')
  expect(await shop.record({ rec_trade_id: answer['rec_trade_id'] })).toMatchObject({
    record_status: 1,
    amount: 1260,
    is_captured: true,
    partial_card_number: '424242-4242',
  })
})

const declined: [string, number][] = [
  ['4242420235074242', 915],
  ['4242421602184242', 10003],
  ['4242422204184242', 10005],
  ['4242424010264242', 10006],
  ['4242424612284242', 10008],
  ['4242426418294242', 10009],
  ['4242427622294242', 10013],
  ['4242428826394242', 10023],
  ['4242421000084242', 10015],
  ['4111111111111111', 10003],
]

test.each(declined)('card %s is declined with %i, in an answer that is HTTP 200', async (number, status) => {
  const answer = await shop.pay({ prime: await shop.prime(number), remember: true })
  expect(answer).toMatchObject({ status, bank_result_code: String(status) })
  expect(answer).not.toHaveProperty('card_secret')
  expect(await shop.record({ rec_trade_id: answer['rec_trade_id'] })).toMatchObject({ record_status: -1 })
})

test('every test card could be a card', () => {
  for (const { number } of testCards) expect(passesLuhn(number), number).toBe(true)
})

describe('a prime', () => {
  test('pays once', async () => {
    const prime = await shop.prime('4242424242424242')
    expect(await shop.pay({ prime })).toMatchObject({ status: 0 })
    expect(await shop.pay({ prime })).toMatchObject({ status: 121 })
  })
  test('lives ninety seconds', async () => {
    const prime = await shop.prime('4242424242424242')
    clock += 90_001
    expect(await shop.pay({ prime })).toMatchObject({ status: 91 })
  })
  test('that is published for tests pays as often as one likes', async () => {
    expect(await shop.pay({ prime: testPrime })).toMatchObject({ status: 0 })
    expect(await shop.pay({ prime: testPrime })).toMatchObject({ status: 0 })
  })
  test('of a wallet does not pay at a card merchant', async () => {
    expect(await shop.pay({ prime: await shop.walletPrime('jko_pay') })).toMatchObject({ status: 67 })
    expect(await shop.pay({ prime: await shop.walletPrime('line_pay') })).toMatchObject({ status: 66 })
  })
  test('is not made for a card that cannot be one, or has expired', async () => {
    const { appId, appKey } = sandboxKeys.tappay
    const make = (card: object) => post(`${shop.company.address}/sdk/prime`, { appId, appKey, ...card })
    expect(await make({ number: '4242424242424241', expiry: '203012' })).toMatchObject({ status: 41 })
    expect(await make({ number: '4242424242424242', expiry: '202001' })).toMatchObject({ status: 41 })
    expect(await make({ appKey: 'another', number: '4242424242424242', expiry: '203012' })).toMatchObject({ status: 16 })
  })
})

test('the same bank_transaction_id does not pay twice', async () => {
  expect(await shop.pay({ prime: testPrime, bank_transaction_id: 'TWICE' })).toMatchObject({ status: 0 })
  expect(await shop.pay({ prime: testPrime, bank_transaction_id: 'TWICE' })).toMatchObject({ status: 6001 })
})

test('the key in the header and the key in the body must agree', async () => {
  const address = `${shop.company.address}/tpc/transaction/query`
  const { partnerKey } = sandboxKeys.tappay
  expect(await post(address, { partner_key: partnerKey }, { 'x-api-key': 'another' })).toMatchObject({ status: 80 })
  expect(await post(address, { partner_key: 'another' }, { 'x-api-key': 'another' })).toMatchObject({ status: 81 })
  expect(await post(address, {})).toMatchObject({ status: 506 })
})

const incomplete: [string, object, number][] = [
  ['no prime', { prime: '' }, 503],
  ['no merchant', { merchant_id: undefined }, 502],
  ['a strange merchant', { merchant_id: 'SOMEBODY' }, 61],
  ['no details', { details: '' }, 505],
  ['no amount', { amount: 0 }, 510],
  ['another currency', { currency: 'USD' }, 89],
  ['five instalments', { instalment: 5 }, 511],
  ['no cardholder', { cardholder: undefined }, 501],
  ['no e-mail', { cardholder: { phone_number: '0912345678', name: '林小梅' } }, 509],
  ['a notice address that is none', { result_url: { frontend_redirect_url: 'https://shop.example', backend_notify_url: 'shop' } }, 627],
]

test.each(incomplete)('a payment with %s is refused', async (_what, wrong, status) => {
  expect(await shop.pay({ prime: testPrime, ...wrong })).toMatchObject({ status })
})

test('instalments are rounded down and the first one takes the rest', async () => {
  const answer = await shop.pay({ prime: testPrime, amount: 4198, instalment: 3 })
  expect(answer['instalment_info']).toEqual({ number_of_instalments: 3, first_payment: 1400, each_payment: 1399 })
})
