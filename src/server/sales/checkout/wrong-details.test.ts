import { beforeAll, expect, test } from 'vitest'
import type { Language } from '#rules/locale.ts'
import { fillCart, orderBody, place, type OrderWish } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'

// What a caller hears whose order names nobody to ask, or says too much: which field, and the words beside it.

const testShop = await openTestShop()
const { database, shelf, signIn } = testShop
const browsers = { zh: await signIn('hao'), en: await signIn('hao', { language: 'en' }) }

beforeAll(async () => {
  await testShop.visitor().call.stores.lookup({ group: 'city', key: '臺北市' })
})

/** The fields that are wrong, with their words; empty where the order stands. */
async function complaints(wish: OrderWish, language: Language = 'zh'): Promise<Record<string, string>> {
  await database.db.deleteFrom('cart_items').execute()
  const browser = browsers[language]
  const cart_item_ids = await fillCart(browser, { [shelf.roseGel]: 1 })
  const refused = await place(browser, { order: await orderBody(testShop, { cart_item_ids, ...wish }) }).then(
    () => null,
    (error: unknown) => error as { status: string; details: { errors: Record<string, string> } },
  )
  if (!refused) return {}
  expect(refused.status).toBe('validation_error')
  return Object.fromEntries(Object.entries(refused.details.errors).map(([field, words]) => [field.replace(/^order\./, ''), words]))
}

const phone = '+886922110334'

test.each([
  { zh: '此欄位為必填', en: 'This field is required', names: ['', ' ', '\u200B'] },
  { zh: '請寫在同一行', en: 'Please write this on one line', names: ['陳\n浩'] },
])('CK2-07 TXI-03 a sender needs a name of one line with something to see: $en', async ({ names, ...words }) => {
  for (const language of ['zh', 'en'] as const)
    for (const name of names) expect(await complaints({ sender: { name, phone } }, language)).toEqual({ 'sender.name': words[language] })
})

test('CK2-07 a sender of one letter is enough', async () => {
  expect(await complaints({ sender: { name: '陳', phone } })).toEqual({})
})

test.each([
  ['', '此欄位為必填', 'This field is required'],
  ['+88691', '手機號碼太短', 'The phone number is too short'],
  ['+88691234567890123', '手機號碼太長', 'The phone number is too long'],
  ['+886012345678', '手機號碼格式不正確', 'Please enter a valid phone number'],
  ['call me', '手機號碼格式不正確', 'Please enter a valid phone number'],
])('CK2-09 a sender’s number %j: %s, %s', async (wrong, zh, en) => {
  const sender = { name: '陳浩', phone: wrong }
  expect(await complaints({ sender })).toEqual({ 'sender.phone': zh })
  expect(await complaints({ sender }, 'en')).toEqual({ 'sender.phone': en })
})

test.each(['+886912345678', '+14155552671', '+85291234567'])('CK2-09 a sender is reached at %s', async (right) => {
  expect(await complaints({ sender: { name: '陳浩', phone: right } })).toEqual({})
})

test('CK2-11 a remark has 40 characters, whatever they are, and not one more', async () => {
  for (const letter of ['a', '好', '🌸']) {
    expect(await complaints({ remark: letter.repeat(40) })).toEqual({})
    expect(await complaints({ remark: ` ${letter.repeat(40)}\n` })).toEqual({})
    expect(await complaints({ remark: letter.repeat(41) })).toEqual({ remark: '備註最多 40 個字' })
  }
  expect(await complaints({ remark: 'a'.repeat(41) }, 'en')).toEqual({ remark: 'The remark takes at most 40 characters' })
})

test('TXI-03 a remark may have several lines, and no marks that turn the direction of text', async () => {
  expect(await complaints({ remark: '請按門鈴\n謝謝' })).toEqual({})
  expect(await complaints({ remark: '請按\u202E門鈴' })).toEqual({ remark: '含有看不見的控制字元，請刪除後重新輸入' })
})

const atStore = (name: string): OrderWish => ({
  shipping_method: 'seven',
  store_id: '131386',
  contact_attributes: { name, phone: '0922110334' },
})

test.each(['陳浩', '陳'.repeat(20), '歐陽 小梅', 'Anna-Maria Lin', '伊斯坦大‧夏曼', 'Zoë'])(
  'D-88 %s can pick a parcel up at a store',
  async (name) => {
    expect(await complaints(atStore(name))).toEqual({})
  },
)

test.each(['陳', '陳'.repeat(21), '陳浩7', '陳浩!', 'Mr. Hao', '☆☆', '- -'])('D-88 no identity card says %s', async (name) => {
  expect(await complaints(atStore(name))).toEqual({ 'contact_attributes.name': '請填寫與身分證件相符的真實姓名' })
})
