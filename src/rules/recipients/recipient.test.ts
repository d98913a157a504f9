import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldTexts } from '#texts/shared/fields.ts'
import { errorsIn, errorsOf, type FieldMessage } from '#rules/field-errors.ts'
import { checkForeign, hasPostalCode, type ForeignEntered } from './foreign-recipient.ts'
import type { District } from './places.ts'
import {
  checkHome,
  checkMobile,
  checkRemark,
  checkSender,
  checkStoreContact,
  isRealName,
  maskMobile,
  type HomeEntered,
  type JudgePhone,
} from './recipient.ts'
import { allRoads, checkStoreForm, chooseStoreLevel, noStorePlace, storeKey } from '#rules/shipping/store-place.ts'
import { usStates } from './us-states.ts'

const districts: District[] = [
  { zip_code: '106', county: '臺北市', district: '大安區' },
  { zip_code: '880', county: '澎湖縣', district: '馬公市' },
]
const judge: JudgePhone = (phone) =>
  ({ '+886912345678': 'valid', '+8869': 'too_short', '+88691234567890': 'too_long' } as const)[phone] ?? 'wrong'
const mei: HomeEntered = { name: '林小梅', phone: '0912345678', county: '臺北市', district: '大安區', address: '和平東路 1 號' }
const home = (change: HomeEntered = {}, temperature: 'normal' | 'freezing' = 'normal') =>
  checkHome({ ...mei, ...change }, { districts, temperature })

test('CK2-12 every message has its words in both languages', () => {
  const message: FieldMessage = 'required'
  const texts: Record<FieldMessage, unknown> = fieldTexts
  expect(texts[message]).toBeDefined()
})

test('CK2-07 CK2-09 a sender has a name and a phone that the library knows', () => {
  expect(checkSender({ name: 'Lin', phone: '+886912345678' }, judge)).toEqual({})
  expect(checkSender({ name: ' ', phone: '' }, judge)).toEqual({ name: 'required', phone: 'required' })
  expect(['+8869', '+88691234567890', 'abc'].map((phone) => checkSender({ name: 'Lin', phone }, judge).phone)).toEqual([
    'mobileTooShort',
    'mobileTooLong',
    'mobileFormat',
  ])
})

test('RCP-10 RCP-13 a home recipient needs every field', () => {
  expect(home()).toEqual({})
  expect(checkHome({}, { districts, temperature: 'normal' })).toEqual({
    name: 'required',
    phone: 'required',
    county: 'required',
    district: 'required',
    address: 'required',
  })
})

test.each<[string, FieldMessage | null]>([
  ['0912345678', null],
  ['', 'required'],
  ['091234567', 'mobileTooShort'],
  ['09', 'mobileTooShort'],
  ['0', 'mobileTooShort'],
  ['09123456789', 'mobileTooLong'],
  ['0812345678', 'mobileFormat'],
  ['+886912345', 'mobileFormat'],
  ['0912-345-678', 'mobileFormat'],
])('RCP-11 CK2-09 the mobile number %j: %s', (phone, message) => {
  expect(checkMobile(phone)).toBe(message)
})

test('RCP-11 the field keeps 10 digits of whatever is typed', () => {
  expect(maskMobile('0912-345-6789')).toBe('0912345678')
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(maskMobile(typed)).toMatch(/^\d{0,10}$/)
    }),
  )
})

test('RCP-12 an address has at least 5 characters', () => {
  expect(home({ address: '一二三四' })).toEqual({ address: 'addressLimit' })
  expect(home({ address: '一二三四五' })).toEqual({})
})

test('RCP-13 a district belongs to its county', () => {
  expect(home({ district: '馬公市' })).toEqual({ district: 'choice' })
})

test('SHP-07 SHP-08 low temperature does not reach the outlying islands', () => {
  const penghu = { county: '澎湖縣', district: '馬公市' }
  expect(home(penghu)).toEqual({})
  expect(home(penghu, 'freezing')).toEqual({ district: 'freezingDisabled' })
})

test.each([
  ['林小梅', true],
  ['Mei-Ling Lin', true],
  ['阿布·拉敏', true],
  ['José', true],
  ['林', false],
  ['林3', false],
  ['L.', false],
  ['林小梅!', false],
  ['', false],
  ['a'.repeat(20), true],
  ['a'.repeat(21), false],
])('RCP-16 D-88 %j can be a real name: %s', (name, real) => {
  expect(isRealName(name)).toBe(real)
})

test('RCP-16 RCP-17 the one who picks up has a real name and a mobile number', () => {
  expect(checkStoreContact({ name: '林小梅', phone: '0912345678' })).toEqual({})
  expect(checkStoreContact({ name: 'Mei 123', phone: '02' })).toEqual({ name: 'realName', phone: 'mobileFormat' })
})

test('RCP-18 the store form needs county, city, road and store', () => {
  expect(checkStoreForm({ name: '林小梅', phone: '0912345678' }, noStorePlace)).toEqual({
    county: 'required',
    city: 'required',
    road: 'required',
    store_id: 'required',
  })
})

test('RCP-19 choosing a higher level clears the lower ones', () => {
  const full = { county: 'Taipei City', city: 'Xinyi', road: 'Songren Road', store_id: '131386' }
  expect(chooseStoreLevel(full, { level: 'city', value: "Da'an" })).toEqual({
    county: 'Taipei City',
    city: "Da'an",
    road: '',
    store_id: '',
  })
  expect(chooseStoreLevel(full, { level: 'city', value: 'Xinyi' })).toBe(full)
  expect(chooseStoreLevel(full, { level: 'county', value: 'Tainan City' })).toEqual({
    county: 'Tainan City',
    city: '',
    road: '',
    store_id: '',
  })
})

test('RCP-20 RCP-21 D-56 keys of a store lookup are joined with a pipe', () => {
  const place = { county: 'Taipei City', city: "Da'an", road: allRoads, store_id: '' }
  expect([storeKey(place, 'county'), storeKey(place, 'city'), storeKey(place, 'road')]).toEqual([
    'Taipei City',
    "Taipei City|Da'an",
    "Taipei City|Da'an|all",
  ])
})

const ann: ForeignEntered = {
  name: 'Ann Lin-Smith, Jr.',
  phone: '+886912345678',
  country: 'US',
  state_province_county: 'CA',
  city_or_town: 'San Jose',
  address_one: '12 Main St. #4',
  address_two: '',
  address_three: null,
  postal_code: '95112',
}
const abroad = (change: ForeignEntered = {}) => checkForeign({ ...ann, ...change }, judge)

test('RCP-23 to RCP-31 a recipient abroad', () => {
  expect(abroad()).toEqual({})
  expect(checkForeign({}, judge)).toEqual({
    name: 'required',
    phone: 'required',
    country: 'required',
    state_province_county: 'required',
    city_or_town: 'required',
    address_one: 'required',
    postal_code: 'required',
  })
})

test.each<[string, ForeignEntered, Record<string, FieldMessage>]>([
  ['RCP-23', { name: '林小梅' }, { name: 'englishName' }],
  ['RCP-23', { name: 'Ann2' }, { name: 'englishName' }],
  ['RCP-24', { address_one: '12 A' }, { address_one: 'foreignAddressLimit' }],
  ['RCP-24', { address_one: 'a'.repeat(36) }, { address_one: 'foreignAddressLimit' }],
  ['RCP-25', { address_two: 'a'.repeat(36) }, { address_two: 'foreignAddressLineLimit' }],
  ['RCP-25', { address_three: 'B1' }, {}],
  ['RCP-26', { address_one: '12 Main St; 4' }, { address_one: 'foreignAddressFormat' }],
  ['RCP-26', { address_three: 'c/o Bob' }, { address_three: 'foreignAddressFormat' }],
  ['RCP-27', { city_or_town: 'San Jose 1' }, { city_or_town: 'lettersOnly' }],
  ['RCP-27', { country: 'SG', state_province_county: 'S1' }, { state_province_county: 'lettersOnly' }],
  ['RCP-28', { state_province_county: 'Bavaria' }, { state_province_county: 'choice' }],
  ['RCP-28', { state_province_county: 'New York' }, {}],
  ['RCP-29', { postal_code: 'SW1' }, { postal_code: 'postalCode' }],
  ['RCP-29', { country: 'HK', state_province_county: 'Kowloon', postal_code: '' }, {}],
  ['RCP-30', { country: 'MY', state_province_county: 'Selangor' }, { country: 'choice' }],
  ['RCP-31', { phone: '+8869' }, { phone: 'mobileTooShort' }],
])('RCP-24 RCP-25 RCP-26 RCP-27 %s abroad with %j: %j', (_id, change, errors) => {
  expect(abroad(change)).toEqual(errors)
})

test('RCP-29 Hong Kong and Macao have no postal codes', () => {
  expect(['US', 'SG', 'AU', 'HK', 'MO'].map(hasPostalCode)).toEqual([true, true, true, false, false])
})

test('CON-10 51 states, each once', () => {
  expect(new Set(usStates.map((state) => state.short)).size).toBe(51)
  expect(usStates).toContainEqual({ name: 'District of Columbia', short: 'DC' })
})

test('CK2-11 a remark has at most 40 characters, however they are written', () => {
  expect(checkRemark('梅'.repeat(40))).toBeNull()
  expect(checkRemark('🌸'.repeat(40))).toBeNull()
  expect(checkRemark('a'.repeat(41))).toBe('remarksLimit')
})

test('errors of a part are named by their place', () => {
  expect(errorsIn('sender', errorsOf({ name: 'required', phone: null }))).toEqual({ 'sender.name': 'required' })
})
