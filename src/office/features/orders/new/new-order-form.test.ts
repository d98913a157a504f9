import { expect, test } from 'vitest'
import type { OfficeOrder } from '#contract/office/api/orders.ts'
import { copyOf, emptyForm, faultNameOf, wishOf } from './new-order-form.ts'

const contact = { name: '陳媽媽', phone: '0922110334', county: '新竹縣', district: '竹北市', zip_code: '302', address: '文興路一段 168 號' }
const line = (id: number, quantity: number) => ({ quantity, product: { id, name: `商品 ${id}` }, optional_items: [] })
const order = {
  shipping_method: 'black_cat',
  contact,
  foreign_contact: null,
  seven: null,
  sender: { name: '陳浩', phone: '+886922110334' },
  received_time: 'before_noon',
  order_details: [line(7, 2)],
  split_orders: [{ order_details: [{ ...line(9, 1), optional_items: [{ product_id: 3, quantity: 4, name: '紅' }] }] }],
} as unknown as OfficeOrder['order']

test('DSK-28 a copy has the goods of the order, those of its parts too, and no price of then', () => {
  const form = copyOf({ order } as OfficeOrder)
  expect(wishOf(form, 'U2')).toEqual({
    uid: 'U2',
    language: 'zh',
    payway: 'link',
    lines: [
      { product_id: 7, quantity: 2, picks: [] },
      { product_id: 9, quantity: 1, picks: [{ product_id: 3, quantity: 4 }] },
    ],
    order: {
      sender: { name: '陳浩', phone: '+886922110334' },
      shipping_method: 'black_cat',
      contact_attributes: { name: '陳媽媽', phone: '0922110334', county: '新竹縣', district: '竹北市', address: '文興路一段 168 號' },
      received_time: 'before_noon',
      invoice_info: { carrier_type: 'mobile_carrier', carrier: null, name: null, receipt: null, address: null },
      remark: '',
    },
  })
})

test('what a method does not ask for is not sent', () => {
  const fields = {
    'contact.name': '林',
    'contact.phone': '0933777001',
    'contact.address': '某路',
    'store.store_id': '131386',
    received_time: 'before_noon',
  }
  const { order: toStore } = wishOf({ ...emptyForm, method: 'seven', fields }, 'U2')
  expect(toStore).toMatchObject({ contact_attributes: { name: '林', phone: '0933777001' }, store_id: '131386' })
  expect(toStore).not.toHaveProperty('received_time')
  expect(faultNameOf('contact.name')).toBe('contact_attributes.name')
  expect(faultNameOf('foreign_contact.country')).toBe('foreign_contact_attributes.country')
  expect(faultNameOf('store.store_id')).toBe('store_id')
})
