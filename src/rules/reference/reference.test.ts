import { expect, test } from 'vitest'
import { findDistrict, placesFor } from '#rules/recipients/places.ts'
import { countriesOf } from './countries.ts'
import { donationAgencies } from './donation-agencies.ts'
import { installmentBanks } from './installment-banks.ts'
import { taiwanDistricts } from './taiwan-districts.ts'
import { defaultTerms } from '../terms.ts'

const countiesOf = (districts: readonly { county: string }[]) => [...new Set(districts.map(({ county }) => county))]

test('SHP-11 Taiwan has 22 counties with 368 districts, each with a zip code of three digits', () => {
  expect(countiesOf(taiwanDistricts)).toHaveLength(22)
  expect(taiwanDistricts).toHaveLength(368)
  for (const { zip_code, county_en, district_en } of taiwanDistricts) {
    expect(zip_code).toMatch(/^[2-9]\d\d$|^1\d\d$/)
    expect(county_en).toMatch(/ (City|County)$/)
    expect(district_en).toMatch(/^[A-Z][A-Za-z' ]+ (District|City|Township)$/)
  }
})

test('SHP-11 no two districts of a county have the same name, in either language', () => {
  const named = (key: 'district' | 'district_en') => taiwanDistricts.map((each) => `${each.county} ${each[key]}`)
  expect(new Set(named('district')).size).toBe(368)
  expect(new Set(named('district_en')).size).toBe(368)
})

test('RCP-14 a district is found by its names of either language', () => {
  expect(findDistrict(taiwanDistricts, { county: '臺北市', district: '大安區' })?.zip_code).toBe('106')
  expect(findDistrict(taiwanDistricts, { county: 'Taichung City', district: "Da'an District" })?.zip_code).toBe('439')
  expect(findDistrict(taiwanDistricts, { county: 'Changhua County', district: 'Yuanlin City' })?.zip_code).toBe('510')
})

test('SHP-07 chilled goods hide three counties and three single islands', () => {
  const reached = placesFor(taiwanDistricts, 'refrigeration')
  const hidden = taiwanDistricts.filter(({ remote }) => remote)
  expect(countiesOf(taiwanDistricts).filter((county) => !countiesOf(reached).includes(county))).toEqual(['澎湖縣', '金門縣', '連江縣'])
  expect(hidden.map(({ district }) => district)).toEqual(expect.arrayContaining(['琉球鄉', '綠島鄉', '蘭嶼鄉']))
  expect(reached.length + hidden.length).toBe(368)
})

test('SHP-04 SHP-05 the courier goes to five countries, each with its fee', () => {
  expect(countriesOf(defaultTerms.delivery).map(({ iso, payment }) => [iso, payment])).toEqual([
    ['US', 3500],
    ['HK', 400],
    ['MO', 400],
    ['SG', 3500],
    ['AU', 3500],
  ])
})

test('INV-16 INV-17 twenty donation codes, in the order that is prescribed', () => {
  expect(donationAgencies).toHaveLength(20)
  expect(donationAgencies.slice(0, 3).map(({ donateCode }) => donateCode)).toEqual(['1226', '9305', '958'])
})

test('CK3-09 D-45 23 banks for 0 %', () => expect(installmentBanks).toHaveLength(23))
