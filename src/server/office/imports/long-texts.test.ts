import { expect, test } from 'vitest'
import { importing } from '#support/import-file.ts'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { shop, database } = testShop
const owner = await testOffice(testShop).as('owner')
const files = importing(shop, () => owner.call)

test('IMP-06 GDS-15 a text that is too long for the page of a product is too long in a file, and the page shows what is longer all the same', async () => {
  const [id, long] = [
    await createProduct(database, { slug: 'short', name_zh: '短' }),
    await createProduct(database, { slug: 'long', name_zh: '長', name_en: 'l'.repeat(180), description_of_good_zh: '長'.repeat(1500) }),
  ]
  const tried = await files.tried(
    `商品編號,名稱（中）,名稱（英）,description_of_good_zh\n${id},${'長'.repeat(121)},${'l'.repeat(161)},${'長'.repeat(1001)}\n,${'新'.repeat(121)},,\n`,
    { kind: 'products' },
  )
  const [known, fresh] = await files.rows(tried.id)
  expect(known).toMatchObject({
    action: 'error',
    faults: ['name_zh', 'name_en', 'description_of_good_zh'].map((field) => ({ field, code: 'tooLong' })),
  })
  expect(fresh).toMatchObject({ action: 'error', faults: [{ field: 'name_zh', code: 'tooLong' }] })
  expect((await owner.call.products.find({ id: long })).fields).toMatchObject({ name_en: 'l'.repeat(180) })
})

test('IMP-06 an emoji at the place where a long name is cut is no reason to read nothing of the file', async () => {
  const tried = await files.tried(`條碼,名稱（中）\nEMOJI001,${'長'.repeat(199)}💅\n`, { kind: 'products' })
  expect(tried).toMatchObject({ state: 'ready', counts: { actions: { error: 1 } } })
})
