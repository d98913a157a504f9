import { expect, test } from 'vitest'
import { pickChanges } from './order-changes.ts'
import { cancelReasonToSend, decideCancel, defaultCancelReason, readCancelReason } from './order-cancel.ts'
import { decideEdit, type EditableOrder, type EditFacts, type OrderEdit } from './order-edit.ts'
import { orderStatuses } from './order.ts'

const order: EditableOrder = {
  sender: { name: 'Lin', phone: '+886912345678' },
  contact: { name: '林小梅', phone: '0912345678', county: '臺北市', district: '大安區', zip_code: '106', address: '和平東路 1 號' },
  foreign_contact: null,
  received_time: 'unspecified',
  remark: '',
}
const facts: EditFacts = {
  status: 'confirmed',
  method: 'freezing',
  order,
  edit: {},
  districts: [
    { zip_code: '106', county: '臺北市', district: '大安區' },
    { zip_code: '700', county: '臺南市', district: '中西區' },
    { zip_code: '880', county: '澎湖縣', district: '馬公市' },
  ],
  judgePhone: () => 'valid',
}
const edit = (asked: OrderEdit, more: Partial<EditFacts> = {}) => decideEdit({ ...facts, ...more, edit: asked })

test('EDT-01 EDT-07 an order is edited in the three open statuses only', () => {
  for (const status of orderStatuses) {
    const decided = edit({ remark: 'ring twice' }, { status })
    expect(decided.ok ? null : decided.refusal.code).toBe(
      ['uncharged', 'pending_payment', 'confirmed'].includes(status) ? null : 'order_failed',
    )
  }
})

test('EDT-05 D-69 what was sent is changed, all else stays', () => {
  expect(edit({ sender: { phone: '+886987654321' }, remark: 'ring twice', received_time: 'before_noon' })).toEqual({
    ok: true,
    value: { ...order, sender: { name: 'Lin', phone: '+886987654321' }, remark: 'ring twice', received_time: 'before_noon' },
  })
})

test('EDT-03 RCP-14 another district brings its own zip code', () => {
  expect(edit({ contact_attributes: { county: '臺南市', district: '中西區', zip_code: '999' } })).toMatchObject({
    value: { contact: { county: '臺南市', zip_code: '700', address: '和平東路 1 號' } },
  })
})

test('EDT-06 the rules of the checkout hold', () => {
  expect(edit({ contact_attributes: { phone: '02', address: '一' }, remark: 'a'.repeat(41) })).toEqual({
    ok: false,
    refusal: {
      code: 'validation_error',
      errors: { 'contact_attributes.phone': 'mobileFormat', 'contact_attributes.address': 'addressLimit', remark: 'remarksLimit' },
    },
  })
  expect(edit({ contact_attributes: { name: 'L1' } }, { method: 'seven' })).toMatchObject({
    refusal: { errors: { 'contact_attributes.name': 'realName' } },
  })
})

test('EDT-08 low-temperature orders cannot be moved to the outlying islands', () => {
  const penghu = { county: '澎湖縣', district: '馬公市', zip_code: '880' }
  expect(edit({ contact_attributes: penghu })).toMatchObject({ refusal: { errors: { 'contact_attributes.district': 'freezingDisabled' } } })
  expect(edit({ contact_attributes: penghu }, { method: 'black_cat' }).ok).toBe(true)
})

test('EDT-02 empty fields say nothing', () => {
  expect(edit({ sender: { name: ' ' }, contact_attributes: { address: '' } })).toEqual({ ok: true, value: order })
})

test('D-69 a recipient abroad can be edited, but not the country', () => {
  const foreign = {
    name: 'Ann',
    phone: '+1',
    country: 'US',
    state_province_county: 'CA',
    city_or_town: 'San Jose',
    address_one: '12 Main St',
    address_two: null,
    address_three: null,
    postal_code: '95112',
  }
  const abroad = { ...order, contact: null, received_time: null, foreign_contact: foreign }
  expect(
    edit({ foreign_contact_attributes: { city_or_town: 'Fresno' }, received_time: 'before_noon' }, { method: 'ups', order: abroad }),
  ).toEqual({ ok: true, value: { ...abroad, foreign_contact: { ...foreign, city_or_town: 'Fresno' } } })
  expect(edit({ foreign_contact_attributes: { address_one: '12' } }, { method: 'ups', order: abroad })).toMatchObject({
    refusal: { errors: { 'foreign_contact_attributes.address_one': 'foreignAddressLimit' } },
  })
})

test('EDT-02 EDT-04 only what changed is sent, and nothing when nothing did', () => {
  expect(pickChanges(order, order)).toBeNull()
  expect(pickChanges(order, { ...order, remark: ' ', sender: { ...order.sender, name: '' } })).toBeNull()
  expect(pickChanges(order, { ...order, remark: 'ring twice', sender: { ...order.sender, name: 'Lin Hao' } })).toEqual({
    sender: { name: 'Lin Hao' },
    remark: 'ring twice',
  })
  expect(pickChanges(order, { ...order, received_time: 'before_noon' })).toEqual({ received_time: 'before_noon' })
})

test('EDT-03 a changed zip code sends county and district with it', () => {
  const contact = { name: '林小梅', phone: '0912345678', county: '臺北市', district: '信義區', zip_code: '110', address: '和平東路 1 號' }
  expect(pickChanges(order, { ...order, contact })).toEqual({
    contact_attributes: { county: '臺北市', district: '信義區', zip_code: '110' },
  })
})

test('CNL-01 CNL-02 D-70 a reason travels as its key', () => {
  expect(defaultCancelReason).toBe('error')
  expect(cancelReasonToSend({ reason: 'duplicate', text: 'ignored' })).toEqual({ ok: true, value: 'duplicate' })
  expect(readCancelReason('edit')).toEqual({ ok: true, value: { cancel_code: 'edit', cancel_text: null } })
})

test('CNL-03 D-70 else needs words, at most 200', () => {
  expect(cancelReasonToSend({ reason: 'else', text: '  ' })).toEqual({ ok: false, refusal: { code: 'cancelReasonNeeded' } })
  expect(cancelReasonToSend({ reason: 'else', text: ' Too late ' })).toEqual({ ok: true, value: 'Too late' })
  expect(readCancelReason('Too late')).toEqual({ ok: true, value: { cancel_code: 'else', cancel_text: 'Too late' } })
  expect([readCancelReason(''), readCancelReason(null), readCancelReason('else')].every((read) => !read.ok)).toBe(true)
  expect(readCancelReason('x'.repeat(201))).toEqual({ ok: false, refusal: { code: 'tooLong' } })
})

test('CNL-05 CNL-06 D-64 an open order can be cancelled; paid ones are refunded', () => {
  expect(decideCancel({ status: 'uncharged', isPaid: false })).toEqual({ ok: true, value: 'cancel_unpaid' })
  expect(decideCancel({ status: 'confirmed', isPaid: true })).toEqual({ ok: true, value: 'cancel_paid' })
  expect(decideCancel({ status: 'confirmed', isPaid: false })).toEqual({ ok: true, value: 'cancel_unpaid' })
  expect(decideCancel({ status: 'picking', isPaid: true })).toEqual({ ok: false, refusal: { code: 'cancel_error' } })
  expect(decideCancel({ status: 'cancel', isPaid: false }), 'CNL-09').toEqual({ ok: false, refusal: { code: 'cancel_error' } })
})
