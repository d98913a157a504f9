import { expect, test } from 'vitest'
import { addressOf } from './address-of.ts'

const mei = { name: '林予安', phone: '0912345678' }

test('ORD-05 an address in Taiwan is written without spaces', () => {
  const contact = { ...mei, county: '臺北市', district: '大安區', zip_code: '106', address: '和平東路二段 118 號 5 樓' }
  expect(addressOf({ contact, foreign_contact: null })).toBe('106 臺北市大安區和平東路二段 118 號 5 樓')
})

test('ORD-05 an address abroad leaves out what it has not', () => {
  const abroad = {
    ...mei,
    country: 'HK',
    state_province_county: 'Kowloon',
    city_or_town: 'Mong Kok',
    address_one: '1 Nathan Road',
    address_two: null,
    address_three: null,
    postal_code: null,
  }
  expect(addressOf({ contact: null, foreign_contact: abroad })).toBe('1 Nathan Road, Mong Kok, Kowloon, Hong Kong')
})

test('ORD-16 a store pickup has a store and no address', () => {
  const contact = { ...mei, county: null, district: null, zip_code: null, address: null }
  expect(addressOf({ contact, foreign_contact: null })).toBeNull()
})
