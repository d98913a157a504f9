import { expect, test } from 'vitest'
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts'
import { issueAnew } from '#server/money/invoices/mending/issue-anew.ts'
import { reissueInvoice } from '#server/money/invoices/mending/reissue-invoice.ts'
import { reduceInvoice } from '#server/money/invoices/reduce-invoice.ts'
import type { Shop } from '#server/platform/shop.ts'
import { startPicking } from '#server/delivery/fulfilment/start-picking.ts'
import { fillCart, orderBody, place, type OrderWish } from '#support/test-order.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { shop, database, shelf, signIn, sandbox, clock } = testShop
const { db } = database
const office = testOffice(testShop)
const hao = await signIn('hao', { language: 'en' })

type Held = { relateNumber: string; number: string; left: number; invalid: boolean; buyer: string; carrier: string; allowances: string[][] }
const heldOf = async (number: string) =>
  ((await (await fetch(`${sandbox.addresses.einvoice}/api/invoices`)).json()) as Held[])
    .filter(({ relateNumber }) => relateNumber.startsWith(number))
    .toReversed()

async function packed(wish: OrderWish = {}): Promise<{ number: string; orderId: number }> {
  const lines = await fillCart(hao, { [shelf.roseGel]: 2 })
  const { order_hashed_id: number } = await place(hao, { order: await orderBody(testShop, { ...wish, cart_item_ids: lines }) })
  await startPicking(shop, { number, by: 'Ana' })
  const { id: orderId } = await db.selectFrom('orders').select('id').where('hashed_id', '=', number).executeTakeFirstOrThrow()
  return { number, orderId }
}

async function invoiced(wish: OrderWish = {}) {
  const order = await packed(wish)
  await issueInvoice(shop, { orderId: order.orderId })
  return order
}

const company = { carrier_type: 'member_carrier', carrier: 'hao@example.com', name: '陳浩工作室', receipt: '12345675' } as const
const wrongTaxId = { ...company, receipt: '12345672' } as const
const barcode = { carrier_type: 'mobile_carrier', carrier: '/AB12.+-' } as const

test('DSK-22 an invoice is issued anew with another carrier and tax ID: the old one is void, and both stay visible', async () => {
  const { number, orderId } = await invoiced()
  const book = await office.as('accountant')
  const before = await book.call.invoices.find({ number })
  expect(before).toMatchObject({ standing: 'open', moves: ['reissue_invoice'], invoices: [{ status: 'issued', tax_id: null }] })
  expect((await book.call.money.find({ number })).moves).toContain('reissue_invoice')
  const { invoice } = await book.call.invoices.reissue({ number, wish: company })
  await issueAnew(shop, { orderId })
  const [old, anew, ...more] = await heldOf(number)
  expect([old, anew, more]).toMatchObject([{ invalid: true }, { number: invoice, invalid: false, buyer: '12345675', carrier: '1' }, []])
  const after = await book.call.invoices.find({ number })
  expect(after).toMatchObject({
    standing: 'open',
    wish: company,
    invoices: [
      { number: old?.number, status: 'voided', voided_at: expect.any(String) },
      { number: invoice, status: 'issued', kind: 'b2b', tax_id: '12345675' },
    ],
  })
  expect((await hao.call.orders.find({ id: number })).invoice.number).toBe(invoice)
  const { entries } = await (await office.as('owner')).call.orderPage.timeline({ number })
  expect(
    entries
      .filter(({ kind }) => kind === 'invoice')
      .map(({ what }) => what)
      .toSorted(),
  ).toEqual(['issued', 'issued', 'voided'])
  const { invoice: third } = await book.call.invoices.reissue({ number, wish: { carrier_type: 'donate', carrier: '8585' } })
  expect((await heldOf(number)).at(-1)).toMatchObject({ number: third, carrier: '8585' })
  await expect(book.call.invoices.reissue({ number, wish: barcode }), 'donated').rejects.toMatchObject({ status: 'invoice_closed' })
})

test('DSK-22 it is closed after an allowance, and for who may not', async () => {
  const { number, orderId } = await invoiced()
  const care = await office.as('care')
  expect((await care.call.invoices.find({ number })).moves).toEqual([])
  await expect(care.call.invoices.reissue({ number, wish: company })).rejects.toMatchObject({ status: 'permission_denied' })
  await reduceInvoice(shop, { orderId, amount: 100, cause: 'a test' })
  const book = await office.as('accountant')
  expect(await book.call.invoices.find({ number })).toMatchObject({
    standing: 'closed',
    moves: [],
    invoices: [{ status: 'allowance', allowances: [{ amount: 100 }] }],
  })
  await expect(book.call.invoices.reissue({ number, wish: company })).rejects.toMatchObject({ status: 'invoice_closed' })
})

test('DSK-22 what is wished is judged as at the checkout', async () => {
  const { number } = await invoiced()
  const book = await office.as('accountant')
  await expect(book.call.invoices.reissue({ number, wish: { ...company, receipt: '123' } })).rejects.toMatchObject({
    status: 'validation_error',
    details: { errors: { 'wish.receipt': expect.any(String) } },
  })
  await expect(book.call.invoices.reissue({ number, wish: { carrier_type: 'donate', carrier: '1' } })).rejects.toMatchObject({
    status: 'validation_error',
    details: { errors: { 'wish.carrier': expect.any(String) } },
  })
  expect((await book.call.invoices.find({ number })).invoices).toHaveLength(1)
})

const actor = { kind: 'staff', id: 'Ana' } as const

test('DSK-22 an answer that was lost is asked for again, however often, and there is one new invoice', async () => {
  const { number, orderId } = await invoiced()
  const { invoices } = shop.ports
  const deaf = async (told: () => Promise<unknown>) => {
    await told()
    return { answer: 'unknown', reason: 'cut' } as const
  }
  const voidLost: Shop = { ...shop, ports: { ...shop.ports, invoices: { ...invoices, void: (asked) => deaf(() => invoices.void(asked)) } } }
  expect(await reissueInvoice(voidLost, { number, entered: company, actor })).toMatchObject({
    ok: false,
    refusal: { code: 'invoice_unknown' },
  })
  const issueLost: Shop = {
    ...shop,
    ports: {
      ...shop.ports,
      invoices: {
        ...invoices,
        issue: (asked) => deaf(() => invoices.issue(asked)),
        find: async (name) => (name.endsWith('R1') ? { answer: 'unknown', reason: 'cut' } : invoices.find(name)),
      },
    },
  }
  await expect(issueAnew(issueLost, { orderId })).rejects.toThrow('invoice_unknown')
  const book = await office.as('accountant')
  expect(await book.call.invoices.find({ number })).toMatchObject({ standing: 'missing', invoices: [{ status: 'voided' }] })
  await Promise.all([issueAnew(shop, { orderId }), issueAnew(shop, { orderId }), issueInvoice(shop, { orderId })])
  await issueInvoice(shop, { orderId })
  expect(await heldOf(number)).toMatchObject([{ invalid: true }, { relateNumber: `${number}R1`, invalid: false }])
  expect((await book.call.invoices.find({ number })).invoices).toHaveLength(2)
})

test('DSK-22 what the platform does not void stays as it was; what goes back meanwhile waits for the new invoice', async () => {
  const { number, orderId } = await invoiced()
  const { invoices } = shop.ports
  const no: Shop = {
    ...shop,
    ports: { ...shop.ports, invoices: { ...invoices, void: async () => ({ answer: 'refused', code: '5070353', text: '該發票已折讓' }) } },
  }
  expect(await reissueInvoice(no, { number, entered: company, actor })).toMatchObject({ ok: false, refusal: { code: 'void_refused' } })
  const book = await office.as('accountant')
  expect(await book.call.invoices.find({ number })).toMatchObject({ standing: 'open', wish: barcode, invoices: [{ under_way: false }] })
  const away: Shop = {
    ...shop,
    ports: { ...shop.ports, invoices: { ...invoices, void: async () => ({ answer: 'unknown', reason: 'away' }) } },
  }
  await reissueInvoice(away, { number, entered: company, actor })
  expect((await book.call.invoices.find({ number })).invoices).toMatchObject([{ under_way: true }])
  await expect(reduceInvoice(shop, { orderId, amount: 100, cause: 'meanwhile' })).rejects.toThrow('issued anew')
  await issueAnew(shop, { orderId })
  await reduceInvoice(shop, { orderId, amount: 100, cause: 'meanwhile' })
  expect(await heldOf(number)).toMatchObject([
    { invalid: true, left: 980 },
    { invalid: false, left: 880 },
  ])
})

test('DSK-23 what the platform refuses stands on the order in its words with the field to mend, and saving the field tries again', async () => {
  const { number, orderId } = await packed({ invoice_info: wrongTaxId })
  await expect(issueInvoice(shop, { orderId })).rejects.toThrow('CustomerIdentifier')
  const book = await office.as('accountant')
  expect(await book.call.invoices.find({ number })).toMatchObject({
    standing: 'missing',
    moves: ['issue_invoice'],
    wish: wrongTaxId,
    refusal: { says: expect.stringContaining('CustomerIdentifier'), field: 'receipt' },
  })
  await expect(book.call.invoices.issue({ number })).rejects.toMatchObject({
    status: 'invoice_refused',
    details: { text: expect.stringContaining('CustomerIdentifier') },
  })
  await expect(book.call.invoices.issue({ number, wish: { ...company, receipt: '12345673' } })).rejects.toMatchObject({
    status: 'invoice_refused',
  })
  const { invoice } = await book.call.invoices.issue({ number, wish: company })
  expect(await heldOf(number)).toMatchObject([{ number: invoice, buyer: '12345675' }])
  expect(await book.call.invoices.find({ number })).toMatchObject({
    standing: 'open',
    refusal: null,
    invoices: [{ number: invoice, kind: 'b2b' }],
  })
  expect(await hao.call.orders.find({ id: number })).toMatchObject({ receipt: '12345675' })
  await expect(book.call.invoices.issue({ number })).rejects.toMatchObject({ status: 'invoice_closed' })
})

test('an invoice that is only late is asked for as it stands; its wish is not changed under it', async () => {
  const { number } = await packed()
  const book = await office.as('accountant')
  await expect(book.call.invoices.issue({ number, wish: company })).rejects.toMatchObject({ status: 'invoice_closed' })
  expect(await book.call.invoices.issue({ number })).toMatchObject({ status: 'issued', invoice: expect.stringMatching(/^MH\d{8}$/) })
})

test('DSK-18 the allowance of a refund by line names the goods, how many and at what price', async () => {
  const { number, orderId } = await invoiced()
  const owner = await office.as('owner')
  const { order } = await owner.call.orders.find({ number })
  const line_id = order.order_details[0]?.id ?? 0
  const wish = { number, lines: [{ line_id, units: 1 }], fees: { delivery: order.delivery_fee, handling: 0 } }
  const { total } = await owner.call.money.quoteRefund(wish)
  await owner.call.money.refund({ ...wish, reason: 'faulty', total })
  const { cause } = await db.selectFrom('refund_parts').where('order_id', '=', orderId).select('cause').executeTakeFirstOrThrow()
  for (let time = 0; time < 2; time += 1) await reduceInvoice(shop, { orderId, amount: total, cause })
  const [held] = await heldOf(number)
  expect(held).toMatchObject({ left: 980 - total, allowances: [['玫瑰凝膠 1 × 390', '運費 1 × 200']] })
  const book = await office.as('accountant')
  expect(await book.call.invoices.find({ number })).toMatchObject({ standing: 'closed', invoices: [{ allowances: [{ amount: total }] }] })
})

// The clock goes on for months: nothing comes after this.
test('DSK-22 it is closed after the 13th of the month that follows its period', async () => {
  const late = await invoiced()
  clock.pass({ days: 80 })
  const later = await office.as('accountant')
  expect((await later.call.invoices.find({ number: late.number })).standing).toBe('closed')
  await expect(later.call.invoices.reissue({ number: late.number, wish: company })).rejects.toMatchObject({ status: 'invoice_closed' })
})
