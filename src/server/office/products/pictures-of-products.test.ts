import { expect, test } from 'vitest'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestPages } from '#support/test-pages.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { database, visitor, clock } = testShop
const { ask } = await openTestPages(testShop)
const office = testOffice(testShop)
const [editor, colleague, packer] = [await office.as('editor'), await office.as('editor'), await office.as('packer')]

const url = (name: string) => `/media/products/${name}.0123456789ab.webp`
const picture = (name: string, alt_zh = '', alt_en = '') => ({ url: url(name), alt_zh, alt_en })

test('GDS-33 pictures stand in the order that was saved, the first as preview, each with alt text in both languages, 20 at most', async () => {
  const id = await createProduct(database, { slug: 'pictures' })
  const { productMedia, products } = editor.call
  const [front, hand, box] = [picture('front', '正面', 'Front'), picture('hand'), picture('box', '盒子')]
  await productMedia.setPictures({ id, pictures: [front, hand, box], seen: [] })
  await productMedia.setPictures({ id, pictures: [box, front, hand], seen: [front, hand, box] })
  expect((await products.find({ id })).pictures).toEqual([box, front, hand])
  const found = await visitor().call.products.find({ id })
  expect(found).toMatchObject({ preview: box.url, pictures: [box.url, front.url, hand.url] })
  const many = Array.from({ length: 21 }, (_, place) => picture(`many-${place}`))
  await expect(productMedia.setPictures({ id, pictures: many })).rejects.toMatchObject({ status: 'validation_error' })
  await expect(productMedia.setPictures({ id, pictures: [] })).rejects.toMatchObject({ status: 'validation_error' })
  await expect(productMedia.setPictures({ id, pictures: [front, front] })).rejects.toMatchObject({ status: 'validation_error' })
  const foreign = { ...front, url: 'https://elsewhere.example/a.webp' }
  await expect(productMedia.setPictures({ id, pictures: [foreign] })).rejects.toMatchObject({ status: 'validation_error' })
  await productMedia.setPictures({ id, pictures: many.slice(1) })
  await expect(packer.call.productMedia.setPictures({ id, pictures: [front] })).rejects.toMatchObject({ status: 'permission_denied' })
})

test('GDS-33 a product whose preview has no alt text is marked until it has one, and a preview that stands by itself is a picture like others', async () => {
  const id = await createProduct(database, { slug: 'mark', preview: url('alone') })
  expect((await editor.call.products.find({ id })).pictures).toEqual([picture('alone')])
  const lacks = async () => (await editor.call.products.list({ words: String(id) })).rows.map(({ lacks_alt }) => lacks_alt)
  expect(await lacks()).toEqual([true])
  await editor.call.productMedia.setPictures({ id, pictures: [picture('alone', '正面')], seen: [picture('alone')] })
  expect(await lacks()).toEqual([false])
  await editor.call.productMedia.setPictures({ id, pictures: [picture('second'), picture('alone', '正面')] })
  expect(await lacks()).toEqual([true])
})

test('whoever changes pictures that somebody else has changed meanwhile sees how they stand, and older ones come back with their version', async () => {
  const id = await createProduct(database, { slug: 'conflict' })
  const [mine, theirs] = [picture('mine', '我的'), picture('theirs', '別人的')]
  await editor.call.productMedia.setPictures({ id, pictures: [mine], seen: [] })
  clock.pass({ minutes: 1 })
  const late = colleague.call.productMedia.setPictures({ id, pictures: [theirs], seen: [] })
  await expect(late).rejects.toMatchObject({ status: 'edit_conflict', details: { by: editor.me.name, present: { pictures: [mine] } } })
  await colleague.call.productMedia.setPictures({ id, pictures: [theirs, mine], seen: [mine] })
  const { version } = await editor.call.products.find({ id })
  await editor.call.products.restore({ id, version: version - 1, seen: version })
  expect((await editor.call.products.find({ id })).pictures).toEqual([mine])
})

test('GDS-34 the focal point of a picture decides in the shop what of it stays in view where it is cut', async () => {
  const id = await createProduct(database, { slug: 'focus', name_zh: '焦點' })
  const focused = '/media/products/focus-at-30-70.0123456789ab.webp'
  await editor.call.productMedia.setPictures({ id, pictures: [{ url: focused, alt_zh: '正面', alt_en: '' }, picture('plain')] })
  const { text: body } = await ask(`/zh/product/${id}-focus`)
  const images = [...body.matchAll(/<img[^>]*>/g)].map(([image]) => image)
  const of = (name: string) => images.filter((image) => image.includes(name))
  expect(of('focus-at-30-70')).not.toEqual([])
  for (const image of of('focus-at-30-70')) expect(image).toContain('object-position:30% 70%')
  for (const image of of('plain.0123456789ab')) expect(image).not.toContain('style=')
  const same = { url: focused.replace('-at-30-70', ''), alt_zh: '', alt_en: '' }
  const twice = editor.call.productMedia.setPictures({ id, pictures: [{ ...same, url: focused }, same] })
  await expect(twice, 'the same picture').rejects.toMatchObject({ status: 'validation_error' })
})
