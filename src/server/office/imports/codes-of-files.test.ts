import { expect, test } from 'vitest'
import { importing } from '#support/import-file.ts'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { changeProduct } from '#server/catalog/products/change-product.ts'

const testShop = await openTestShop()
const { shop, database } = testShop
const { db } = database
const owner = await testOffice(testShop).as('owner')
const files = importing(shop, () => owner.call)
const ana = { kind: 'staff', id: 'Ana' } as const

const named = async (name: string) => db.selectFrom('products').where('name_zh', '=', name).select(['id', 'barcode']).execute()

test('IMP-05 a bar code means its product in either of its forms, and two forms of one code are one code', async () => {
  const id = await createProduct(database, { slug: 'upc', name_zh: '美國貨', barcode: '036000291452', price: 100, origin_price: 100 })
  const known = await files.tried('條碼,名稱（中）\n0036000291452,美國貨一\n', { kind: 'products' })
  expect((await files.rows(known.id))[0]).toMatchObject({
    action: 'update',
    product: id,
    changes: [{ field: 'name_zh', before: '美國貨', after: '美國貨一' }],
  })
  const kept = await files.tried(`商品編號,條碼,售價\n${id},0036000291452,90\n`, { kind: 'prices' })
  expect(kept.counts.actions).toEqual({ update: 1 })
  const twice = await files.tried('條碼,名稱（中）\n0123456789012,一\n123456789012,二\n', { kind: 'products' })
  expect((await files.rows(twice.id)).map(({ faults }) => faults[0]?.code)).toEqual(['doubled', 'doubled'])
})

test('IMP-08 IMP-11 a new product whose code somebody gave away since the trial is left out, and leaves no draft behind', async () => {
  const other = await createProduct(database, { slug: 'first-come', name_zh: '先來的' })
  const tried = await files.tried('條碼,名稱（中）\nGIVEN001,晚到的\nFREE0001,有條碼的\n', { kind: 'products' })
  expect(tried.counts.actions).toEqual({ new: 2 })
  await changeProduct(shop, { actor: ana, id: other, change: { barcode: 'GIVEN001' } })
  expect(await files.apply(tried.id)).toMatchObject({ state: 'done', counts: { outcomes: { applied: 1, skipped: 1 } } })
  expect((await files.rows(tried.id))[0]).toMatchObject({
    outcome: 'skipped',
    why: [{ field: 'barcode', code: 'code_taken', by: '先來的' }],
  })
  expect(await named('晚到的')).toEqual([])
  expect(await named('有條碼的')).toMatchObject([{ barcode: 'FREE0001' }])
})
