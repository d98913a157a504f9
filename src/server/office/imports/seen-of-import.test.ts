import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { importing } from '#support/import-file.ts'
import { createProduct } from '#support/rows.ts'
import { hire } from '#support/staff.ts'
import { testOffice, type AtOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { shop, database } = testShop
const office = testOffice(testShop)
const owner = await office.as('owner')
const files = importing(shop, () => owner.call)

async function reportOf(id: number, who: AtOffice) {
  const headers = { 'accept-language': 'zh-TW', cookie: who.cookie, 'sec-fetch-site': 'same-origin' }
  return testShop.app.inject({ method: 'GET', url: `/office/api/v1/imports/${id}/report`, headers })
}

test('IMP-07 IMP-18 costs that stand beside the prices of a file, and prices, are seen by who may see them', async () => {
  const id = await createProduct(database, { slug: 'seen', name_zh: '看', price: 100, origin_price: 200 })
  const tried = await files.tried(`商品編號,售價,進價\n${id},90,33\n${id + 9999},12a,44\n`, { kind: 'prices' })
  const care = await office.as('care')
  const editor = await office.as('editor')
  const rowsFor = async (who: AtOffice) => (await who.call.imports.rows({ id: tried.id })).rows.toSorted((a, b) => a.row - b.row)
  expect((await rowsFor(owner))[0]?.changes).toEqual([{ field: 'price', before: 100, after: 90 }])
  expect((await rowsFor(editor))[0]?.changes).toEqual([{ field: 'price', before: 100, after: 90 }])
  expect((await rowsFor(care))[0]?.changes).toEqual([{ field: 'price', before: null, after: null, hidden: true }])
  expect((await rowsFor(care))[1]?.faults.some(({ by }) => by !== undefined)).toBe(false)
  const lines = async (who: AtOffice) => (await reportOf(tried.id, who)).body.replace('\uFEFF', '').trim().split('\r\n')
  expect(await lines(owner)).toMatchObject([
    '商品編號,售價,進價,結果,說明',
    `${id},90,33,更新,售價 100 → 90`,
    expect.stringContaining('12a,44,錯誤'),
  ])
  expect(await lines(editor)).toMatchObject(['商品編號,售價,結果,說明', `${id},90,更新,售價 100 → 90`, expect.stringContaining('12a,錯誤')])
  expect(await lines(care)).toMatchObject(['商品編號,結果,說明', `${id},更新,售價 （沒有權限看數字）`, expect.not.stringContaining('12a')])
})

test('IMP-07 who has sent a file sees all of its report, also when they import no more', async () => {
  const id = await createProduct(database, { slug: 'own-file', name_zh: '自', price: 100, origin_price: 200 })
  const person = await hire(shop, { email: 'left@meihao.example', roles: ['manager'] })
  const manager = await office.letIn(person)
  const theirs = importing(shop, () => manager.call)
  const tried = await theirs.tried(`商品編號,售價,進價\n${id},90,33\n`, { kind: 'prices' })
  const { id: care } = await database.db.selectFrom('roles').where('key', '=', 'care').select('id').executeTakeFirstOrThrow()
  await database.db.insertInto('staff_roles').values({ staff_id: manager.me.id, role_id: care }).execute()
  await database.db.deleteFrom('staff_roles').where('staff_id', '=', manager.me.id).where('role_id', '<>', care).execute()
  expect((await reportOf(tried.id, manager)).body).toContain(`${id},90,33,`)
})

test('IMP-07 the report of an XLSX is an XLSX: the same cells, numbers as numbers, with 結果 and 說明', async () => {
  const id = await createProduct(database, { slug: 'sheet-report', name_zh: '表', price: 100, origin_price: 200 })
  const sheet = await writeXlsxFile([
    ['商品編號', '售價', '備註'].map((value) => ({ value, type: String })),
    [
      { value: id, type: Number },
      { value: 90, type: Number },
      { value: '=1+1', type: String },
    ],
  ]).toBuffer()
  const tried = await files.tried(sheet, { kind: 'prices', name: '價目.xlsx' })
  const report = await reportOf(tried.id, owner)
  expect(report.headers['content-type']).toContain('spreadsheetml')
  expect(String(report.headers['content-disposition'])).toContain('report.xlsx')
  expect(await readSheet(report.rawPayload)).toEqual([
    ['商品編號', '售價', '備註', '結果', '說明'],
    [id, 90, "'=1+1", '更新', '售價 100 → 90'],
  ])
})
