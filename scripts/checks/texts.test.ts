import { expect, test } from 'vitest'
import { orderTransitions } from '#rules/orders/order.ts'
import { auditVerbText } from '#texts/office/audit.ts'
import { staticChecks } from './run-checks.ts'
import { strayChinese, texts, unspokenVerbs, wrongTexts } from './texts.ts'

const wrong = (text: string) =>
  wrongTexts({ path: 'src/texts/shop/cart.ts', text }).map((line) => line.replace('src/texts/shop/cart.ts:', ''))
const stray = (text: string, path = 'src/server/sales/cart/add.ts') => strayChinese({ path, text })

test('a text in both languages is well, plain or with values', () => {
  expect(
    wrong(
      "export const cart = {\n  title: { zh: '購物車', en: 'Cart' },\n  missing: (amount: string) => ({ zh: `還差 ${amount}`, en: `${amount} to go` }),\n}\n",
    ),
  ).toEqual([])
})

test.each([
  ["{ zh: '購物車' }", 'misses its English'],
  ["{ en: 'Cart' }", 'misses its Chinese'],
  ["{ zh: '', en: 'Cart' }", 'has an empty Chinese text'],
  ["{ zh: '購物車', en: ' ' }", 'has an empty English text'],
  ["{ zh: 'Cart', en: 'Cart' }", 'has no Chinese in ‘Cart’'],
  ["{ zh: '購物車', en: '購物車' }", "has Chinese in its English '購物車'"],
  ["{ zh: full ? '滿了' : '', en: full ? 'Full' : 'Room' }", 'has an empty Chinese text'],
  ["{ zh: '您的購物車', en: 'Your cart' }", 'says 您; here we say 你'],
  ["{ zh: '好了,請繼續', en: 'Done, go on' }", 'has a half-width mark after a Chinese character'],
])('%s is refused', (text, complaint) => {
  expect(wrong(`export const it = ${text}\n`)).toEqual([`1 ${complaint}`])
})

test('names, signs and the switch to the other language may be the same or stand in the other', () => {
  expect(
    wrong(
      "export const a = [{ zh: 'LINE Pay', en: 'LINE Pay' }, { zh: `${from}–${to}`, en: `${from} to ${to}` }, { zh: 'English', en: '中文' }]\n",
    ),
  ).toEqual([])
})

test('a table per language is no text, but the texts in it are seen', () => {
  expect(wrong("export const a = { zh: { title: '好' }, en: { title: 'Good' } }\n")).toEqual([])
  expect(wrong("export const a = { home: { title: { zh: '首頁' } } }\n")).toEqual(['1 misses its English'])
})

test('Chinese outside src/texts is found in strings, templates and markup, not in comments', () => {
  expect(stray("const a = '購物車'\n")).toHaveLength(1)
  expect(stray('const a = `還差 ${b}`\n')).toHaveLength(1)
  expect(stray('const a = <p>購物車</p>\n', 'src/storefront/pages/cart/cart.tsx')).toHaveLength(1)
  expect(stray('// 購物車 is the cart\nconst a = 1\n')).toEqual([])
})

test('ACC-42 what is written into the audit log has words there', () => {
  const verbsIn = (text: string) => unspokenVerbs({ path: 'src/server/a.ts', text })
  expect(verbsIn("write({ verb: 'order-hand-over' }, { verb: `set-${kind}` })\n")).toEqual([])
  expect(verbsIn("write({\n  verb: 'order-fold' })\n")).toEqual(['src/server/a.ts:2 has no words in the audit log for order-fold'])
  expect(verbsIn("const verb = isNew ? 'create-wave' : 'fold-wave'\nwrite({ verb })\n")).toHaveLength(1)
})

test('ACC-42 whatever moves an order on has words in the audit log', () => {
  const events = new Set(Object.values(orderTransitions).flatMap((led) => Object.keys(led)))
  const verbs = [...events].map((event) => `order-${event.replaceAll('_', '-')}`)
  expect(verbs.filter((verb) => auditVerbText(verb).zh === verb)).toEqual([])
})

test(
  'NAV-03 a text of the office that misses a language fails the build, and one of ours alone stands there in both',
  { timeout: 120_000 },
  async () => {
    expect(wrongTexts({ path: 'src/texts/office/orders.ts', text: "export const it = { zh: '訂單' }\n" })).toEqual([
      'src/texts/office/orders.ts:1 misses its English',
    ])
    expect(staticChecks.map(({ name }) => name)).toContain(texts.name)
    expect((await texts.run()).complaints).toEqual([])
  },
)
