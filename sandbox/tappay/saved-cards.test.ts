import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sandboxKeys } from '../keys.ts'
import { isObject } from '../web/replies.ts'
import { knownCards } from './saved-cards.ts'
import { openShopWithCompany, post, testPrime } from './shop-for-tests.ts'

const { appId, appKey, merchants } = sandboxKeys.tappay
const tokenPayment = { merchant_id: merchants.card, amount: 500, currency: 'TWD', details: 'Order T2' }

function secretOf(answer: { [name: string]: unknown }): Record<string, unknown> {
  return isObject(answer['card_secret']) ? answer['card_secret'] : {}
}

test('a remembered card pays again, until it is removed', async () => {
  const shop = await openShopWithCompany()
  const secret = secretOf(await shop.pay({ prime: testPrime, remember: true }))
  const again = (more: object = {}) => shop.ask('/tpc/payment/pay-by-token', { ...tokenPayment, ...secret, ...more })
  expect(await again()).toMatchObject({ status: 0, card_info: { last_four: '4242' } })
  expect(await again({ card_token: 'another' })).toMatchObject({ status: 2012 })
  expect(await shop.ask('/tpc/card/remove', secret)).toMatchObject({ status: 0 })
  expect(await again()).toMatchObject({ status: 2011 })
  await shop.close()
})

test('a security code is good for one payment', async () => {
  const shop = await openShopWithCompany()
  const { ccv_prime } = await post(`${shop.company.address}/sdk/ccv-prime`, { appId, appKey, ccv: '123' })
  const [card] = knownCards
  const again = () =>
    shop.ask('/tpc/payment/pay-by-token', { ...tokenPayment, card_key: card?.cardKey, card_token: card?.cardToken, ccv_prime })
  expect(await again()).toMatchObject({ status: 0 })
  expect(await again()).toMatchObject({ status: 623 })
  await shop.close()
})

test('a saved card whose month is over is declined, and so is one that its bank does not take any more', async () => {
  const [, jcb, refused] = knownCards
  const payBy = (card: typeof jcb) => ({ ...tokenPayment, card_key: card?.cardKey, card_token: card?.cardToken })
  const today = await openShopWithCompany()
  expect(await today.ask('/tpc/payment/pay-by-token', payBy(jcb))).toMatchObject({ status: 0 })
  expect(await today.ask('/tpc/payment/pay-by-token', payBy(refused))).toMatchObject({ status: 10003 })
  await today.close()
  const later = await openShopWithCompany({ now: () => Date.parse('2029-09-01T00:00:00+08:00') })
  expect(await later.ask('/tpc/payment/pay-by-token', payBy(jcb))).toMatchObject({ status: 2013 })
  await later.close()
})

test('a card is bound without buying anything: one dollar goes and comes back', async () => {
  const shop = await openShopWithCompany()
  const cardholder = { phone_number: '0912345678', name: '陳浩', email: 'hao@example.com' }
  const bind = async (number: string) =>
    shop.ask('/tpc/card/bind', { prime: await shop.prime(number), merchant_id: merchants.card, currency: 'TWD', cardholder })
  const bound = await bind('4242424242424242')
  expect(bound).toMatchObject({ status: 0, merchant_id: merchants.card })
  expect(await shop.record({ rec_trade_id: bound['rec_trade_id'] })).toMatchObject({ record_status: 5, original_amount: 1 })
  expect(await shop.ask('/tpc/payment/pay-by-token', { ...tokenPayment, ...secretOf(bound) })).toMatchObject({ status: 0 })
  expect(await bind('4242421602184242')).toMatchObject({ status: 10003 })
  await shop.close()
})

test('payments and saved cards survive a restart when they have a directory', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'))
  const before = await openShopWithCompany({ dataDir })
  const answer = await before.pay({ prime: testPrime, bank_transaction_id: 'KEPT', remember: true })
  await before.ask('/tpc/transaction/refund', { rec_trade_id: answer['rec_trade_id'], amount: 60 })
  await before.close()

  const after = await openShopWithCompany({ dataDir })
  expect(await after.record({ bank_transaction_id: 'KEPT' })).toMatchObject({ record_status: 2, amount: 1200 })
  expect(await after.pay({ prime: testPrime, bank_transaction_id: 'KEPT' })).toMatchObject({ status: 6001 })
  expect(await after.ask('/tpc/payment/pay-by-token', { ...tokenPayment, ...secretOf(answer) })).toMatchObject({ status: 0 })
  await after.close()
  await rm(dataDir, { recursive: true })
})
