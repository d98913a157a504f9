import { expect, test } from 'vitest'
import type { LineWish } from '#support/cart-line.ts'
import { drawCheckout, radiosIn, selectIn, textOf, type Shopping } from '#support/draw-checkout.tsx'
import { newDraft, type Draft } from '#rules/checkout/checkout-draft.ts'
import type { ShippingMethod } from '#rules/shipping/shipping.ts'
import { taiwanDistricts } from '#rules/reference/taiwan-districts.ts'
import { neededTexts } from '#texts/shared/needed-fields.ts'
import { FieldErrorsProvider } from '#storefront/features/recipient/field-errors.tsx'
import { checkDetails } from './check-details.ts'
import { DetailsStep } from './details-step.tsx'
import { RemarkField } from './remark-field.tsx'
import { SenderFields } from './sender-fields.tsx'

/** Step 2 once this much has been said. */
const drawnFor = ({
  method,
  goods = {},
  said = {},
  ...shopping
}: { method: ShippingMethod; goods?: LineWish } & Omit<Partial<Shopping>, 'goods'>) =>
  drawCheckout({ goods: [goods], said: { ...said, shipping_method: method }, ...shopping }, ({ checkout, needs }) => (
    <DetailsStep checkout={checkout} needs={needs} />
  ))

const windows = [
  ['unspecified', '不指定'],
  ['before_noon', '13:00 前'],
  ['afternoon_2_to_6', '14:00 至 18:00'],
  ['evening_5_to_8', '17:00 至 20:00'],
]

test.each(['black_cat', 'refrigeration', 'freezing'] as const)(
  'RCP-15 SHP-12 D-48 by %s four windows can be wished for, none at first',
  (method) => {
    expect(selectIn(drawnFor({ method }), '希望送達時段')).toEqual({ options: windows, picked: 'unspecified' })
  },
)

test.each(['seven', 'ups'] as const)('RCP-15 by %s nobody asks for a window', (method) => {
  expect(drawnFor({ method })).not.toContain('希望送達時段')
})

test('SHP-11 22 counties can be chosen, and of each its own districts with their zip codes', () => {
  const counties = selectIn(drawnFor({ method: 'black_cat' }), '縣市').options.map(([county]) => county)
  expect(counties).toHaveLength(22)
  expect(counties).toEqual(expect.arrayContaining(['臺北市', '高雄市', '新竹縣', '新竹市', '連江縣']))
  const zipCodes = counties.flatMap((county) => {
    const contact_attributes = { name: '', phone: '', county, district: '', zip_code: '', address: '' }
    const { options } = selectIn(drawnFor({ method: 'black_cat', said: { contact_attributes } }), '鄉鎮市區')
    for (const [district, words] of options) expect(words).toMatch(new RegExp(`^[1-9]\\d\\d ${district}$`))
    return options.map(([, words]) => words.slice(0, 3))
  })
  expect(zipCodes).toHaveLength(368)
  expect(new Set(zipCodes)).toEqual(new Set(taiwanDistricts.map(({ zip_code }) => zip_code)))
})

test.each([
  ['臺北市', '大安區', '106'],
  ['新竹縣', '竹北市', '302'],
  ['連江縣', '南竿鄉', '209'],
])('SHP-11 %s %s has the zip code %s', (county, district, zip) => {
  const contact_attributes = { name: '', phone: '', county, district: '', zip_code: '', address: '' }
  expect(selectIn(drawnFor({ method: 'black_cat', said: { contact_attributes } }), '鄉鎮市區').options).toContainEqual([
    district,
    `${zip} ${district}`,
  ])
})

test('SHP-05 each country that parcels go to is listed with its name and its fee', () => {
  expect(selectIn(drawnFor({ method: 'ups', language: 'en' }), 'Country or region').options).toEqual([
    ['US', 'United States, delivery NT$3,500'],
    ['HK', 'Hong Kong, delivery NT$400'],
    ['MO', 'Macao, delivery NT$400'],
    ['SG', 'Singapore, delivery NT$3,500'],
    ['AU', 'Australia, delivery NT$3,500'],
  ])
})

test('CKO-07 INV-03 the invoice begins with the member carrier', () => {
  const carriers = radiosIn(drawnFor({ method: 'black_cat' }))
  expect(carriers.map(({ value, isChosen }) => [value, isChosen])).toEqual([
    ['member_carrier', true],
    ['mobile_carrier', false],
    ['Citizen_Digital_Certificate', false],
  ])
})

const carrierFor = (type: Draft['receipt_carrier']['receipt_carrier_select']): Partial<Draft> => ({
  receipt_carrier: {
    receipt_carrier_select: type,
    receipt_carrier_radio: type === 'receipt_carrier' ? 'member_carrier' : null,
    member_carrier: '',
    mobile_carrier: '',
    Citizen_Digital_Certificate: '',
  },
})

test('INV-16 INV-17 D-55 twenty charities to give the invoice to: the known codes in their order, then two more', () => {
  const { options, picked } = selectIn(drawnFor({ method: 'black_cat', said: carrierFor('donate') }), '捐贈單位')
  expect(options.map(([code]) => code).join(' ')).toBe(
    '1226 9305 958 8957282 599 8585 111111 9527 240245 343 5260 7505 25885 199185 590 52088 518 111 919 13579',
  )
  for (const [code, words] of options) expect(words).toMatch(new RegExp(`(^${code} .+|^捐贈碼 ${code}$)`))
  expect(options).toContainEqual(['9527', '9527 財團法人罕見疾病基金會'])
  expect(picked).toBe('')
})

test.each([
  ['receipt_carrier', true],
  ['paper_receipt', true],
  ['donate', false],
] as const)('D-53 an invoice of the kind %s can carry a company: %s', (type, can) => {
  const html = drawnFor({ method: 'black_cat', said: carrierFor(type) })
  for (const label of ['統一編號', '公司抬頭']) expect(html.includes(`${label}<span class="optional">`), label).toBe(can)
})

test.each([
  ['1234567', false],
  ['12345678', true],
  ['12345675', false],
])('INV-20 D-94 a wrong check digit is pointed out beside the tax ID %s: %s', (receipt, isDoubted) => {
  const html = drawnFor({ method: 'black_cat', said: { receipt, receipt_name: '梅好' } })
  expect(html.includes('檢查碼不符')).toBe(isDoubted)
  expect(checkDetails({ ...newDraft, receipt, receipt_name: '梅好' }, 'normal')['invoice.receipt'] === undefined).toBe(receipt.length === 8)
})

/** What stands below the fields of sender and remark, once the way on was pressed. */
function faultsFor(said: Partial<Draft>): string[] {
  const html = drawCheckout(
    { goods: [{}], said: { ...said, shipping_method: 'black_cat' }, language: 'en' },
    ({ checkout: { draft, change } }) => (
      <FieldErrorsProvider errors={checkDetails(draft, 'normal')} showAll>
        <SenderFields draft={draft} change={change} />
        <RemarkField draft={draft} change={change} />
      </FieldErrorsProvider>
    ),
  )
  return html
    .split('<label class="label"')
    .slice(1)
    .flatMap((field) => {
      const [, label = ''] = /^[^>]*>(.*?)(<span|<\/label>)/s.exec(field) ?? []
      const [, fault] = /class="error-text">(.*?)<\/div>/s.exec(field) ?? []
      return fault === undefined ? [] : [`${label}: ${textOf(fault)}`]
    })
}

const right = { name: '林小梅', phone: '+886912345678' }

test.each([
  ['CK2-07', { ...right, name: ' ' }, ['Name: This field is required: your name']],
  ['CK2-09', { ...right, phone: '' }, ['Mobile: This field is required: your mobile number']],
  ['CK2-09', { ...right, phone: '+88691' }, ['Mobile: The phone number is too short']],
  ['CK2-09', { ...right, phone: '+88691234567890123' }, ['Mobile: The phone number is too long']],
  ['CK2-09', { ...right, phone: '+886012345678' }, ['Mobile: Please enter a valid phone number']],
  ['CK2-09', right, []],
])('CK2-07 CK2-09 the fault of a sender stands below its field (%s, %j)', (_, sender, faults) => {
  expect(faultsFor({ sender })).toEqual(faults)
})

test.each(['black_cat', 'seven', 'ups'] as const)(
  'CK2-13 in the form of %s every empty field says what belongs into it',
  (shipping_method) => {
    const draft = {
      ...newDraft,
      shipping_method,
      receipt_carrier: { ...newDraft.receipt_carrier, receipt_carrier_select: 'paper_receipt' },
    } as const
    const empty = Object.entries(checkDetails(draft, 'normal')).filter(([, fault]) => fault === 'required')
    const words = empty.map(([field]) => neededTexts[field])
    expect(words).not.toContain(undefined)
    expect(new Set(words.map((text) => text?.zh)).size).toBe(words.length)
    for (const text of words) expect(text?.en).toMatch(/^This field is required: [^ ].*/)
  },
)

test.each([
  [40, []],
  [41, ['Note: The remark takes at most 40 characters']],
])('CK2-11 a remark of %d characters: %j', (length, faults) => {
  expect(faultsFor({ sender: right, remark: '好'.repeat(length) })).toEqual(faults)
})
