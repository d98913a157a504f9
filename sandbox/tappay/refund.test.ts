import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShopWithCompany, press, testPrime } from './shop-for-tests.ts'

const dayMs = 86_400_000
let clock = Date.now()
let shop: Awaited<ReturnType<typeof openShopWithCompany>>

beforeAll(async () => void (shop = await openShopWithCompany({ now: () => clock })))
afterAll(() => shop.close())

async function paid(payment: object = {}) {
  return String((await shop.pay({ prime: testPrime, ...payment }))['rec_trade_id'])
}
const refund = (rec_trade_id: string, wish: object = {}) => shop.ask('/tpc/transaction/refund', { rec_trade_id, ...wish })

test('a part is given back, then the rest, then nothing more', async () => {
  const id = await paid()
  expect(await refund(id, { amount: 260 })).toMatchObject({ status: 0, refund_amount: 260, is_captured: true, currency: 'TWD' })
  expect(await shop.record({ rec_trade_id: id })).toMatchObject({
    record_status: 2,
    original_amount: 1260,
    amount: 1000,
    refunded_amount: 260,
  })
  expect(await refund(id, { amount: 1001 })).toMatchObject({ status: 10051 })
  expect(await refund(id)).toMatchObject({ status: 0, refund_amount: 1000 })
  expect(await shop.record({ rec_trade_id: id })).toMatchObject({ record_status: 3, amount: 0 })
  expect(await refund(id)).toMatchObject({ status: 4014 })
})

test('the same bank_refund_id gives back once', async () => {
  const id = await paid()
  expect(await refund(id, { amount: 100, bank_refund_id: 'R-1' })).toMatchObject({ status: 0 })
  expect(await refund(id, { amount: 100, bank_refund_id: 'R-1' })).toMatchObject({ status: 4014 })
})

test('instalments are given back whole or not at all', async () => {
  const id = await paid({ instalment: 3 })
  expect(await refund(id, { amount: 420 })).toMatchObject({ status: 10011 })
  expect(await refund(id)).toMatchObject({ status: 0 })
})

test('while the bank is capturing nothing is given back', async () => {
  const id = await paid()
  await press(`${shop.company.address}/mood`, { mood: 'well', payments: '0', capturing: 'yes' })
  expect(await refund(id)).toMatchObject({ status: 10010 })
  await press(`${shop.company.address}/mood`, { mood: 'well', payments: '0', capturing: 'no' })
  expect(await refund(id)).toMatchObject({ status: 0 })
})

test('a declined payment and an unknown one cannot be given back', async () => {
  const { rec_trade_id: declined } = await shop.pay({ prime: await shop.prime('4242421602184242') })
  expect(await refund(String(declined))).toMatchObject({ status: 10011 })
  expect(await refund('D0')).toMatchObject({ status: 597 })
})

test('a delayed payment is captured when its day has come, or when it is asked for', async () => {
  const waiting = await paid({ delay_capture_in_days: 2 })
  const never = await paid({ delay_capture_in_days: -1 })
  expect(await refund(waiting, { amount: 100 })).toMatchObject({ status: 10024 })
  clock += 2 * dayMs
  expect(await shop.record({ rec_trade_id: waiting })).toMatchObject({ record_status: 1, is_captured: true })
  expect(await shop.record({ rec_trade_id: never })).toMatchObject({ record_status: 0, is_captured: false })
  expect(await shop.ask('/tpc/transaction/cap', { rec_trade_id: never })).toMatchObject({ status: 0, cap_millis: clock })
  expect(await shop.record({ rec_trade_id: never })).toMatchObject({ record_status: 1 })
})

test('the trade history tells every step', async () => {
  const id = await paid()
  await refund(id, { amount: 60 })
  const { trade_history: history } = await shop.ask('/tpc/transaction/trade-history', { rec_trade_id: id })
  expect(history).toMatchObject([{ amount: 1260, success: true }, { amount: 1260 }, { amount: 60, is_pending: false }])
})

test('Record ends its list with status 2', async () => {
  const query = (page: number) => shop.ask('/tpc/transaction/query', { records_per_page: 1, page, filters: { order_number: 'PAGED' } })
  await paid({ order_number: 'PAGED', amount: 1 })
  clock += 1
  await paid({ order_number: 'PAGED', amount: 2 })
  expect(await query(0)).toMatchObject({ status: 0, number_of_transactions: 2, total_page_count: 2, trade_records: [{ amount: 2 }] })
  expect(await query(1)).toMatchObject({ status: 2, trade_records: [{ amount: 1 }] })
  expect(await query(2)).toMatchObject({ status: 2, trade_records: [] })
})
