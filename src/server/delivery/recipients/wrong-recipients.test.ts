import { expect, test } from 'vitest'
import { fieldTexts, type FieldMessage } from '#texts/shared/fields.ts'
import { openTestShop } from '#support/test-shop.ts'

// What a caller hears who writes down a recipient that no courier could reach: which field, and why.

const { signIn } = await openTestShop()
const hao = await signIn('hao')

const home = { name: '陳浩', phone: '0922110334', county: '新竹縣', district: '竹北市', address: '文興路一段 168 號' }
const abroad = {
  name: 'Ann Lin-Smith, Jr.',
  phone: '+14155550123',
  country: 'US',
  state_province_county: 'CA',
  city_or_town: 'San Jose',
  address_one: '12 Main St. #4',
  postal_code: '95112',
}

/** The fields of an answer, each with what it says in Chinese; empty when the recipient was kept. */
async function complaintsAbout(saving: Promise<unknown>): Promise<Record<string, string>> {
  const error = await saving.then(
    () => null,
    (refused: unknown) => refused as { status: string; details: { errors: Record<string, string> } },
  )
  if (!error) return {}
  expect(error).toMatchObject({ status: 'validation_error' })
  return error.details.errors
}

const atHome = (change: object) =>
  complaintsAbout(hao.call.contacts.create({ type: 'black_cat', contact_attributes: { ...home, ...change } }))
const farAway = (change: object) =>
  complaintsAbout(hao.call.contacts.create({ type: 'ups', foreign_contact_attributes: { ...abroad, ...change } }))

test.each<[object, Record<string, FieldMessage>]>([
  [{ phone: '0912345678' }, {}],
  [{ phone: '091234567' }, { phone: 'mobileTooShort' }],
  [{ phone: '09123456789' }, { phone: 'mobileTooLong' }],
  [{ phone: '0812345678' }, { phone: 'mobileFormat' }],
  [{ county: '' }, { county: 'required', district: 'choice' }],
  [{ district: '' }, { district: 'required' }],
  [{ county: '臺北市' }, { district: 'choice' }],
])('RCP-11 RCP-13 a recipient at home with %j: %j', async (change, errors) => {
  expect(await atHome(change)).toEqual(inChinese('contact_attributes', errors))
})

test.each<[object, Record<string, FieldMessage>]>([
  [{}, {}],
  [{ name: 'Ann2' }, { name: 'englishName' }],
  [{ name: '林小梅' }, { name: 'englishName' }],
  [{ address_one: '' }, { address_one: 'required' }],
  [{ address_one: '12 A' }, { address_one: 'foreignAddressLimit' }],
  [{ address_one: '12 AB' }, {}],
  [{ address_one: 'a'.repeat(35) }, {}],
  [{ address_one: 'a'.repeat(36) }, { address_one: 'foreignAddressLimit' }],
  [{ address_two: 'B', address_three: 'a'.repeat(35) }, {}],
  [{ address_two: 'a'.repeat(36) }, { address_two: 'foreignAddressLineLimit' }],
  [{ address_three: 'a'.repeat(36) }, { address_three: 'foreignAddressLineLimit' }],
])('RCP-23 RCP-24 RCP-25 a recipient abroad with %j: %j', async (change, errors) => {
  expect(await farAway(change)).toEqual(inChinese('foreign_contact_attributes', errors))
})

test.each<[object, Record<string, FieldMessage>]>([
  [{ address_one: '12-14 Main St., #4' }, {}],
  [{ address_one: '12 Main St; 4' }, { address_one: 'foreignAddressFormat' }],
  [{ address_three: 'c/o Bob' }, { address_three: 'foreignAddressFormat' }],
  [{ city_or_town: '' }, { city_or_town: 'required' }],
  [{ city_or_town: 'San Jose 1' }, { city_or_town: 'lettersOnly' }],
  [{ country: 'SG', state_province_county: 'S1', postal_code: '018956' }, { state_province_county: 'lettersOnly' }],
  [{ state_province_county: 'Bavaria' }, { state_province_county: 'choice' }],
  [{ state_province_county: 'DC' }, {}],
])('RCP-26 RCP-27 CON-10 a recipient abroad with %j: %j', async (change, errors) => {
  expect(await farAway(change)).toEqual(inChinese('foreign_contact_attributes', errors))
})

test.each<[object, Record<string, FieldMessage>]>([
  [{ postal_code: '' }, { postal_code: 'required' }],
  [{ postal_code: '9511 2' }, { postal_code: 'postalCode' }],
  [{ country: 'HK', state_province_county: 'Kowloon', postal_code: '' }, {}],
  [{ country: 'MO', state_province_county: 'Macao', postal_code: '' }, {}],
  [{ country: 'AU', state_province_county: 'Victoria', postal_code: '' }, { postal_code: 'required' }],
])('RCP-29 a recipient abroad with %j: %j', async (change, errors) => {
  expect(await farAway(change)).toEqual(inChinese('foreign_contact_attributes', errors))
})

function inChinese(part: string, errors: Record<string, FieldMessage>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([field, message]) => [`${part}.${field}`, fieldTexts[message].zh]))
}
