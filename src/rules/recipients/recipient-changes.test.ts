import { expect, test } from 'vitest'
import { changeContact, changeForeign, changeStore, storePlaceOf } from './recipient-changes.ts'
import { blankRecipient, type RecipientDraft } from './recipient-draft.ts'

test('RCP-14 the zip code follows the district, and another county clears both', () => {
  const inTaipei = changeContact(changeContact(blankRecipient, { county: '臺北市' }), { district: '大安區' })
  expect(inTaipei.contact_attributes).toMatchObject({ county: '臺北市', district: '大安區', zip_code: '106' })
  expect(changeContact(inTaipei, { county: '臺中市' }).contact_attributes).toMatchObject({ county: '臺中市', district: '', zip_code: '' })
})

test('RCP-19 another level of the way to the store clears the levels below, and the store', () => {
  const chosen: RecipientDraft = {
    ...blankRecipient,
    store_id: '131386',
    store_place: { county: '臺北市', city: '大安區', road: 'all', store_name: '永康門市' },
  }
  expect(storePlaceOf(changeStore(chosen, { level: 'road', value: '永康街' }))).toEqual({
    county: '臺北市',
    city: '大安區',
    road: '永康街',
    store_id: '',
  })
  expect(storePlaceOf(changeStore(chosen, { level: 'county', value: '臺中市' }))).toEqual({
    county: '臺中市',
    city: '',
    road: '',
    store_id: '',
  })
  expect(changeStore(chosen, { level: 'county', value: '臺中市' }).store_place.store_name).toBe('')
  expect(changeStore(chosen, { level: 'store_id', value: '140023', name: '新興門市' })).toMatchObject({
    store_id: '140023',
    store_place: { road: 'all', store_name: '新興門市' },
  })
})

test('RCP-28 RCP-29 another country clears the state, and the postal code where there is none', () => {
  const inTexas = changeForeign(blankRecipient, { country: 'US', state_province_county: 'TX', postal_code: '73301' })
  expect(changeForeign(inTexas, { country: 'AU' }).foreign_contact_attributes).toMatchObject({
    country: 'AU',
    state_province_county: '',
    postal_code: '73301',
  })
  expect(changeForeign(inTexas, { country: 'HK' }).foreign_contact_attributes).toMatchObject({ state_province_county: '', postal_code: '' })
  expect(changeForeign(inTexas, { country: 'US', name: 'Mei Lin' }).foreign_contact_attributes).toMatchObject({
    state_province_county: 'TX',
    name: 'Mei Lin',
  })
})
