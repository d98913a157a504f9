import { expect, test } from 'vitest'
import { checkMacValue } from '#adapters/logistics/check-mac-value.ts'
import { eventually } from '#support/eventually.ts'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { sandboxKeys } from '../../../../../sandbox/keys.ts'

const testShop = await openTestShop()
const { app, shelf, signIn, startWorker } = testShop
const office = testOffice(testShop)
const owner = await office.as('owner')
const packer = await office.as('packer')
const hao = await signIn('hao')
await startWorker()

async function buy(payway: 'when_received' | 'credit_cards'): Promise<string> {
  const cart_item_ids = await fillCart(hao, { [shelf.roseGel]: 1 })
  const order = await orderBody(testShop, { cart_item_ids, ...(payway === 'credit_cards' ? {} : { payway, card_info: null }) })
  return (await place(hao, { order })).order_hashed_id
}

/** The courier tells that it is on its way. */
async function noticeOf(number: string): Promise<void> {
  const said = {
    MerchantID: sandboxKeys.logistics.merchantId,
    MerchantTradeNo: number,
    RtnCode: '3001',
    UpdateStatusDate: '2026/11/21 12:00:00',
  }
  await app.inject({
    method: 'POST',
    url: '/api/v1/shipments/notify',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...said, CheckMacValue: checkMacValue(said, sandboxKeys.logistics) }).toString(),
  })
}

const timeline = async (number: string, who = owner) => (await who.call.orderPage.timeline({ number })).entries
const whole = (number: string, ...kinds: string[]) =>
  eventually(async () => {
    const entries = await timeline(number)
    return kinds.every((kind) => entries.some((entry) => entry.kind === kind)) && entries
  })

test('DSK-07 the timeline joins events, edits, payments, parcels, invoices, letters, notes and changes by instant, and says who it was', async () => {
  const number = await buy('credit_cards')
  await hao.call.orders.edit({ id: number, order: { contact_attributes: { phone: '0933777001' } } })
  await owner.call.orderPage.notes.add({ number, text: '請分開包' })
  await owner.call.orderPage.tags.change({ number, add: ['送禮'], remove: [] })
  await owner.call.orders.startPicking({ number })
  await owner.call.parcels.book({ number })
  await owner.call.orders.handOver({ number })
  await noticeOf(number)
  const entries = await whole(number, 'order', 'edit', 'payment', 'parcel', 'invoice', 'letter', 'note', 'change')
  const moments = entries.map(({ at }) => at)
  expect(moments).toEqual(moments.toSorted().toReversed())
  const told = entries.map(({ kind, what, actor, by, amount, text, changed }) => ({ kind, what, actor, by, amount, text, changed }))
  const bare = { by: null, amount: null, text: null, changed: [] }
  expect(told).toContainEqual({ ...bare, kind: 'order', what: 'start_picking', actor: 'person', by: owner.me.name })
  expect(told).toContainEqual(
    expect.objectContaining({ kind: 'edit', actor: 'buyer', changed: [{ field: 'contact.phone', from: '0922110334', to: '0933777001' }] }),
  )
  expect(told).toContainEqual(expect.objectContaining({ kind: 'payment', what: 'paid', actor: 'company', amount: 590 }))
  expect(told).toContainEqual(expect.objectContaining({ kind: 'parcel', what: '3001', actor: 'company', text: expect.any(String) }))
  expect(told).toContainEqual(expect.objectContaining({ kind: 'invoice', what: 'issued', actor: 'shop', amount: 590 }))
  expect(told).toContainEqual(
    expect.objectContaining({ kind: 'letter', what: 'placed', actor: 'shop', text: `梅好收到你的訂單 ${number}` }),
  )
  expect(told).toContainEqual({ ...bare, kind: 'note', what: 'note', actor: 'person', by: owner.me.name, text: '請分開包' })
  expect(told).toContainEqual(
    expect.objectContaining({
      kind: 'change',
      what: 'change-tags',
      by: owner.me.name,
      changed: [{ field: 'tags', from: [], to: ['送禮'] }],
    }),
  )
  expect(
    told.filter(({ kind }) => kind === 'change').map(({ what }) => what),
    'nothing is told twice',
  ).toEqual(['change-tags'])
})

test('DSK-07 a refund stands when it was asked for and when it was done', async () => {
  const number = await buy('credit_cards')
  await owner.call.orders.cancel({ number, reason: '客人改變心意' })
  const done = await eventually(async () => {
    const refunds = (await timeline(number)).filter(({ kind }) => kind === 'refund')
    return refunds.length === 2 && refunds
  })
  expect(done.map(({ what, amount }) => [what, amount])).toEqual([
    ['done', 590],
    ['requested', 590],
  ])
})

test('DSK-07 who packs sees neither amounts, nor letters, nor what stood before', async () => {
  const number = await buy('when_received')
  await hao.call.orders.edit({ id: number, order: { contact_attributes: { phone: '0933777001' } } })
  await whole(number, 'letter', 'edit')
  const seen = await timeline(number, packer)
  expect(new Set(seen.map(({ kind }) => kind))).toEqual(new Set(['order']))
  expect(JSON.stringify(seen)).not.toMatch(/0933777001|0922110334/)
  await expect(owner.call.orderPage.timeline({ number: 'NOSUCHORDER2' })).rejects.toMatchObject({ status: 'invalid_order_number' })
})
