import { expect, test } from 'vitest'
import type { Contact, ContactRow } from '#contract/shop/api/recipients.ts'
import { newDraft, type Draft } from '#rules/checkout/checkout-draft.ts'
import { draftIn, dropContact, hasNoRecipient, isReached, takeContacts, takeInvoices, takeStoreContact } from './draft-changes.ts'

const recent = (id: number, address = '106 臺北市 大安區 永康街 31 巷 12 號'): ContactRow => ({
  id,
  name: '林小梅',
  phone: '0912345678',
  address,
})
const lin = { name: '林小梅', phone: '+886912345678' }

test('RCP-01 RCP-02 with saved recipients the newest one is taken, without them the form opens', () => {
  expect(takeContacts(newDraft, { sender: lin, reached: [recent(3), recent(2)] })).toMatchObject({ sender: lin, contact_id: 3 })
  expect(takeContacts(newDraft, { sender: null, reached: [] })).toMatchObject({ sender: newDraft.sender, contact_id: null })
})

test('what was typed before the saved data came stays', () => {
  const typed: Draft = {
    ...newDraft,
    sender: { name: '陳', phone: '' },
    contact_attributes: { ...newDraft.contact_attributes, name: '王' },
  }
  expect(takeContacts(typed, { sender: lin, reached: [recent(3)] })).toMatchObject({ sender: { name: '陳', phone: '' }, contact_id: null })
})

test('RCP-02 CKO-15 who was chosen before stays chosen when the saved data comes again', () => {
  const chosen: Draft = { ...newDraft, contact_id: 2 }
  expect(takeContacts(chosen, { sender: null, reached: [recent(3), recent(2)] }).contact_id).toBe(2)
  expect(takeContacts({ ...newDraft, contact_id: 1 }, { sender: null, reached: [recent(3), recent(2)] }).contact_id).toBe(3)
})

test('CKO-15 in the other language the places of a draft are called as its lists call them', () => {
  const contact_attributes = {
    ...newDraft.contact_attributes,
    name: '王',
    county: '臺北市',
    district: '大安區',
    zip_code: '106',
    address: '永康街 8 號',
  }
  const store_place = { county: '新竹縣', city: '', road: '', store_name: '' }
  const english = draftIn({ ...newDraft, contact_attributes, store_place }, 'en')
  expect(english.contact_attributes).toEqual({ ...contact_attributes, county: 'Taipei City', district: "Da'an District" })
  expect(english.store_place).toEqual({ ...store_place, county: 'Hsinchu County' })
  expect(draftIn(english, 'zh')).toMatchObject({ contact_attributes, store_place })
  expect(draftIn(newDraft, 'en')).toEqual(newDraft)
})

test('RCP-05 a deleted recipient that was chosen makes room for the next one', () => {
  const chosen: Draft = { ...newDraft, contact_id: 3 }
  expect(dropContact(chosen, { id: 3, left: [recent(2)] }).contact_id).toBe(2)
  expect(dropContact(chosen, { id: 3, left: [] }).contact_id).toBeNull()
  expect(dropContact(chosen, { id: 2, left: [recent(4), recent(3)] }).contact_id).toBe(3)
})

test('SHP-06 chilled goods do not go to a saved recipient on an outlying island', () => {
  const inPenghu = recent(4, '880 澎湖縣 馬公市 中正路 20 號')
  expect(isReached(inPenghu, 'freezing')).toBe(false)
  expect(isReached(inPenghu, 'normal')).toBe(true)
  expect(isReached(recent(3), 'freezing')).toBe(true)
})

test('INV-18 what the shop knows of the carriers wins over the cookie’s choice of none', () => {
  const choice = { type: 'receipt_carrier', radio: 'mobile_carrier', donationAgency: '' } as const
  const known = takeInvoices(newDraft, { saved: { member: null, mobile: '/AB12.+-', citizen: null }, email: 'lin@example.com', choice })
  expect(known.receipt_carrier).toMatchObject({
    receipt_carrier_radio: 'mobile_carrier',
    mobile_carrier: '/AB12.+-',
    member_carrier: 'lin@example.com',
  })
  const unknown = takeInvoices(newDraft, { saved: null, email: 'lin@example.com', choice })
  expect(unknown.receipt_carrier.receipt_carrier_radio).toBe('member_carrier')
})

test('INV-04 a remembered donation comes back without a carrier', () => {
  const choice = { type: 'donate', radio: null, donationAgency: '919' } as const
  const draft = takeInvoices(newDraft, { saved: null, email: '', choice })
  expect(draft).toMatchObject({ donationAgency: '919', receipt_carrier: { receipt_carrier_select: 'donate', receipt_carrier_radio: null } })
})

const pickup: Contact = {
  id: 7,
  type: 'seven',
  name: '林小梅',
  phone: '0912345678',
  address: '永康門市',
  store_id: '131386',
  store_name: '永康門市',
  county: '臺北市',
  district: '大安區',
  zip_code: null,
  country: null,
  state_province_county: null,
  city_or_town: null,
  address_one: null,
  address_two: null,
  address_three: null,
  postal_code: null,
}
const atStore: Draft = { ...newDraft, shipping_method: 'seven' }

test('RCP-03 D-50 store pickup begins with the newest entry, its place in the language of the page', () => {
  const zh = takeStoreContact(atStore, { contact: pickup, language: 'zh' })
  expect(zh).toMatchObject({ store_id: '131386', contact_id: null, contact_attributes: { name: '林小梅', phone: '0912345678' } })
  expect(zh.store_place).toEqual({ county: '臺北市', city: '大安區', road: 'all', store_name: '永康門市' })
  expect(takeStoreContact(atStore, { contact: pickup, language: 'en' }).store_place).toMatchObject({
    county: 'Taipei City',
    city: "Da'an District",
  })
})

test('a store that has closed since is not taken over, and what was typed stays', () => {
  const closed = takeStoreContact(atStore, { contact: { ...pickup, store_name: undefined }, language: 'zh' })
  expect(closed).toMatchObject({ store_id: '', contact_attributes: { name: '林小梅' } })
  const typed: Draft = { ...atStore, contact_attributes: { ...newDraft.contact_attributes, name: '王' } }
  expect(takeStoreContact(typed, { contact: pickup, language: 'zh' })).toBe(typed)
})

test.each([
  ['black_cat', { contact_attributes: { ...newDraft.contact_attributes, name: '王' } }],
  ['seven', { contact_attributes: { ...newDraft.contact_attributes, name: '王' } }],
  ['seven', { store_place: { ...newDraft.store_place, county: '臺北市' } }],
  ['ups', { foreign_contact_attributes: { ...newDraft.foreign_contact_attributes, country: 'US' } }],
] as const)('CK2-04 a recipient of %s is written about with %j', (shipping_method, typed) => {
  expect(hasNoRecipient({ ...newDraft, shipping_method })).toBe(true)
  expect(hasNoRecipient({ ...newDraft, shipping_method, ...typed })).toBe(false)
})
