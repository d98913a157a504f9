import { expect, test } from 'vitest'
import { newDraft, type Draft } from '#rules/checkout/checkout-draft.ts'
import { checkDetails, informationState } from './check-details.ts'

const filled: Draft = {
  ...newDraft,
  shipping_method: 'black_cat',
  sender: { name: '林小梅', phone: '+886912345678' },
  contact_attributes: {
    name: '林小梅',
    phone: '0912345678',
    county: '臺北市',
    district: '大安區',
    zip_code: '106',
    address: '永康街 31 巷 12 號',
  },
  receipt_carrier: { ...newDraft.receipt_carrier, member_carrier: 'lin@example.com' },
}

test('CK2-03 step 2 is done when sender, recipient, invoice and remark are right', () => {
  expect(checkDetails(filled, 'normal')).toEqual({})
  expect(informationState(filled, {})).toBe('valid')
})

test.each([
  ['CK2-07 the sender’s name', { sender: { name: ' ', phone: '+886912345678' } }, { 'sender.name': 'required' }],
  ['CK2-09 a sender’s number that is too short', { sender: { name: '林', phone: '+88691' } }, { 'sender.phone': 'mobileTooShort' }],
  [
    'RCP-12 an address of four characters',
    { contact_attributes: { ...filled.contact_attributes, address: '永康街１' } },
    { 'contact.address': 'addressLimit' },
  ],
  ['INV-13 a title without a tax ID', { receipt_name: '梅好' }, { 'invoice.receipt': 'taxIdNeeded' }],
  [
    'INV-15 a donation to nobody',
    { receipt_carrier: { ...filled.receipt_carrier, receipt_carrier_select: 'donate' } },
    { 'invoice.carrier': 'donationAgencyNeeded' },
  ],
  ['CK2-11 a remark of 41 characters', { remark: '好'.repeat(41) }, { remark: 'remarksLimit' }],
] as const)('%s is pointed out', (_, changes, errors) => {
  const draft = { ...filled, ...changes } as Draft
  expect(checkDetails(draft, 'normal')).toEqual(errors)
  expect(informationState(draft, errors)).toBe('wrong')
})

test('SHP-08 a district that chilled goods do not reach is named as such', () => {
  const inPenghu: Draft = { ...filled, contact_attributes: { ...filled.contact_attributes, county: '澎湖縣', district: '馬公市' } }
  expect(checkDetails(inPenghu, 'refrigeration')).toEqual({ 'contact.district': 'freezingDisabled' })
  expect(checkDetails(inPenghu, 'normal')).toEqual({})
})

test('RCP-09 a saved recipient needs no form', () => {
  expect(checkDetails({ ...filled, contact_id: 3, contact_attributes: newDraft.contact_attributes }, 'normal')).toEqual({})
})

test('CK2-04 nobody to send it to is another warning than something wrong', () => {
  const nobody: Draft = { ...filled, contact_attributes: newDraft.contact_attributes }
  expect(informationState(nobody, checkDetails(nobody, 'normal'))).toBe('missing')
})

const atStore: Draft = {
  ...filled,
  shipping_method: 'seven',
  store_id: '131386',
  store_place: { county: '臺北市', city: '大安區', road: 'all', store_name: '永康門市' },
}

test.each([
  ['nothing', {}, {}],
  [
    'RCP-16 a name that no identity card bears',
    { contact_attributes: { ...filled.contact_attributes, name: '小梅7' } },
    { 'store.name': 'realName' },
  ],
  [
    'RCP-17 a number that is not mobile',
    { contact_attributes: { ...filled.contact_attributes, phone: '0223456789' } },
    { 'store.phone': 'mobileFormat' },
  ],
  ['RCP-18 no store', { store_id: '' }, { 'store.store_id': 'required' }],
  [
    'RCP-18 no place',
    { store_id: '', store_place: newDraft.store_place },
    { 'store.county': 'required', 'store.city': 'required', 'store.road': 'required', 'store.store_id': 'required' },
  ],
] as const)('CK2-03 at a store, %s is pointed out', (_, changes, errors) => {
  expect(checkDetails({ ...atStore, ...changes } as Draft, 'normal')).toEqual(errors)
})

const abroad = {
  name: 'Mei Lin',
  phone: '+14155552671',
  country: 'US',
  state_province_county: 'CA',
  city_or_town: 'San Francisco',
  address_one: '1 Market Street',
  address_two: '',
  address_three: '',
  postal_code: '94105',
}
const overseas: Draft = { ...filled, shipping_method: 'ups', foreign_contact_attributes: abroad }

test.each([
  ['nothing', {}, {}],
  ['RCP-23 a Chinese name', { name: '林小梅' }, { 'foreign.name': 'englishName' }],
  ['RCP-24 a short address', { address_one: '1 M' }, { 'foreign.address_one': 'foreignAddressLimit' }],
  ['RCP-25 a second line that is too long', { address_two: 'x'.repeat(36) }, { 'foreign.address_two': 'foreignAddressLineLimit' }],
  ['RCP-27 a city with figures', { city_or_town: 'Area 51' }, { 'foreign.city_or_town': 'lettersOnly' }],
  ['RCP-28 a state that is none', { state_province_county: 'Ontario' }, { 'foreign.state_province_county': 'choice' }],
  ['RCP-29 no postal code', { postal_code: '' }, { 'foreign.postal_code': 'required' }],
  ['RCP-29 no postal code in Hong Kong', { country: 'HK', state_province_county: 'Kowloon', postal_code: '' }, {}],
  ['RCP-30 no country', { country: '', state_province_county: 'Kowloon' }, { 'foreign.country': 'required' }],
  ['RCP-31 a phone number that cannot be', { phone: '+1415' }, { 'foreign.phone': 'mobileTooShort' }],
] as const)('CK2-03 abroad, %s is pointed out', (_, changes, errors) => {
  expect(checkDetails({ ...overseas, foreign_contact_attributes: { ...abroad, ...changes } }, 'normal')).toEqual(errors)
})
