import { expect, test } from 'vitest'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { cleanHtml } from '#server/platform/content/clean-html.ts'

const testShop = await openTestShop()
const { database } = testShop
const office = testOffice(testShop)
const [editor, care] = [await office.as('editor'), await office.as('care')]

const pasted =
  '<div class="x"><h1>梅</h1><p style="color:red" onclick="x">字 <span style="x">紅</span><a href="javascript:x">去</a></p>' +
  '<img src="data:x"><iframe src="https://evil.example/"></iframe><script>alert(1)</script></div>'

test('GDS-16 what is saved under a product is cleaned by the function of the shop', async () => {
  const id = await createProduct(database, { slug: 'cleaned' })
  await editor.call.products.change({ id, version: 1, change: { content_zh: pasted, content_en: '<p>plum</p>' } })
  const { fields } = await editor.call.products.find({ id })
  expect(fields.content_zh).toBe(cleanHtml(pasted))
  expect(fields.content_zh).toBe('梅<p>字 紅<a rel="noopener">去</a></p>')
  expect(fields.content_en).toBe('<p>plum</p>')
  expect(await editor.call.products.change({ id, version: 2, change: { content_zh: pasted } }), 'cleaned it says the same').toMatchObject({
    version: 2,
    changed: [],
  })
})

test('GDS-16 an older version is cleaned when it is restored, as on any saving', async () => {
  const id = await createProduct(database, { slug: 'restored-clean', content_zh: pasted, content_en: '<p>plum</p>' })
  await editor.call.products.change({ id, version: 1, change: { content_zh: '<p>梅</p>', content_en: '<p>better</p>' } })
  await editor.call.products.restore({ id, version: 1, seen: 2 })
  expect((await editor.call.products.find({ id })).fields).toMatchObject({ content_zh: cleanHtml(pasted), content_en: '<p>plum</p>' })
})

test('GDS-16 what falls away of a text is told before it stands anywhere, by tag and by attribute', async () => {
  const { clean, lost } = await editor.call.texts.clean({ html: pasted })
  expect(clean).toBe(cleanHtml(pasted))
  expect(lost).toEqual(
    expect.arrayContaining([
      { tag: 'div', attribute: null, times: 1 },
      { tag: 'h1', attribute: null, times: 1 },
      { tag: 'span', attribute: null, times: 1 },
      { tag: 'script', attribute: null, times: 1 },
      { tag: 'img', attribute: null, times: 1 },
      { tag: 'iframe', attribute: null, times: 1 },
      { tag: 'p', attribute: 'style', times: 1 },
      { tag: 'p', attribute: 'onclick', times: 1 },
      { tag: 'a', attribute: 'href', times: 1 },
    ]),
  )
  expect(lost).toHaveLength(9)
  expect((await editor.call.texts.clean({ html: clean })).lost).toEqual([])
  await expect(care.call.texts.clean({ html: '' })).rejects.toMatchObject({ status: 'permission_denied' })
})
