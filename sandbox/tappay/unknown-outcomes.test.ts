import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShopWithCompany, press, testPrime } from './shop-for-tests.ts'

let shop: Awaited<ReturnType<typeof openShopWithCompany>>

beforeAll(async () => void (shop = await openShopWithCompany()))
afterAll(() => shop.close())

async function payWith(number: string, reference: string) {
  return shop.pay({ prime: await shop.prime(number), bank_transaction_id: reference })
}

test('a time-out that was charged: 421 is answered, Record says OK', async () => {
  expect(await payWith('4000420001000001', 'T-CHARGED')).toEqual({ status: 421, msg: 'Gateway timeout' })
  expect(await shop.record({ bank_transaction_id: 'T-CHARGED' })).toMatchObject({ record_status: 1, amount: 1260 })
})

test('a time-out that was not charged: Record says ERROR', async () => {
  expect(await payWith('4000420002000000', 'T-FAILED')).toMatchObject({ status: 421 })
  expect(await shop.record({ bank_transaction_id: 'T-FAILED' })).toMatchObject({ record_status: -1 })
})

test('a time-out that never arrived: Record has nothing, and the same reference may be used again', async () => {
  expect(await payWith('4000420003000009', 'T-LOST')).toMatchObject({ status: 421 })
  expect(await shop.record({ bank_transaction_id: 'T-LOST' })).toBeUndefined()
  expect(await payWith('4242424242424242', 'T-LOST')).toMatchObject({ status: 0 })
})

test('a time-out that Record knows only later', async () => {
  expect(await payWith('4000420004000008', 'T-LATER')).toMatchObject({ status: 421 })
  expect(await shop.record({ bank_transaction_id: 'T-LATER' })).toMatchObject({ record_status: 4 })
  await expect.poll(() => shop.record({ bank_transaction_id: 'T-LATER' })).toMatchObject({ record_status: 1 })
})

test('a slow answer is an answer', async () => {
  const before = performance.now()
  expect(await payWith('4000420005000007', 'T-SLOW')).toMatchObject({ status: 0 })
  expect(performance.now() - before).toBeGreaterThan(50)
})

test('a line that is cut after charging, and one that is cut before', async () => {
  await expect(payWith('4000420006000006', 'T-CUT')).rejects.toThrow('fetch failed')
  expect(await shop.record({ bank_transaction_id: 'T-CUT' })).toMatchObject({ record_status: 1 })
  await expect(payWith('4000420007000005', 'T-OUTAGE')).rejects.toThrow('fetch failed')
  expect(await shop.record({ bank_transaction_id: 'T-OUTAGE' })).toBeUndefined()
})

test('the front page puts the company in a mood for the next payments', async () => {
  await press(`${shop.company.address}/mood`, { mood: 'time-out-charged', payments: '1' })
  expect(await shop.pay({ prime: testPrime })).toMatchObject({ status: 421 })
  expect(await shop.pay({ prime: testPrime })).toMatchObject({ status: 0 })
})

test('the front page shows what was asked, without keys and primes', async () => {
  const prime = await shop.prime('4242424242424242')
  await shop.pay({ prime })
  const page = await (await fetch(`${shop.company.address}/`)).text()
  expect(page).toContain('POST /tpc/payment/pay-by-prime')
  expect(page).not.toContain(prime)
  expect(page).not.toContain('meihaoSandboxPartnerKey')
})
