import { expect, test } from 'vitest'
import { orderStatuses } from '#contract/shop/api/order.ts'
import { createOrder } from '#support/rows.ts'
import { openTestShop } from '#support/test-shop.ts'

const { database, signIn } = await openTestShop()
const { db } = database
const hao = await signIn('hao', { language: 'en' })
const { id: haoId } = await hao.call.user.find({})

type Values = Omit<Parameters<typeof createOrder>[1], 'user_id'>

async function ordered(values: Values = {}): Promise<{ id: string; orderId: number }> {
  const orderId = await createOrder(database, { user_id: haoId, status: 'confirmed', received_time: 'before_noon', ...values })
  const { hashed_id: id } = await db.selectFrom('orders').select('hashed_id').where('id', '=', orderId).executeTakeFirstOrThrow()
  return { id, orderId }
}

const problem = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error)
const editsOf = (orderId: number) => db.selectFrom('order_edits').select(['changed', 'actor']).where('order_id', '=', orderId).execute()

test('EDT-02 EDT-05 API-10 D-69 what was sent is changed, and the answer is the order as it now reads', async () => {
  const { id, orderId } = await ordered()
  const { message, data } = await hao.call.orders.edit({
    id,
    order: { sender: { name: '陳大浩' }, contact_attributes: { phone: '0987654321' }, remark: 'ring twice' },
  })
  expect(message).toBe('Order updated')
  expect(data).toMatchObject({
    hashed_id: id,
    sender: { name: '陳大浩', phone: '+886912345678' },
    contact: { name: '林小梅', phone: '0987654321', district: '大安區' },
    remark: 'ring twice',
  })
  expect(await hao.call.orders.find({ id })).toEqual(data)
  expect(await editsOf(orderId)).toEqual([
    {
      actor: 'buyer',
      changed: {
        'sender.name': { from: '林小梅', to: '陳大浩' },
        'contact.phone': { from: '0912345678', to: '0987654321' },
        remark: { from: '', to: 'ring twice' },
      },
    },
  ])
})

test('EDT-04 an edit that changes nothing, or says nothing, leaves no trace', async () => {
  const { id, orderId } = await ordered({ remark: 'ring twice' })
  for (const order of [{}, { remark: 'ring twice' }, { sender: { name: '' } }]) {
    expect((await hao.call.orders.edit({ id, order })).data.sender.name).toBe('林小梅')
  }
  await Promise.all([1, 2, 3].map(() => hao.call.orders.edit({ id, order: { remark: 'once' } })))
  expect(await editsOf(orderId)).toHaveLength(1)
})

test('EDT-03 RCP-14 another district brings county and its own zip code', async () => {
  const { id } = await ordered()
  const { data } = await hao.call.orders.edit({
    id,
    order: { contact_attributes: { county: '臺南市', district: '中西區', zip_code: '106' } },
  })
  expect(data.contact).toMatchObject({ county: '臺南市', district: '中西區', zip_code: '700' })
})

test('EDT-01 EDT-07 an order that is being packed is not edited any more: order_failed', async () => {
  for (const status of orderStatuses) {
    const { id } = await ordered({ status })
    const answer = await problem(hao.call.orders.edit({ id, order: { remark: 'x' } }))
    const isOpen = ['uncharged', 'pending_payment', 'confirmed'].includes(status)
    expect(answer, status).toMatchObject(isOpen ? { data: { remark: 'x' } } : { status: 'order_failed' })
  }
})

test('EDT-06 the rules of the checkout hold, each field with its message', async () => {
  const { id } = await ordered()
  const wrong = { contact_attributes: { phone: '02', address: '一' }, remark: 'x'.repeat(41) }
  expect(await problem(hao.call.orders.edit({ id, order: wrong }))).toMatchObject({
    status: 'validation_error',
    details: {
      errors: {
        'contact_attributes.phone': 'Please enter a valid phone number',
        'contact_attributes.address': 'The address needs at least 5 characters',
        remark: 'The remark takes at most 40 characters',
      },
    },
  })
})

test('EDT-08 a chilled order cannot be moved to an outlying island', async () => {
  const { id } = await ordered({ shipping_method: 'refrigeration', temperature: 'refrigeration' })
  const toPenghu = { contact_attributes: { county: '澎湖縣', district: '馬公市', zip_code: '880' } }
  expect(await problem(hao.call.orders.edit({ id, order: toPenghu }))).toMatchObject({
    status: 'validation_error',
    details: { errors: { 'contact_attributes.district': expect.stringContaining('Chilled') } },
  })
  const { id: normal } = await ordered()
  expect((await hao.call.orders.edit({ id: normal, order: toPenghu })).data.contact?.county).toBe('澎湖縣')
})

const abroad = {
  name: 'Ann',
  phone: '+14155552671',
  country: 'US',
  state_province_county: 'CA',
  city_or_town: 'San Jose',
  address_one: '12 Main St',
  postal_code: '95112',
}

test('D-69 abroad everything but the country can be edited', async () => {
  const { id } = await ordered({ shipping_method: 'ups', region: 'foreign', contact: null, foreign_contact: abroad })
  const { data } = await hao.call.orders.edit({ id, order: { foreign_contact_attributes: { city_or_town: 'Fresno' } } })
  expect(data.foreign_contact).toMatchObject({ city_or_town: 'Fresno', country: 'US' })
})

test('EDT-09 a remark that is sent empty is gone', async () => {
  const { id } = await ordered({ remark: 'ring twice' })
  expect((await hao.call.orders.edit({ id, order: { remark: '' } })).data.remark).toBe('')
  expect((await hao.call.orders.find({ id })).remark).toBe('')
})

test('EDT-10 another country is refused, with the reason, and nothing of that edit is done', async () => {
  const { id } = await ordered({ shipping_method: 'ups', region: 'foreign', contact: null, foreign_contact: abroad })
  const edit = (country: string) => hao.call.orders.edit({ id, order: { foreign_contact_attributes: { country, city_or_town: 'Fresno' } } })
  expect(await problem(edit('SG'))).toMatchObject({
    status: 'validation_error',
    details: { errors: { 'foreign_contact_attributes.country': expect.stringContaining('depends on the country') } },
  })
  expect((await hao.call.orders.find({ id })).foreign_contact).toMatchObject({ country: 'US', city_or_town: 'San Jose' })
  expect((await edit('US')).data.foreign_contact).toMatchObject({ country: 'US', city_or_town: 'Fresno' })
})

test('OAP-12 the order of somebody else cannot be edited', async () => {
  const { id } = await ordered()
  const mei = await signIn('mei')
  expect(await problem(mei.call.orders.edit({ id, order: { remark: 'x' } }))).toMatchObject({ status: 'invalid_order_number' })
  expect((await hao.call.orders.find({ id })).remark).toBe('')
})

test('D-68 the parts of an order are edited with it, and close it once they are packed', async () => {
  const { id, orderId } = await ordered()
  const part = await createOrder(database, {
    user_id: haoId,
    status: 'confirmed',
    payment: 'credit_cards',
    parent_id: orderId,
    suffix: 1,
    hashed_id: `${id}-1`,
  })
  await hao.call.orders.edit({ id, order: { remark: 'both' } })
  expect((await hao.call.orders.find({ id })).split_orders).toMatchObject([{ hashed_id: `${id}-1`, remark: 'both' }])
  expect(await problem(hao.call.orders.edit({ id: `${id}-1`, order: { remark: 'part' } }))).toMatchObject({
    status: 'invalid_order_number',
  })
  await db.updateTable('orders').set({ status: 'picking' }).where('id', '=', part).execute()
  expect(await problem(hao.call.orders.edit({ id, order: { remark: 'late' } }))).toMatchObject({ status: 'order_failed' })
})
