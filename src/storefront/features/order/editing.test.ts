import { expect, test } from 'vitest'
import type { Order } from '#contract/shop/api/order.ts'
import { editableOf, judgeEdit } from './editing.ts'

const order = {
  status: 'confirmed',
  shipping_method: 'refrigeration',
  sender: { name: '陳浩', phone: '+886922110334' },
  contact: {
    name: '陳媽媽',
    phone: '0922110334',
    county: '新竹縣',
    district: '竹北市',
    zip_code: '302',
    address: '文興路一段 168 號 8 樓',
  },
  foreign_contact: null,
  received_time: 'before_noon',
  remark: 'ring twice',
} as unknown as Order

const before = editableOf(order, 'zh')
const judge = (change: Partial<typeof before>) => judgeEdit({ order, before, after: { ...before, ...change } })

test('EDT-04 who changes nothing sends nothing', () => {
  expect(judge({})).toEqual({ changes: null, errors: {} })
})

test('EDT-02 EDT-03 only what changed is sent, a place with its county and district', () => {
  const contact = {
    name: '陳媽媽',
    phone: '0922110334',
    county: '臺南市',
    district: '中西區',
    zip_code: '700',
    address: '文興路一段 168 號 8 樓',
  }
  expect(judge({ contact }).changes).toEqual({ contact_attributes: { county: '臺南市', district: '中西區', zip_code: '700' } })
  expect(judge({ remark: ' ring twice ' }).changes).toBeNull()
})

test('EDT-09 a remark can be taken away', () => {
  expect(judge({ remark: '' })).toEqual({ changes: { remark: '' }, errors: {} })
})

test('EDT-06 EDT-08 the form says what the server would refuse', () => {
  const island = { name: '陳媽媽', phone: '09', county: '澎湖縣', district: '馬公市', zip_code: '880', address: '文興路一段 168 號 8 樓' }
  expect(judge({ contact: island }).errors).toEqual({
    'contact_attributes.phone': 'mobileTooShort',
    'contact_attributes.district': 'freezingDisabled',
  })
  expect(judge({ remark: 'x'.repeat(41) }).errors).toEqual({ remark: 'remarksLimit' })
})

test('an emptied field that is needed is told, because sending it empty would change nothing', () => {
  expect(judge({ sender: { name: ' ', phone: '+886922110334' } }).errors).toEqual({ 'sender.name': 'required' })
})

test('a place reads in the language of the page, which is no change', () => {
  const english = editableOf(order, 'en')
  expect(english.contact?.county).toMatch(/Hsinchu County/)
  expect(judgeEdit({ order, before: english, after: english }).changes).toBeNull()
})
