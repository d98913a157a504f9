import { expect, test } from 'vitest'
import { importing } from '#support/import-file.ts'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { cleanHtml } from '#server/platform/content/clean-html.ts'

const pasted = '<div onclick="x"><p style="color:red">字</p><script>alert(1)</script><iframe src="https://evil.example/"></iframe></div>'

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

test('GDS-16 IMP-06 what a file says under a product passes the cleaning of its page, in the trial, on applying and on undoing', async () => {
  const id = await createProduct(database, { slug: 'pasted', name_zh: '貼上', content_zh: pasted, content_en: '<p>plum</p>' })
  const fieldsOf = async (product: number) => (await owner.call.products.find({ id: product })).fields
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
  const file = `商品編號,名稱（中）,content_zh,content_en\n${id},貼上,<p>新</p>,${cell(pasted)}\n,新的,${cell(pasted)},\n`
  const tried = await files.tried(file, { kind: 'products' })
  const [known, fresh] = await files.rows(tried.id)
  expect(known?.changes).toContainEqual({ field: 'content_en', before: '<p>plum</p>', after: cleanHtml(pasted) })
  await files.apply(tried.id)
  expect(await fieldsOf(id)).toMatchObject({ content_zh: '<p>新</p>', content_en: cleanHtml(pasted) })
  const made = await files.rows(tried.id).then((rows) => rows[1]?.product)
  expect(fresh?.action).toBe('new')
  expect(await fieldsOf(made ?? 0)).toMatchObject({ content_zh: cleanHtml(pasted) })
  await files.undo(tried.id)
  expect(await fieldsOf(id)).toMatchObject({ content_zh: cleanHtml(pasted), content_en: '<p>plum</p>' })
})
