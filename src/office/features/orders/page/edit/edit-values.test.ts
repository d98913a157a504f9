import { expect, test } from 'vitest'
import { changedNames, editOf, faultName, valuesOf, valuesOfPresent } from './edit-values.ts'

const contact = { name: '陳媽媽', phone: '0922110334', county: '新竹縣', district: '竹北市', zip_code: '302', address: '文興路一段 168 號' }
const home = {
  sender: { name: '陳浩', phone: '+886922110334' },
  contact,
  foreign_contact: null,
  seven: null,
  received_time: 'before_noon',
  remark: '',
} as const
const began = valuesOf(home)

test('only what changed is sent, and a district goes with its county', () => {
  expect(editOf(began, began)).toEqual({ order: {} })
  expect(editOf(began, { ...began, 'contact.phone': '0933777001', remark: '按門鈴' })).toEqual({
    order: { contact_attributes: { phone: '0933777001' }, remark: '按門鈴' },
  })
  expect(editOf(began, { ...began, 'contact.district': '湖口鄉' }).order).toEqual({
    contact_attributes: { county: '新竹縣', district: '湖口鄉' },
  })
})

test('of a parcel to a store the store can change, and no address', () => {
  const store = valuesOf({ ...home, seven: { store_id: '131386', store_name: '永康門市' }, received_time: null } as never)
  expect(Object.keys(store)).toEqual(['sender.name', 'sender.phone', 'contact.name', 'contact.phone', 'store.store_id', 'remark'])
  expect(editOf(store, { ...store, 'store.store_id': '131387' })).toEqual({ order: {}, store_id: '131387' })
  expect(faultName('store.store_id')).toBe('store_id')
  expect(faultName('contact.name')).toBe('contact_attributes.name')
})

test('what somebody else has made of it reads by the same names', () => {
  const theirs = valuesOfPresent({
    sender: home.sender,
    contact: { ...contact, phone: '0900000000' },
    foreign_contact: null,
    store: null,
    received_time: 'before_noon',
    remark: '',
  })
  expect(changedNames(began, { ...began, ...theirs })).toEqual(['contact.phone'])
})
