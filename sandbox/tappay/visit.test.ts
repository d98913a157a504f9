import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sandboxKeys } from '../keys.ts'
import { openShopWithCompany, press } from './shop-for-tests.ts'
import { virtualAccount } from './virtual-account.ts'

const { merchants } = sandboxKeys.tappay
let clock = Date.now()
let shop: Awaited<ReturnType<typeof openShopWithCompany>>

beforeAll(async () => void (shop = await openShopWithCompany({ now: () => clock })))
afterAll(() => shop.close())
beforeEach(() => void (shop.desk.mind.refusals = 0))

async function startLinePay() {
  const answer = await shop.pay({ prime: await shop.walletPrime('line_pay'), merchant_id: merchants.line_pay })
  return { page: String(answer['payment_url']), id: String(answer['rec_trade_id']), answer }
}
async function startThreeD(number: string) {
  const answer = await shop.pay({ prime: await shop.prime(number), three_domain_secure: true })
  return { page: String(answer['payment_url']), id: String(answer['rec_trade_id']) }
}
/** The notices about one payment; those about others may still be on their way. */
const noticesOf = (id: string) => shop.desk.notices.filter((notice) => notice['rec_trade_id'] === id)
const told = (id: string) => () => noticesOf(id).map(({ status }) => status)

/** Until another payment has been told, which is told late: what was to be said at once has been said by then. */
async function untilALateNotice() {
  shop.desk.mind.refusals = 0
  const { page, id } = await startThreeD('4000420010000000')
  await press(page, { decision: 'approve' })
  await expect.poll(told(id)).toEqual([0])
}

test('LINE Pay: a link is not a payment; the approval is', async () => {
  const { page, id, answer } = await startLinePay()
  expect(answer).toMatchObject({ status: 0 })
  expect(await shop.record({ rec_trade_id: id })).toMatchObject({ record_status: 4, payment_method: 'line_pay' })
  expect(await (await fetch(page)).text()).toContain('<button class="main" name="decision" value="approve">')
  const back = await press(page, { decision: 'approve' })
  expect(back.pathname).toBe('/return')
  expect(Object.fromEntries(back.searchParams)).toMatchObject({ rec_trade_id: id, order_number: 'T1', status: '0' })
  await expect.poll(told(id)).toEqual([0])
  expect(noticesOf(id)[0]).toMatchObject({ rec_trade_id: id, amount: 1260, pay_info: { method: 'CREDIT_CARD', credit_card: 1260 } })
  expect(await shop.record({ rec_trade_id: id })).toMatchObject({ record_status: 1 })
})

test('LINE Pay: the shopper refuses', async () => {
  const { page, id } = await startLinePay()
  expect((await press(page, { decision: 'refuse' })).searchParams.get('status')).toBe('924')
  await expect.poll(told(id)).toEqual([924])
  expect(await shop.record({ rec_trade_id: id })).toMatchObject({ record_status: -1 })
})

test('an abandoned payment stays pending, and is cancelled when its time has run out', async () => {
  const { page, id } = await startLinePay()
  expect((await press(page, { decision: 'abandon' })).pathname).toBe('/checkout')
  expect(await shop.record({ rec_trade_id: id })).toMatchObject({ record_status: 4 })
  clock += 20 * 60_000
  expect(await shop.record({ rec_trade_id: id })).toMatchObject({ record_status: 5 })
  expect(told(id)()).toEqual([])
})

test('a decision is made once, however often the button is pressed', async () => {
  const { page, id } = await startLinePay()
  await press(page, { decision: 'approve' })
  expect((await press(page, { decision: 'refuse' })).searchParams.get('status')).toBe('0')
  expect(await shop.record({ rec_trade_id: id })).toMatchObject({ record_status: 1 })
})

test('wallets need an address to come back to', async () => {
  expect(await shop.pay({ prime: await shop.walletPrime('jko_pay'), merchant_id: merchants.jko_pay, result_url: undefined })).toMatchObject(
    { status: 629 },
  )
})

test('3-D: approved, refused, declined by the bank after the approval, approved by itself', async () => {
  const status = async (number: string, decision: string) =>
    (await press((await startThreeD(number)).page, { decision })).searchParams.get('status')
  expect(await status('4242424242424242', 'approve')).toBe('0')
  expect(await status('4242424242424242', 'refuse')).toBe('925')
  expect(await status('4242421602184242', 'approve')).toBe('10003')
  const { page } = await startThreeD('5451417825230575')
  expect((await fetch(page, { redirect: 'manual' })).headers.get('location')).toContain('status=0')
})

test('a notice is repeated up to five times until the shop says 200', async () => {
  const patient = await startLinePay()
  shop.desk.mind.refusals = 2
  await press(patient.page, { decision: 'approve' })
  await expect.poll(told(patient.id)).toEqual([0, 0, 0])
  const { page, id } = await startLinePay()
  shop.desk.mind.refusals = 99
  await press(page, { decision: 'approve' })
  await expect.poll(told(id)).toHaveLength(6)
  await untilALateNotice()
  expect(told(id)()).toHaveLength(6)
})

test.each([
  ['twice', '4000420008000004', [0, 0]],
  ['out of order', '4000420009000003', [0, 10001]],
  ['late', '4000420010000000', [0]],
])('notices come %s', async (_how, number, statuses) => {
  const { page, id } = await startThreeD(number)
  await press(page, { decision: 'approve' })
  await expect.poll(told(id)).toEqual(statuses)
})

test('a notice that never comes leaves the shop to ask Record', async () => {
  const { page, id } = await startThreeD('4000420011000009')
  await press(page, { decision: 'approve' })
  await untilALateNotice()
  expect(noticesOf(id)).toEqual([])
  expect(await shop.record({ rec_trade_id: id })).toMatchObject({ record_status: 1 })
})

test('the page itself can choose how the shop is told', async () => {
  const { page, id } = await startLinePay()
  await press(page, { decision: 'approve', notices: 'twice' })
  await expect.poll(told(id)).toEqual([0, 0])
})

test('ATM: an account of its own for every payment, paid on its page', async () => {
  const answer = await shop.pay({ prime: await shop.walletPrime('virtual_account'), merchant_id: merchants.virtual_account })
  expect(answer).toMatchObject({ status: 0, bank_code: '808' })
  expect(answer['bank_account_number']).toMatch(/^99123\d{9}$/)
  await press(String(answer['payment_url']), { decision: 'approve' })
  await expect.poll(told(String(answer['rec_trade_id']))).toEqual([0])
})

test('a virtual account carries the check digit of its amount', () => {
  expect(virtualAccount({ serial: 42, amount: 0 })).toBe('99123000000424')
  expect(virtualAccount({ serial: 42, amount: 1260 })).toBe('99123000000426')
})
