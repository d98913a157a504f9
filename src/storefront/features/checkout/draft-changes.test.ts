import { expect, test } from 'vitest'
import type { ContactRow } from '#contract/api/recipients.ts'
import { newDraft, type Draft } from '#rules/checkout-draft.ts'
import { changeContact, dropContact, isReached, takeContacts, takeInvoices } from './draft-changes.ts'

const recent = (id: number, address = '106 臺北市 大安區 永康街 31 巷 12 號'): ContactRow => ({ id, name: '林小梅', phone: '0912345678', address })
const lin = { name: '林小梅', phone: '+886912345678' }

test('RCP-02 with saved recipients the newest one is taken, without them the form opens', () => {
  expect(takeContacts(newDraft, { sender: lin, reached: [recent(3), recent(2)] })).toMatchObject({ sender: lin, contact_id: 3 })
  expect(takeContacts(newDraft, { sender: null, reached: [] })).toMatchObject({ sender: newDraft.sender, contact_id: null })
})

test('what was typed before the saved data came stays', () => {
  const typed: Draft = { ...newDraft, sender: { name: '陳', phone: '' }, contact_attributes: { ...newDraft.contact_attributes, name: '王' } }
  expect(takeContacts(typed, { sender: lin, reached: [recent(3)] })).toMatchObject({ sender: { name: '陳', phone: '' }, contact_id: null })
})

test('RCP-05 a deleted recipient that was chosen makes room for the next one', () => {
  const chosen: Draft = { ...newDraft, contact_id: 3 }
  expect(dropContact(chosen, { id: 3, left: [recent(2)] }).contact_id).toBe(2)
  expect(dropContact(chosen, { id: 3, left: [] }).contact_id).toBeNull()
  expect(dropContact(chosen, { id: 2, left: [recent(3)] }).contact_id).toBe(3)
})

test('RCP-14 the zip code follows the district, and another county clears both', () => {
  const inTaipei = changeContact(changeContact(newDraft, { county: '臺北市' }), { district: '大安區' })
  expect(inTaipei.contact_attributes).toMatchObject({ county: '臺北市', district: '大安區', zip_code: '106' })
  expect(changeContact(inTaipei, { county: '臺中市' }).contact_attributes).toMatchObject({ county: '臺中市', district: '', zip_code: '' })
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
  expect(known.receipt_carrier).toMatchObject({ receipt_carrier_radio: 'mobile_carrier', mobile_carrier: '/AB12.+-', member_carrier: 'lin@example.com' })
  const unknown = takeInvoices(newDraft, { saved: null, email: 'lin@example.com', choice })
  expect(unknown.receipt_carrier.receipt_carrier_radio).toBe('member_carrier')
})

test('INV-04 a remembered donation comes back without a carrier', () => {
  const choice = { type: 'donate', radio: null, donationAgency: '919' } as const
  const draft = takeInvoices(newDraft, { saved: null, email: '', choice })
  expect(draft).toMatchObject({ donationAgency: '919', receipt_carrier: { receipt_carrier_select: 'donate', receipt_carrier_radio: null } })
})
