import { afterAll, expect, test } from 'vitest'
import { eventually } from '#support/eventually.ts'
import { fillCart, orderBody, place, type OrderWish } from '#support/test-order.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { isSignedBy, openWebhookReceiver } from '#support/webhook-receiver.ts'
import { correctStock } from '#server/catalog/products/correct-stock.ts'
import { tellStockChanged } from '#server/catalog/products/tell-stock-changed.ts'
import { acceptReturn } from '#server/delivery/fulfilment/accept-return.ts'
import { sendDueRefunds } from '#server/sales/charging/send-refund.ts'
import { closeAccounts } from '#server/people/privacy/close-accounts.ts'
import { webhookEvents, type WebhookEvent } from '#rules/webhooks/webhook-events.ts'

// What a program of somebody else hears of the shop.

const testShop = await openTestShop()
const { shop, shelf, signIn, clock } = testShop
await testShop.startWorker()
const receiver = await openWebhookReceiver()
afterAll(receiver.close)
const office = testOffice(testShop)
const owner = await office.as('owner')
const hao = await signIn('hao')

const { secret } = await owner.call.webhooks.create({ url: `${receiver.address}/all`, events: [...webhookEvents] })

type Body = { type: WebhookEvent; timestamp: string; data: { object: string; number: string; version: number; state: string | number } }

/** All that was heard and is signed by the shop. */
const heard = () =>
  receiver.heard
    .filter(({ path }) => path === '/all')
    .map((each) => {
      expect(isSignedBy(secret, each)).toBe(true)
      return JSON.parse(each.body) as Body
    })
const hearing = (type: WebhookEvent, number?: string) =>
  eventually(async () => heard().find((body) => body.type === type && (number === undefined || body.data.number === number)))

async function buy(wish: OrderWish = {}): Promise<string> {
  const lines = await fillCart(hao, { [shelf.roseGel]: 2 })
  const order = await orderBody(testShop, { ...wish, cart_item_ids: lines })
  return (await place(hao, { order })).order_hashed_id
}

test('ACC-52 ACC-53 D-106 the way of an order is told step by step, with its number, version and state, and nothing about its buyer', async () => {
  const number = await buy({ payway: 'when_received' })
  expect(await hearing('order.placed', number)).toEqual({
    type: 'order.placed',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    data: { object: 'order', number, version: expect.any(Number), state: 'confirmed' },
  })
  await owner.call.orders.hold({ number, reason: 'stock' })
  await hearing('order.held', number)
  await owner.call.orders.release({ number })
  await owner.call.orders.startPicking({ number })
  expect((await hearing('order.picking', number)).data.state).toBe('picking')
  const invoice = await hearing('invoice.issued')
  expect(invoice.data).toMatchObject({ object: 'invoice', number: expect.stringMatching(/^[A-Z]{2}\d{8}$/), version: 1, state: 'issued' })
  await owner.call.orders.handOver({ number, tracking: '90817263' })
  await hearing('order.shipped', number)
  await owner.call.orders.delivered({ number })
  await hearing('order.delivered', number)
  expect((await hearing('order.finished', number)).data.state).toBe('finished')
  const told = heard().filter(({ data }) => data.number === number)
  expect(told.map(({ type }) => type).toSorted()).toEqual([
    'order.delivered',
    'order.finished',
    'order.held',
    'order.picking',
    'order.placed',
    'order.shipped',
  ])
  const [first, last] = [told.find(({ type }) => type === 'order.placed'), told.find(({ type }) => type === 'order.finished')]
  expect(last?.data.version).toBeGreaterThan(first?.data.version ?? 0)
  const words = JSON.stringify(receiver.heard)
  for (const personal of ['陳浩', '陳媽媽', '922110334', 'hao@example.com', '竹北', '文興路']) expect(words).not.toContain(personal)
})

test('ACC-53 money that goes back is told, with the invoice that is reduced, and so is an order that ends', async () => {
  const number = await buy()
  await hearing('order.placed', number)
  await owner.call.orders.startPicking({ number })
  await owner.call.orders.handOver({ number, tracking: '90817264' })
  await owner.call.orders.delivered({ number })
  await hearing('order.finished', number)
  await hearing('invoice.issued')
  await acceptReturn(shop, { number, by: 'Ana' })
  clock.pass({ minutes: 10 })
  await sendDueRefunds(shop)
  expect((await hearing('order.refunded', number)).data.state).toBe('refunded')
  expect((await hearing('refund.done')).data).toMatchObject({ object: 'refund', state: 'done' })
  const reduced = await hearing('invoice.reduced')
  expect(reduced.data).toMatchObject({ version: 2, state: expect.stringMatching(/^(voided|reduced)$/) })
  const other = await buy({ payway: 'when_received' })
  await owner.call.orders.cancel({ number: other, reason: '商品瑕疵' })
  expect((await hearing('order.cancelled', other)).data.state).toBe('cancel')
})

test('ACC-53 stock that comes is told with how much can be sold then, and the last one that goes as low', async () => {
  const product = shelf.lilyGel
  const actor = { kind: 'staff', id: 'Ana' } as const
  const count = (sheet: string, counted: number) => correctStock(shop, { actor, count: { sheet, product, counted, reason: 'counted' } })
  await count('A-1', 7)
  await tellStockChanged(shop)
  await eventually(async () =>
    heard().some(({ type, data }) => type === 'stock.changed' && data.number === String(product) && data.state === 7),
  )
  await count('A-2', 0)
  await tellStockChanged(shop)
  expect((await hearing('stock.low', String(product))).data).toMatchObject({ object: 'product', state: 0 })
})

test('ACC-53 an account that is closed is told by its number', async () => {
  const xin = await signIn('xin')
  const { uid } = await xin.call.user.find({})
  await xin.call.privacy.close({})
  clock.pass({ days: 8 })
  await closeAccounts(shop)
  expect((await hearing('member.closed', uid)).data).toEqual({ object: 'member', number: uid, version: 1, state: 'closed' })
})

test('ACC-53 who wants to hear of one thing hears of nothing else, and of nothing that is not in the list', async () => {
  const again = await office.as('owner')
  await again.call.webhooks.create({ url: `${receiver.address}/held`, events: ['order.held'] })
  await expect(again.call.webhooks.create({ url: receiver.address, events: ['order.burned' as 'order.held'] })).rejects.toMatchObject({
    status: 'validation_error',
  })
  const number = await buy({ payway: 'when_received' })
  await again.call.orders.hold({ number, reason: 'buyer' })
  const only = await eventually(async () => {
    const all = receiver.heard.filter(({ path }) => path === '/held')
    return all.length > 0 && all
  })
  expect(only.map(({ body }) => (JSON.parse(body) as Body).type)).toEqual(['order.held'])
})
