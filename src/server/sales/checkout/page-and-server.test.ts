import { expect, test } from 'vitest'
import type { Draft } from '#rules/checkout/checkout-draft.ts'
import { faultsOnPage, filledForms, sentByPage } from '#support/fill-checkout.ts'
import { fillCart, place } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'

// The same form, looked at by the page and sent by it: both say the same of it.

const testShop = await openTestShop()
const { database, shelf, signIn } = testShop
const hao = await signIn('hao')

const { home, abroad } = filledForms

/** What the shop says of the form as the page sends it; nothing where the order stands. */
async function answerTo(draft: Draft): Promise<string[]> {
  await database.db.deleteFrom('cart_items').execute()
  const cartItemIds = await fillCart(hao, { [shelf.roseGel]: 1 })
  const grandTotal = draft.shipping_method === 'ups' ? 3890 : 620
  const refused = await place(hao, { order: sentByPage(draft, { cartItemIds, grandTotal }) }).then(
    () => null,
    (error: unknown) => error as { status: string; details: { errors: Record<string, string> } },
  )
  if (!refused) return []
  expect(refused.status).toBe('validation_error')
  return Object.values(refused.details.errors)
}

const contact = (changes: Partial<Draft['contact_attributes']>): Draft => ({
  ...home,
  contact_attributes: { ...home.contact_attributes, ...changes },
})
const foreign = (changes: Partial<Draft['foreign_contact_attributes']>): Draft => ({
  ...abroad,
  foreign_contact_attributes: { ...abroad.foreign_contact_attributes, ...changes },
})
const carrier = (receipt_carrier_radio: 'mobile_carrier' | 'Citizen_Digital_Certificate', value: string): Draft => ({
  ...home,
  receipt_carrier: { ...home.receipt_carrier, receipt_carrier_radio, [receipt_carrier_radio]: value },
})
const company = (receipt: string): Draft => ({ ...home, receipt, receipt_name: '梅好股份有限公司' })

const limits: [what: string, draft: Draft, words: string[]][] = [
  ['a remark of 40', { ...home, remark: '好'.repeat(40) }, []],
  ['a remark of 41', { ...home, remark: '好'.repeat(41) }, ['備註最多 40 個字']],
  ['an address of 4', contact({ address: '永康街1' }), ['地址至少需要 5 個字']],
  ['an address of 5', contact({ address: '永康街1號' }), []],
  ['a mobile number of 9', contact({ phone: '092211033' }), ['手機號碼太短']],
  ['a mobile number of 10', contact({ phone: '0922110334' }), []],
  ['a mobile number of 11', contact({ phone: '09221103345' }), ['手機號碼太長']],
  ['a line abroad of 4', foreign({ address_one: '1 Ma' }), ['地址需為 5 到 35 個英數字元']],
  ['a line abroad of 5', foreign({ address_one: '1 Mai' }), []],
  ['a line abroad of 35', foreign({ address_one: 'a'.repeat(35) }), []],
  ['a line abroad of 36', foreign({ address_one: 'a'.repeat(36) }), ['地址需為 5 到 35 個英數字元']],
  ['a second line of 35', foreign({ address_two: 'a'.repeat(35) }), []],
  ['a second line of 36', foreign({ address_two: 'a'.repeat(36) }), ['地址最多 35 個英數字元']],
  ['a tax ID of 7', company('0459525'), ['統一編號為 8 位數字']],
  ['a tax ID of 8', company('04595257'), []],
  ['a tax ID of 9', company('045952570'), ['統一編號為 8 位數字']],
  ['a barcode of 7', carrier('mobile_carrier', '/AB12.+'), ['手機條碼有誤，請確認後再輸入']],
  ['a barcode of 8', carrier('mobile_carrier', '/AB12.+-'), []],
  ['a barcode of 9', carrier('mobile_carrier', '/AB12.+-1'), ['手機條碼有誤，請確認後再輸入']],
  ['a certificate of 15', carrier('Citizen_Digital_Certificate', 'AB1234567890123'), ['自然人憑證條碼為 2 個大寫英文字母加 14 個數字']],
  ['a certificate of 16', carrier('Citizen_Digital_Certificate', 'AB12345678901234'), []],
  ['a certificate of 17', carrier('Citizen_Digital_Certificate', 'AB123456789012345'), ['自然人憑證條碼為 2 個大寫英文字母加 14 個數字']],
]

test.each(limits)('CON-07 CON-09 page and server say the same of %s: %s', async (...[, draft, words]) => {
  expect(faultsOnPage(draft, 'zh')).toEqual(words)
  expect(await answerTo(draft)).toEqual(words)
})

const details: [what: string, draft: Draft][] = [
  ['a sender without a name', { ...home, sender: { ...home.sender, name: ' ' } }],
  ['a sender whose number is too short', { ...home, sender: { ...home.sender, phone: '+88691' } }],
  ['a recipient without a district', contact({ district: '' })],
  ['a recipient in a district of another county', contact({ district: '大安區' })],
  ['a recipient abroad with a Chinese name', foreign({ name: '陳浩' })],
  ['a recipient abroad in no state', foreign({ state_province_county: 'Bavaria' })],
  ['a recipient abroad without a postal code', foreign({ postal_code: '' })],
  ['everything left empty', { ...home, sender: { name: '', phone: '' }, contact_attributes: contact({}).contact_attributes }],
]

test.each(details)('CON-09 page and server say the same of %s', async (...[, draft]) => {
  const words = faultsOnPage(draft, 'zh')
  expect(words).not.toEqual([])
  expect((await answerTo(draft)).toSorted()).toEqual(words.toSorted())
})
