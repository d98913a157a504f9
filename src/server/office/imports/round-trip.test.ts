import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultInLine, faultInLines } from '#rules/clean-text.ts'
import { goodsKinds } from '#rules/imports/import-fields.ts'
import { writeExport } from '#server/office/lists/exports/write-export.ts'
import { importing } from '#support/import-file.ts'
import { createProduct, createProducts } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { shop, database, clock } = testShop
const { db } = database
const office = testOffice(testShop)
let owner = await office.as('owner')
const files = importing(shop, () => owner.call)

/** Those of which each row is one product. */
const flatKinds = goodsKinds.filter((kind) => kind !== 'families')

type Wish = { kind: (typeof goodsKinds)[number]; format: 'csv' | 'xlsx'; language?: string }

async function exported({ kind, format, language = 'zh-TW' }: Wish) {
  const key = crypto.randomUUID()
  const headers = { 'accept-language': language, 'idempotency-key': key, 'x-csrf-token': owner.me.csrf_token }
  const asked = await office.ask('/office/api/v1/exports/goods', { payload: { kind, format }, cookie: owner.cookie, headers })
  await writeExport(shop, { exportId: asked.body.id })
  const url = `/office/api/v1/exports/${asked.body.id}/file`
  const answer = await testShop.app.inject({ method: 'GET', url, headers: { cookie: owner.cookie, 'sec-fetch-site': 'same-origin' } })
  expect(answer.statusCode).toBe(200)
  return { bytes: answer.rawPayload, id: Number(asked.body.id), url }
}

const wishes = flatKinds.flatMap((kind) =>
  (['csv', 'xlsx'] as const).flatMap((format) => ['zh-TW', 'en'].map((language) => ({ kind, format, language }))),
)

const odd = fc.string({
  unit: fc.constantFrom(
    `'`,
    '=',
    '+',
    '-',
    '@',
    '＝',
    '0',
    ',',
    ';',
    '"',
    '梅',
    'a',
    ' ',
    '[清空]',
    '_x0041_',
    '&',
    '<',
    '\u2028',
    '\u2029',
  ),
})
const line = fc
  .oneof(odd, fc.string({ unit: 'grapheme' }))
  .map((text) => text.trim().slice(0, 150).trim())
  .filter((text) => text.isWellFormed() && faultInLine(text) === null)
const lines = fc
  .oneof(odd, fc.string({ unit: 'grapheme' }), fc.constantFrom('一\n二', '\n', ' a\n', 'a\r\nb'))
  .filter((text) => text.isWellFormed() && faultInLines(text) === null)

/** To read a file takes a process of its own, however few rows are in it: many texts stand in one. */
const rowsOfFile = 32

test('IMP-15 D-222 an exported file that is imported unchanged reports every row as 不變, whatever its texts are', async () => {
  const goods = fc.array(fc.record({ name_zh: line.filter((name) => name !== ''), name_en: line, content_zh: lines, content_en: lines }), {
    minLength: rowsOfFile,
    maxLength: rowsOfFile,
  })
  let made = 0
  await fc.assert(
    fc.asyncProperty(goods, async (texts) => {
      await createProducts(
        database,
        texts.map((said, n) => ({
          ...said,
          slug: `trip-${made++}`,
          price: 10 + n,
          origin_price: 60,
          first_purchase_price: n % 2 ? 5 : null,
          supplier_code: n % 3 ? `00${made}` : null,
          barcode: n % 2 ? `0000${made}` : null,
          temperature: n % 2 ? 'freezing' : 'normal',
          members_only: n % 2 === 0,
          search_words: ['梅', 'plum'],
          stock: n,
        })),
      )
      for (const wish of wishes) {
        const { bytes } = await exported(wish)
        const tried = await files.tried(bytes, { kind: wish.kind, name: `goods.${wish.format}` })
        expect({ wish, state: tried.state, ...tried.counts.actions }).toEqual({ wish, state: 'ready', same: tried.rows })
      }
    }),
    { numRuns: 1 },
  )
}, 300_000)

test('IMP-15 what is changed in an exported file is changed, and nothing else', async () => {
  const id = await createProduct(database, { slug: 'one-change', name_zh: '=甲', price: 100, origin_price: 300 })
  const { bytes } = await exported({ kind: 'prices', format: 'csv' })
  const text = bytes.toString('utf8')
  expect(text.startsWith('\uFEFF商品編號,條碼,')).toBe(true)
  expect(text).toContain(`${id},,,one-change,'=甲,100,300,,`)
  const tried = await files.tried(text.replace(`'=甲,100,300`, `'=甲,120,300`), { kind: 'prices' })
  expect(tried.counts.actions).toEqual({ update: 1, same: (tried.rows ?? 0) - 1 })
  await files.apply(tried.id)
  expect(await db.selectFrom('products').where('id', '=', id).select(['price', 'name_zh']).executeTakeFirst()).toEqual({
    price: 120,
    name_zh: '=甲',
  })
})

test('NAV-28 a file of goods names no persons and can be fetched for seven days', async () => {
  const { url } = await exported({ kind: 'stock', format: 'csv' })
  clock.pass({ days: 6 })
  owner = await office.as('owner')
  expect((await office.ask(url, { method: 'GET', cookie: owner.cookie })).status, 'somebody else').toBe(404)
  expect(await db.selectFrom('exports').orderBy('id', 'desc').select(['state', 'expires_at', 'ready_at']).executeTakeFirst()).toMatchObject(
    { state: 'done' },
  )
})
