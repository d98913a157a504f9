import { expect, test } from 'vitest'
import type { PlaceOrderBody } from '#contract/shop/api/place-order.ts'
import { fieldTexts, type FieldMessage } from '#texts/shared/fields.ts'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'

// What a caller hears who orders with an invoice that cannot be issued, and what of a good one is kept.

const testShop = await openTestShop()
const { database, shelf, signIn } = testShop
const { db } = database
const mei = await signIn('mei')
const lines = await fillCart(mei, { [shelf.roseGel]: 1 })

type Invoice = PlaceOrderBody['invoice_info']

const order = async (invoice_info: Invoice) => place(mei, { order: await orderBody(testShop, { cart_item_ids: lines, invoice_info }) })

const member = { carrier_type: 'member_carrier', carrier: 'mei@example.com' } as const
const mobile = (carrier: string) => ({ carrier_type: 'mobile_carrier', carrier }) as const
const certificate = (carrier: string) => ({ carrier_type: 'Citizen_Digital_Certificate', carrier }) as const

test.each<[Invoice, string, FieldMessage]>([
  [{ ...member, carrier: 'mei@example' }, 'carrier', 'member_carrier_error_text'],
  [{ ...member, carrier: 'mei example@x.tw' }, 'carrier', 'member_carrier_error_text'],
  [mobile('AB123456'), 'carrier', 'mobile_receipt_carrier_wrong'],
  [mobile('/AB1234'), 'carrier', 'mobile_receipt_carrier_wrong'],
  [mobile('/AB123456'), 'carrier', 'mobile_receipt_carrier_wrong'],
  [mobile('/AB12*45'), 'carrier', 'mobile_receipt_carrier_wrong'],
  [certificate('AB1234567890123'), 'carrier', 'Citizen_Digital_Certificate_wrong'],
  [certificate('A112345678901234'), 'carrier', 'Citizen_Digital_Certificate_wrong'],
  [{ ...member, receipt: '04595257' }, 'name', 'companyTitleNeeded'],
  [{ ...member, name: '梅好' }, 'receipt', 'taxIdNeeded'],
  [{ ...member, name: '梅好', receipt: '1234567' }, 'receipt', 'uniformInvoiceLimit'],
  [{ ...member, name: '梅好', receipt: '123456789' }, 'receipt', 'uniformInvoiceLimit'],
  [{ ...member, name: '梅好', receipt: '1234567a' }, 'receipt', 'uniformInvoiceLimit'],
])('INV-05 INV-06 INV-09 INV-13 the invoice %j is refused: %s, %s', async (invoice, field, message) => {
  await expect(order(invoice)).rejects.toMatchObject({
    status: 'validation_error',
    details: { errors: { [`invoice_info.${field}`]: fieldTexts[message].zh } },
  })
  expect(await db.selectFrom('orders').select('id').execute()).toEqual([])
})

test('INV-21 INV-08 a mobile barcode that the register does not know is refused by call as well, and one that it cannot be asked about goes through', async () => {
  const buyer = await signIn('mei')
  const wish = async (carrier: string) =>
    orderBody(testShop, { cart_item_ids: await fillCart(buyer, { [shelf.lilyGel]: 1 }), invoice_info: mobile(carrier) })
  await expect(place(buyer, { order: await wish('/CD12345') })).rejects.toMatchObject({
    status: 'validation_error',
    details: { errors: { 'invoice_info.carrier': fieldTexts.mobile_receipt_carrier_wrong.zh } },
  })
  for (const carrier of ['/AB12345', '/ZZZZZZZ'])
    expect((await place(buyer, { order: await wish(carrier) })).order_hashed_id, carrier).toHaveLength(12)
})

test.each<[string, Invoice]>([
  ['none', null],
  ['one without a kind', {} as Invoice],
  ['a donation to nobody', { carrier_type: 'donate' } as Invoice],
  ['paper to nowhere', { carrier_type: 'paper_receipt' } as Invoice],
])('INV-19 an order with an invoice of no use is refused: %s', async (_, invoice) => {
  await expect(order(invoice)).rejects.toMatchObject({ status: 'no_invoice_info' })
})

test.each<[Invoice, Invoice]>([
  [mobile(' /ab12.+- '), mobile('/AB12.+-')],
  [certificate('ab12345678901234'), certificate('AB12345678901234')],
  [mobile('/'), { carrier_type: 'member_carrier', carrier: 'mei@example.com' }],
  [mobile(''), { carrier_type: 'member_carrier', carrier: 'mei@example.com' }],
])('INV-10 INV-11 D-54 D-89 the invoice %j is kept as %j', async (invoice, kept) => {
  const buyer = await signIn('mei')
  const placed = await place(buyer, {
    order: await orderBody(testShop, { cart_item_ids: await fillCart(buyer, { [shelf.lilyGel]: 1 }), invoice_info: invoice }),
  })
  expect((await buyer.call.orders.find({ id: placed.order_hashed_id })).invoice_info).toMatchObject({ ...kept })
})

test('INV-20 D-94 a tax ID of 8 digits is taken by call although its check digit is wrong', async () => {
  const buyer = await signIn('mei')
  const invoice = { ...member, name: '梅好', receipt: '12345678' }
  const placed = await place(buyer, {
    order: await orderBody(testShop, { cart_item_ids: await fillCart(buyer, { [shelf.lilyGel]: 1 }), invoice_info: invoice }),
  })
  expect(await buyer.call.orders.find({ id: placed.order_hashed_id })).toMatchObject({ receipt: '12345678' })
})
