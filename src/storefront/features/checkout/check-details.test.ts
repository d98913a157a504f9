import { expect, test } from 'vitest'
import { newDraft, type Draft } from '#rules/checkout-draft.ts'
import { checkDetails, informationState } from './check-details.ts'

const filled: Draft = {
  ...newDraft,
  shipping_method: 'black_cat',
  sender: { name: '林小梅', phone: '+886912345678' },
  contact_attributes: { name: '林小梅', phone: '0912345678', county: '臺北市', district: '大安區', zip_code: '106', address: '永康街 31 巷 12 號' },
  receipt_carrier: { ...newDraft.receipt_carrier, member_carrier: 'lin@example.com' },
}

test('CK2-03 step 2 is done when sender, recipient, invoice and remark are right', () => {
  expect(checkDetails(filled, 'normal')).toEqual({})
  expect(informationState(filled, {})).toBe('valid')
})

test.each([
  ['CK2-07 the sender’s name', { sender: { name: ' ', phone: '+886912345678' } }, { 'sender.name': 'required' }],
  ['CK2-09 a sender’s number that is too short', { sender: { name: '林', phone: '+88691' } }, { 'sender.phone': 'mobileTooShort' }],
  ['RCP-12 an address of four characters', { contact_attributes: { ...filled.contact_attributes, address: '永康街１' } }, { 'contact.address': 'addressLimit' }],
  ['INV-13 a title without a tax ID', { receipt_name: '梅好' }, { 'invoice.receipt': 'taxIdNeeded' }],
  ['INV-15 a donation to nobody', { receipt_carrier: { ...filled.receipt_carrier, receipt_carrier_select: 'donate' } }, { 'invoice.carrier': 'donationAgencyNeeded' }],
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
