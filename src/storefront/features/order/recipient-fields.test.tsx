import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { EditableOrder } from '#rules/orders/order-edit.ts'
import { fieldTexts } from '#texts/shared/fields.ts'
import { detailsTexts } from '#texts/shop/checkout.ts'
import { orderTexts } from '#texts/shop/order.ts'
import { LanguageProvider } from '#ui/words/words.ts'
import { RecipientAbroadFields, RecipientFields } from './recipient-fields.tsx'

// Fields whose fault is their own name: what stands under a field is what it asks about.

const contact: NonNullable<EditableOrder['contact']> = {
  name: '陳媽媽',
  phone: '0922110334',
  county: '新竹縣',
  district: '竹北市',
  zip_code: '302',
  address: '文興路一段 168 號',
}
const abroad: NonNullable<EditableOrder['foreign_contact']> = {
  name: 'Mei Lin',
  phone: '+14155552671',
  country: 'US',
  state_province_county: 'CA',
  city_or_town: 'San Jose',
  address_one: '12 Main Street',
  address_two: '',
  address_three: '',
  postal_code: '95112',
}
const form: EditableOrder = {
  sender: { name: '陳浩', phone: '+886922110334' },
  contact,
  foreign_contact: abroad,
  received_time: 'before_noon',
  remark: '',
}

const shared = { form, change: () => undefined, fault: (field: string) => field, temperature: 'normal' as const }

/** What is wrong, by the label of its field. */
function faultsOf(fields: ReactNode): Record<string, string> {
  const html = renderToStaticMarkup(<LanguageProvider value="zh">{fields}</LanguageProvider>)
  const found = html
    .split('<label')
    .slice(1)
    .map((part) => part.split('error-text'))
  const read = (markup = '') =>
    markup
      .replace(/^[^>]*>/, '')
      .replace(/<span class="optional">.*?<\/span>/, '')
      .replace(/<span class="dial-code".*?<\/span>/, '')
      .replace(/<(select|svg).*?<\/\1>/gs, '')
      .replace(/<[^>]*>?/g, '')
      .trim()
  return Object.fromEntries(found.map(([label, error]) => [read(label), read(error)]))
}

const { name, phone, county, district, address } = {
  county: detailsTexts.county.zh,
  district: detailsTexts.district.zh,
  name: orderTexts.recipientName.zh,
  phone: orderTexts.recipientPhone.zh,
  address: orderTexts.address.zh,
}

test('EDT-06 at a door, name, phone, place and address each say what is wrong with them', () => {
  expect(faultsOf(<RecipientFields {...shared} contact={contact} />)).toEqual({
    [name]: 'contact_attributes.name',
    [phone]: 'contact_attributes.phone',
    [county]: 'contact_attributes.county',
    [district]: 'contact_attributes.district',
    [address]: 'contact_attributes.address',
  })
})

test('EDT-06 at a store, name and phone do, and nothing else can change', () => {
  const atStore = { ...contact, county: null, district: null, zip_code: null, address: null }
  expect(faultsOf(<RecipientFields {...shared} contact={atStore} />)).toEqual({
    [name]: 'contact_attributes.name',
    [phone]: 'contact_attributes.phone',
  })
})

test.each([
  ['US', true],
  ['HK', false],
])('EDT-06 in %s every line of the address says what is wrong with it', (country, hasPostalCode) => {
  const faults = faultsOf(<RecipientAbroadFields {...shared} contact={{ ...abroad, country }} />)
  const { recipientName, addressOne, addressTwo, addressThree, city, state, postalCode, recipientPhone } = orderTexts
  const fields = {
    name: recipientName,
    address_one: addressOne,
    address_two: addressTwo,
    address_three: addressThree,
    city_or_town: city,
    state_province_county: state,
    ...(hasPostalCode && { postal_code: postalCode }),
    phone: recipientPhone,
  }
  expect(faults).toEqual(Object.fromEntries(Object.entries(fields).map(([field, { zh }]) => [zh, `foreign_contact_attributes.${field}`])))
})

test('EDT-06 what is not wrong says nothing', () => {
  const html = renderToStaticMarkup(
    <LanguageProvider value="zh">
      <RecipientFields {...shared} fault={() => undefined} contact={contact} />
    </LanguageProvider>,
  )
  expect(html).not.toContain('error-text">')
  expect(html).not.toContain(fieldTexts.required.zh)
})
