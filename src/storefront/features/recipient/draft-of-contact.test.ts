import { expect, test } from 'vitest'
import type { Contact } from '#contract/shop/api/recipients.ts'
import { draftOfContact } from './draft-of-contact.ts'

const nowhere = { county: null, district: null, zip_code: null, country: null, state_province_county: null, city_or_town: null }
const noLines = { address_one: null, address_two: null, address_three: null, postal_code: null }
const chen: Contact = {
  id: 1,
  type: 'black_cat',
  name: '陳媽媽',
  phone: '0922110334',
  ...nowhere,
  ...noLines,
  county: '新竹縣',
  district: '竹北市',
  zip_code: '302',
  address: '302 新竹縣 竹北市 文興路一段 168 號',
}

test('RCP-34 the form of a saved recipient asks for the street alone, and names places in its language', () => {
  expect(draftOfContact(chen, 'zh').contact_attributes).toEqual({
    name: '陳媽媽',
    phone: '0922110334',
    county: '新竹縣',
    district: '竹北市',
    zip_code: '302',
    address: '文興路一段 168 號',
  })
  expect(draftOfContact(chen, 'en').contact_attributes).toMatchObject({ county: 'Hsinchu County', address: '文興路一段 168 號' })
})

test('RCP-34 a store keeps its way there, and abroad what is not known is empty', () => {
  const store = { ...chen, type: 'seven', county: '臺北市', district: '大安區', store_id: '131386', store_name: '永康門市' } as const
  expect(draftOfContact(store, 'zh')).toMatchObject({
    store_id: '131386',
    store_place: { county: '臺北市', city: '大安區', road: 'all', store_name: '永康門市' },
  })
  const abroad = { ...chen, ...nowhere, type: 'ups', country: 'HK', city_or_town: 'Mong Kok', address_one: '88 Nathan Road' } as const
  expect(draftOfContact(abroad, 'en').foreign_contact_attributes).toMatchObject({
    country: 'HK',
    address_one: '88 Nathan Road',
    postal_code: '',
  })
})
