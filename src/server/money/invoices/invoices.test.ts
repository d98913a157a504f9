import { expect, test } from 'vitest'
import { forceStatus } from '#support/rows.ts'
import { fillCart, orderBody, place, type OrderWish } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'
import { listAttention } from '#server/delivery/fulfilment/list-attention.ts'
import { startPicking } from '#server/delivery/fulfilment/start-picking.ts'
import { issueInvoice } from './issue-invoice.ts'
import { reduceInvoice } from './reduce-invoice.ts'
import { encryptCheck } from './encrypt-check.ts'

const testShop = await openTestShop()
const { shop, database, shelf, signIn, sandbox, clock } = testShop
const { db } = database
const hao = await signIn('hao', { language: 'en' })

type Held = {
  relateNumber: string
  number: string
  amount: number
  left: number
  invalid: boolean
  buyer: string
  carrier: string
  items: string[]
}
const heldAtPlatform = async (id: string) =>
  ((await (await fetch(`${sandbox.addresses.einvoice}/api/invoices`)).json()) as Held[]).filter(({ relateNumber }) => relateNumber === id)

async function picked(wish: OrderWish = {}): Promise<{ id: string; orderId: number }> {
  const lines = await fillCart(hao, { [shelf.roseGel]: 2 })
  const { order_hashed_id: id } = await place(hao, { order: await orderBody(testShop, { ...wish, cart_item_ids: lines }) })
  await startPicking(shop, { number: id, by: 'Ana' })
  const { id: orderId } = await db.selectFrom('orders').select('id').where('hashed_id', '=', id).executeTakeFirstOrThrow()
  return { id, orderId }
}

const invoiceOf = (orderId: number) =>
  db.selectFrom('invoices').select(['number', 'kind', 'status', 'amount', 'reduced_amount']).where('order_id', '=', orderId).execute()
const pdfOf = (id: string) => hao.ask(`/api/v1/user/orders/${id}/invoice.pdf`)

test('D-71 INV-02 an order that is being packed gets its invoice, kept where its buyer wished', async () => {
  const { id, orderId } = await picked()
  await issueInvoice(shop, { orderId })
  const [held] = await heldAtPlatform(id)
  expect(held).toMatchObject({ amount: 980, left: 980, carrier: '3 /AB12.+-', items: ['玫瑰凝膠', '運費'] })
  expect(await invoiceOf(orderId)).toEqual([{ number: held?.number, kind: 'b2c', status: 'issued', amount: 980, reduced_amount: 0 }])
  expect((await hao.call.orders.find({ id })).has_invoice).toBe(true)
})

test.each<[string, NonNullable<OrderWish['invoice_info']>, [string, string]]>([
  ['for a company', { carrier_type: 'member_carrier', carrier: 'hao@example.com', name: '陳浩工作室', receipt: '12345675' }, ['b2b', '1']],
  ['for a charity', { carrier_type: 'donate', carrier: '8585' }, ['donate', '8585']],
  ['on paper', { carrier_type: 'paper_receipt', address: '臺北市大安區永康街 1 號' }, ['paper', '']],
  ['by certificate', { carrier_type: 'Citizen_Digital_Certificate', carrier: 'AB12345678901234' }, ['b2c', '2 AB12345678901234']],
])('INV-01 INV-12 INV-14 INV-15 an invoice %s', async (_, invoice_info, [kind, carrier]) => {
  const { id, orderId } = await picked({ invoice_info })
  await issueInvoice(shop, { orderId })
  expect(await invoiceOf(orderId)).toMatchObject([{ kind }])
  expect(await heldAtPlatform(id)).toMatchObject([{ carrier }])
})

test('INV-20 D-94 an invoice to a tax ID that the platform refuses stands under attention until it is issued', async () => {
  const company = { carrier_type: 'member_carrier', carrier: 'hao@example.com', name: '陳浩工作室', receipt: '12345678' } as const
  const { id, orderId } = await picked({ invoice_info: company })
  const aboutInvoices = async () => (await listAttention(shop)).filter(({ about }) => about === 'invoice')
  await expect(issueInvoice(shop, { orderId })).rejects.toThrow('CustomerIdentifier Error')
  await expect(issueInvoice(shop, { orderId })).rejects.toThrow('CustomerIdentifier Error')
  expect(await aboutInvoices()).toEqual([
    { order: id, about: 'invoice', says: 'not issued to the tax ID 12345678: 1600000 CustomerIdentifier Error' },
  ])
  await db.updateTable('orders').set({ receipt: '12345675' }).where('id', '=', orderId).execute()
  await issueInvoice(shop, { orderId })
  expect(await aboutInvoices()).toEqual([])
  expect(await invoiceOf(orderId)).toMatchObject([{ kind: 'b2b', status: 'issued' }])
})

test('D-71 issuing again, also when the answer was lost, is one invoice', async () => {
  const { id, orderId } = await picked({ sender: { name: '逾時', phone: '+886922110334' } })
  await issueInvoice(shop, { orderId })
  await Promise.all([issueInvoice(shop, { orderId }), issueInvoice(shop, { orderId })])
  expect(await heldAtPlatform(id)).toHaveLength(1)
  expect(await invoiceOf(orderId)).toHaveLength(1)
})

test('TPC-07 an invoice of this order over another amount is not written down as its own', async () => {
  const { id, orderId } = await picked()
  const held = { number: 'AB12345678', issuedAt: shop.now(), randomCode: '0042', amount: 1, left: 1, isVoid: false }
  const invoices: typeof shop.ports.invoices = {
    ...shop.ports.invoices,
    issue: async () => ({ answer: 'unknown', reason: 'silence' }),
    find: async () => ({ answer: 'done', invoice: held }),
  }
  await expect(issueInvoice({ ...shop, ports: { ...shop.ports, invoices } }, { orderId })).rejects.toThrow(`${id} over 1, not over 980`)
  expect(await invoiceOf(orderId)).toEqual([])
})

test('D-64 what goes back is taken off once, and all of it voids the invoice', async () => {
  const { id, orderId } = await picked()
  await issueInvoice(shop, { orderId })
  for (let again = 0; again < 2; again++) await reduceInvoice(shop, { orderId, amount: 300, cause: 'part:1' })
  expect(await heldAtPlatform(id)).toMatchObject([{ left: 680 }])
  expect(await invoiceOf(orderId)).toMatchObject([{ status: 'allowance', reduced_amount: 300 }])
  await reduceInvoice(shop, { orderId, amount: null, cause: 'return' })
  expect(await heldAtPlatform(id)).toMatchObject([{ left: 0, invalid: false }])

  const whole = await picked()
  await issueInvoice(shop, { orderId: whole.orderId })
  for (let again = 0; again < 2; again++) await reduceInvoice(shop, { orderId: whole.orderId, amount: null, cause: 'return' })
  expect(await heldAtPlatform(whole.id)).toMatchObject([{ invalid: true }])
  expect(await invoiceOf(whole.orderId)).toMatchObject([{ status: 'voided' }])
  expect((await hao.call.orders.find({ id: whole.id })).has_invoice).toBe(false)
})

test('D-64 what the platform took off while its answer was lost is not taken off again', async () => {
  const { id, orderId } = await picked()
  await issueInvoice(shop, { orderId })
  const invoices: typeof shop.ports.invoices = {
    ...shop.ports.invoices,
    reduce: async (reduction) => {
      await shop.ports.invoices.reduce(reduction)
      return { answer: 'unknown', reason: 'silence' }
    },
  }
  await expect(reduceInvoice({ ...shop, ports: { ...shop.ports, invoices } }, { orderId, amount: 300, cause: 'part:1' })).rejects.toThrow(
    'does not answer',
  )
  expect(await invoiceOf(orderId)).toMatchObject([{ reduced_amount: 0 }])
  await reduceInvoice(shop, { orderId, amount: 300, cause: 'part:1' })
  expect(await heldAtPlatform(id)).toMatchObject([{ left: 680 }])
  expect(await invoiceOf(orderId)).toMatchObject([{ status: 'allowance', reduced_amount: 300 }])
})

test('D-64 after the tax office’s day an invoice is reduced to nothing instead', async () => {
  const { id, orderId } = await picked()
  await issueInvoice(shop, { orderId })
  clock.pass({ days: 80 })
  await reduceInvoice(shop, { orderId, amount: null, cause: 'return' })
  expect(await heldAtPlatform(id)).toMatchObject([{ left: 0, invalid: false }])
  clock.pass({ days: -80 })
})

test('ORD-14 API-11 the proof is a PDF with its font inside, for the order’s owner alone', async () => {
  const { id, orderId } = await picked()
  expect((await pdfOf(id)).json()).toMatchObject({ status: 'invoice_not_found' })
  await issueInvoice(shop, { orderId })
  const answer = await pdfOf(id)
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(answer.text.slice(0, 5)).toBe('%PDF-')
  expect(answer.text).toContain('/FontFile')
  expect(answer.text).toContain('/MediaBox [0 0 161.57')
  const mei = await signIn('mei')
  expect((await mei.ask(`/api/v1/user/orders/${id}/invoice.pdf`)).json()).toMatchObject({ status: 'invalid_order_number' })
  expect((await testShop.visitor().ask(`/api/v1/user/orders/${id}/invoice.pdf`)).status).toBe(401)
})

test('SEO-08 the proof can be read aloud: its language, a title, its words in their order and the codes by their names', async () => {
  const { id, orderId } = await picked()
  await issueInvoice(shop, { orderId })
  const { text } = await pdfOf(id)
  expect(text).toContain('/MarkInfo')
  expect(text).toContain('/Lang (zh-TW)')
  expect(text.match(/\/S \/(Document|H1|P|Figure)\n/g)?.map((kind) => kind.slice(4).trim())).toEqual(
    expect.arrayContaining(['Document', 'H1', 'P', 'Figure']),
  )
  expect(text.match(/\/S \/Figure/g)).toHaveLength(3)
  expect(text.match(/\/Alt \(/g)).toHaveLength(3)
})

test('D-71 before picking and after a refund there is no invoice to see: 404 invoice_not_found', async () => {
  const { id, orderId } = await picked()
  await issueInvoice(shop, { orderId })
  for (const status of ['confirmed', 'refunding', 'refunded', 'archived'] as const) {
    await forceStatus(database, { orderId, status })
    const answer = await pdfOf(id)
    expect([answer.status, answer.json()], status).toMatchObject([404, { status: 'invoice_not_found' }])
  }
  for (const status of ['picking', 'delivering', 'delivered', 'finished'] as const) {
    await db.updateTable('orders').set({ status }).where('id', '=', orderId).execute()
    expect((await pdfOf(id)).status, status).toBe(200)
  }
})

test('the check of the QR code is that of the tax office', () => {
  expect(encryptCheck({ number: 'AB12345678', randomCode: '9999' }, '0123456789abcdef0123456789abcdef')).toBe('ZRZ2+a4dPNSmX2yNpwGUbw==')
})
