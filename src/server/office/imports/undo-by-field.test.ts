import { expect, test } from 'vitest'
import { changeProduct } from '#server/catalog/products/change-product.ts'
import { importing } from '#support/import-file.ts'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { shop, database } = testShop
const { db } = database
const owner = await testOffice(testShop).as('owner')
const files = importing(shop, () => owner.call)
const ana = { kind: 'staff', id: 'Ana' } as const

const productOf = async (id: number) => db.selectFrom('products').where('id', '=', id).selectAll().executeTakeFirstOrThrow()

test('IMP-11 the first price of a draft is taken back with the rest of its row', async () => {
  await files.apply((await files.tried('條碼,名稱（中）\nDRAFT001,草稿\n', { kind: 'products' })).id)
  const { id } = await db.selectFrom('products').where('barcode', '=', 'DRAFT001').select('id').executeTakeFirstOrThrow()
  const priced = await files.tried(`商品編號,名稱（中）,售價,原價\n${id},有價的草稿,100,120\n`, { kind: 'products' })
  await files.apply(priced.id)
  expect(await productOf(id)).toMatchObject({ name_zh: '有價的草稿', price: 100, origin_price: 120 })
  expect(await files.undo(priced.id)).toMatchObject({ counts: { outcomes: { undone: 1 } } })
  expect(await productOf(id)).toMatchObject({ name_zh: '草稿', price: 0 })
})

test('IMP-11 a bar code that another product has by now stays, and everything else of its row goes back', async () => {
  const id = await createProduct(database, { slug: 'by-field', name_zh: '原名', barcode: 'OLDCODE1', price: 100, origin_price: 100 })
  const moved = await files.tried(`商品編號,名稱（中）,條碼,售價\n${id},新名,NEWCODE1,90\n`, { kind: 'products' })
  await files.apply(moved.id)
  const other = await createProduct(database, { slug: 'took-it', name_zh: '後來的' })
  await changeProduct(shop, { actor: ana, id: other, change: { barcode: 'OLDCODE1' } })
  expect(await files.undo(moved.id)).toMatchObject({ counts: { outcomes: { kept: 1 } } })
  expect(await productOf(id)).toMatchObject({ name_zh: '原名', barcode: 'NEWCODE1', price: 100 })
  expect((await files.rows(moved.id))[0]?.why).toEqual([{ field: 'barcode', code: 'code_taken', by: '後來的' }])
})

test('IMP-08 a trial that somebody else has made anew is not applied unseen, and none is replaced while it runs', async () => {
  const id = await createProduct(database, { slug: 'unseen', stock: 10, price: 100, origin_price: 100 })
  const seen = await files.tried(`商品編號,庫存\n${id},3\n`, { kind: 'stock', mode: 'change' })
  testShop.clock.pass({ minutes: 1 })
  await owner.call.imports.try({ id: seen.id, matching: seen.matching, mode: 'set' })
  await expect(owner.call.imports.try({ id: seen.id, matching: seen.matching, mode: 'change' })).rejects.toMatchObject({
    status: 'import_moved',
  })
  const anew = await files.settle(seen.id)
  await expect(owner.call.imports.apply({ id: seen.id, tried_at: seen.tried_at })).rejects.toMatchObject({ status: 'import_moved' })
  await owner.call.imports.apply({ id: seen.id, tried_at: anew.tried_at })
  await files.settle(seen.id)
  expect((await productOf(id)).stock).toBe(3)
})
