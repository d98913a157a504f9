import { expect, test } from 'vitest'
import { createApp } from '#main/app.ts'
import type { Actor } from '#rules/actor.ts'
import { findContentChanges } from '#server/content/reading/find-content-changes.ts'
import { FollowedContent } from '#server/platform/content/followed-content.ts'
import { createProduct } from '#support/rows.ts'
import { openTestPages } from '#support/test-pages.ts'
import { openTestShop } from '#support/test-shop.ts'
import { setFilmsOfProduct } from './set-films-of-product.ts'
import { setPicturesOfProduct, type Pictures } from './set-pictures-of-product.ts'
import { setShelvesOfProduct, type Shelves } from './set-shelves-of-product.ts'

const { shop, database, visitor } = await openTestShop()
const { db } = database

let timeMs = 0
const content = new FollowedContent({ ask: (since) => findContentChanges(shop, since), now: () => timeMs })
const copy = { ...shop, content }
const pages = await openTestPages({ shop: copy, app: await createApp(copy, { requestsPerMinute: 1_000_000, trustProxy: [] }) })

/** The page as every copy of the shop shows it, a second later. */
async function pageOf(address: string): Promise<string> {
  timeMs += 2000
  return (await pages.ask(address)).text
}

const ana: Actor = { kind: 'staff', id: 'Ana' }
const shelve = (product: number, shelves: Shelves) => setShelvesOfProduct(shop, { actor: ana, product, shelves })
const picture = (product: number, pictures: Pictures) => setPicturesOfProduct(shop, { actor: ana, product, pictures })

const category = async (name_zh: string) =>
  (await db.insertInto('categories').values({ name_zh }).returning('id').executeTakeFirstOrThrow()).id
const changesOf = (id: number) => db.selectFrom('audit_entries').where('subject', '=', `product ${id}`).selectAll().orderBy('id').execute()
const shelvesOf = (id: number) =>
  db.selectFrom('product_categories').where('product_id', '=', id).orderBy('category_id').select(['category_id', 'position']).execute()
const picturesOf = async (id: number) => (await visitor().call.products.find({ id })).pictures
const url = (name: string) => `/media/products/${name}.3f9c2a1b77de.webp`

const hands = await category('手部')
const feet = await category('足部')

test('WRT-13 a product stands in the categories that were said and no others; visitors see it there', async () => {
  const product = await createProduct(database, { slug: 'shelved', name_zh: '會搬家的凝膠' })
  const first = await createProduct(database, { slug: 'first', name_zh: '第一個' })
  await shelve(first, [{ category: feet, position: 4 }])
  expect(await pageOf(`/zh/items/${feet}`)).not.toContain('會搬家的凝膠')
  const was = [{ category: hands, position: 2 }]
  expect(await shelve(product, was)).toMatchObject({ ok: true, value: { before: [], after: was } })
  expect(await pageOf(`/zh/items/${hands}`)).toContain('會搬家的凝膠')
  const moved = { before: was, after: [{ category: feet, position: 5 }] }
  expect(await shelve(product, [{ category: feet }]), 'the last of its shelf').toMatchObject({ ok: true, value: moved })
  expect(await shelve(product, [{ category: feet }]), 'told twice').toMatchObject({ ok: true, value: { before: moved.after } })
  expect(await pageOf(`/zh/items/${hands}`)).not.toContain('會搬家的凝膠')
  expect(await pageOf(`/zh/items/${feet}`)).toContain('會搬家的凝膠')
  expect(await changesOf(product)).toMatchObject([
    { actor_id: 'Ana', verb: 'set-shelves', before: [], after: was },
    { verb: 'set-shelves', ...moved, changed_at: shop.now() },
  ])
  expect(await shelve(product, [])).toMatchObject({ ok: true })
  expect(await shelvesOf(product)).toEqual([])
})

test('WRT-13 two who shelve one product at once leave what one of them said', async () => {
  const told = [[{ category: hands, position: 1 }], [{ category: feet, position: 1 }], [{ category: hands, position: 7 }]]
  for (const _round of [1, 2, 3, 4, 5]) {
    const product = await createProduct(database)
    await Promise.all(told.map((shelves) => shelve(product, shelves)))
    const stands = (await shelvesOf(product)).map(({ category_id, position }) => ({ category: category_id, position }))
    expect(told).toContainEqual(stands)
    expect((await changesOf(product)).at(-1)).toMatchObject({ after: stands })
  }
})

test('WRT-13 shelves are set whole or not at all', async () => {
  const product = await createProduct(database)
  const stands = [{ category: hands, position: 1 }]
  await shelve(product, stands)
  for (const wrong of [
    [...stands, ...stands],
    [{ category: hands, position: -1 }],
    [{ category: 1.5 }],
    Array(51).fill({ category: hands }),
  ])
    expect(await shelve(product, wrong)).toMatchObject({ ok: false, refusal: { code: 'wrong_value' } })
  const unknown = { code: 'unknown_category', category: 999_999 }
  expect(await shelve(product, [{ category: feet }, { category: 999_999 }])).toEqual({ ok: false, refusal: unknown })
  expect(await shelve(999_999, stands)).toEqual({ ok: false, refusal: { code: 'unknown_product', product: 999_999 } })
  expect(await shelvesOf(product)).toEqual([{ category_id: hands, position: 1 }])
  expect(await changesOf(product)).toHaveLength(1)
})

test('WRT-14 visitors see the pictures in the order that was said, the first as the preview', async () => {
  const product = await createProduct(database, { slug: 'pictured', available: true })
  await pageOf(`/zh/product/${product}-pictured`)
  const said = [{ url: url('front'), alt_zh: '正面' }, { url: url('back') }]
  expect(await picture(product, said)).toMatchObject({ ok: true, value: { before: { preview: '/rose.jpg', pictures: [] } } })
  expect(await picturesOf(product)).toEqual([url('front'), url('back')])
  expect(await pageOf(`/zh/product/${product}-pictured`)).toContain('/media/products/front.3f9c2a1b77de')
  await picture(product, said)
  expect(await changesOf(product), 'told twice').toHaveLength(1)
  expect(await picture(product, said.toReversed())).toMatchObject({ ok: true })
  expect(await picturesOf(product)).toEqual([url('back'), url('front')])
  expect(await visitor().call.products.find({ id: product })).toMatchObject({ preview: url('back') })
  expect(await changesOf(product)).toMatchObject([
    { actor_id: 'Ana', verb: 'set-pictures' },
    { before: { preview: url('front') }, after: { preview: url('back') }, changed_at: shop.now() },
  ])
})

test('WRT-14 two who set the pictures of one product at once leave what one of them said', async () => {
  const product = await createProduct(database)
  const told = [[url('a'), url('b')], [url('b'), url('c')], [url('c')]]
  await Promise.all(
    told.map((urls) =>
      picture(
        product,
        urls.map((one) => ({ url: one })),
      ),
    ),
  )
  const stands = await picturesOf(product)
  expect(told).toContainEqual(stands)
  expect(await visitor().call.products.find({ id: product })).toMatchObject({ preview: stands[0] })
})

const many = (count: number) => Array.from({ length: count }, (_, place) => ({ url: url(`p${place}`) }))

test('WRT-14 a product has 1 to 30 pictures of the shop, none twice', async () => {
  const product = await createProduct(database)
  const elsewhere = ['https://elsewhere.test/a.webp', '/media/secrets/a.3f9c2a1b77de.webp', '/media/products/a.webp', `${url('a')}#`]
  const wrong = [
    [],
    [...many(1), ...many(1)],
    many(31),
    [{ url: url('a'), alt_zh: '長'.repeat(201) }],
    ...elsewhere.map((one) => [{ url: one }]),
  ]
  for (const pictures of wrong) expect(await picture(product, pictures)).toMatchObject({ ok: false, refusal: { code: 'wrong_value' } })
  expect(await picture(999_999, many(1))).toEqual({ ok: false, refusal: { code: 'unknown_product', product: 999_999 } })
  expect([await picturesOf(product), await changesOf(product)]).toEqual([[], []])
  expect(await picture(product, many(30))).toMatchObject({ ok: true })
})

test('RUN-09 visitors see the films that were said in their order, until none is said', async () => {
  const product = await createProduct(database, { slug: 'filmed' })
  const film = (films: string[]) => setFilmsOfProduct(shop, { actor: ana, product, films })
  const shown = async () => (await visitor().call.products.find({ id: product })).videos
  const said = ['/film-gel-nails.webm', 'https://youtu.be/abcdef12345']
  expect(await film(said)).toMatchObject({ ok: true, value: { before: [], after: said } })
  expect(await shown()).toEqual(said)
  expect(await film(said)).toMatchObject({ ok: true, value: { before: said, after: said } })
  for (const wrong of [['/etc/passwd'], ['http://video.example/1'], ['javascript:alert(1)'], [...said, ...said]])
    expect(await film(wrong)).toMatchObject({ ok: false, refusal: { code: 'wrong_value' } })
  expect(await film([])).toMatchObject({ ok: true, value: { before: said, after: [] } })
  expect(await shown()).toEqual([])
  expect(await setFilmsOfProduct(shop, { actor: ana, product: 999_999, films: said })).toEqual({
    ok: false,
    refusal: { code: 'unknown_product', product: 999_999 },
  })
  const entries = database.db.selectFrom('audit_entries').select('verb').where('subject', '=', `product ${product}`)
  expect(await entries.execute()).toEqual([{ verb: 'set-films' }, { verb: 'set-films' }])
})
