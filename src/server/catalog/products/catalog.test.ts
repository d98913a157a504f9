import { expect, test } from 'vitest'
import type { Insertable } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { ShopClient } from '#contract/shop/client.ts'
import { createOrder, createProduct } from '#support/rows.ts'
import { openTestShop } from '#support/test-shop.ts'

const { database, shelf, signIn, visitor } = await openTestShop()
const { db } = database
const zh = visitor().call
const en = visitor({ language: 'en' }).call

const names = (answer: { products: { name: string }[] }) => answer.products.map(({ name }) => name)

/** Puts a product on the shelf that many days ago. */
const put = (name: string, { daysAgo, ...values }: { daysAgo: number; stock?: number } & Partial<Insertable<Tables['products']>>) =>
  createProduct(database, { name_zh: name, slug: 'x', stock: 5, published_at: new Date(Date.now() - daysAgo * 86_400_000), ...values })

test('D-08 the hottest list goes by what sold in thirty days, then by what is newer; sold-out goods come last', async () => {
  await put('熱銷一', { daysAgo: 9, sold_30d: 90 })
  await put('熱銷二舊', { daysAgo: 8, sold_30d: 80 })
  await put('熱銷二新', { daysAgo: 7, sold_30d: 80 })
  await put('熱銷但賣完', { daysAgo: 1, sold_30d: 99, stock: 0 })
  const hottest = names(await zh.products.special({ key: 'hottest', rows: 200 }))
  expect(hottest.slice(0, 3)).toEqual(['熱銷一', '熱銷二新', '熱銷二舊'])
  expect(new Set(hottest.slice(-2))).toEqual(new Set(['熱銷但賣完', '賣完的手工皂']))
})

test.each([
  ['members_only', { members_only: true }, 'VIP 禮盒'],
  ['shopping_point', { shopping_point_price: 50 }, '茶葉罐'],
  ['presale', { exclusive: true }, '預購光療燈'],
  ['latest', {}, '玫瑰凝膠'],
] as const)('D-08 the list %s is newest first', async (key, kind, alsoThere) => {
  const old = `${key} 舊`
  const recent = `${key} 新`
  await put(old, { daysAgo: -50, ...kind })
  await put(recent, { daysAgo: -60, ...kind })
  const list = names(await zh.products.special({ key, rows: 200 }))
  expect(list.filter((name) => name.startsWith(key))).toEqual([recent, old])
  expect(list).toContain(alsoThere)
})

test('D-08 what was withdrawn or is only a gift is in no list', async () => {
  const all = names(await zh.products.special({ key: 'latest', rows: 200 }))
  expect(all).not.toContain('下架的護髮油')
  expect(all).not.toContain('贈品小包')
})

test('D-07 a list has as many rows as were asked for, between 1 and 200', async () => {
  const count = async (rows: string) =>
    ((await visitor().ask(`/api/v1/product/latest${rows}`)).json() as { products: unknown[] }).products.length
  expect(await count('?rows=2')).toBe(2)
  expect(await count('?rows=0')).toBe(1)
  expect(await count('?rows=-5')).toBe(1)
  expect(await count('?rows=nonsense')).toBe(await count(''))
})

test('ERR-02 a list that nobody knows is no category', async () => {
  await expect(en.products.special({ key: 'coldest', rows: 8 })).rejects.toMatchObject({
    status: 'category_not_found',
    message: "This category doesn't exist",
  })
})

test('D-09 LST-06 a category has its own goods and those of its sub-categories, each once; all in their own order', async () => {
  const nails = await createCategory({ name_zh: '光療', name_en: 'Nails', position: 1 })
  const gels = await createCategory({ name_zh: '凝膠', name_en: 'Gels', parent_id: nails, position: 1 })
  const tools = await createCategory({ name_zh: '工具', parent_id: nails, position: 0 })
  const hair = await createCategory({ name_zh: '護髮', position: 0 })
  const hidden = await createCategory({ name_zh: '秘密', parent_id: nails, visible: false, position: 2 })
  const place = (product_id: number, category_id: number, position: number) =>
    db.insertInto('product_categories').values({ product_id, category_id, position }).execute()
  await place(shelf.lilyGel, gels, 1)
  await place(shelf.roseGel, gels, 2)
  await place(shelf.roseGel, nails, 3)
  await place(shelf.soldOutSoap, nails, 0)
  await place(await createProduct(database, { available: false, preview: '/withdrawn.webp' }), nails, -1)
  await place(await createProduct(database, { is_gift_only: true, preview: '/gift.webp' }), nails, -1)
  expect(await en.categories.find({ id: nails })).toMatchObject({
    id: nails,
    name: 'Nails',
    products: [{ name: 'Lily gel' }, { name: 'Rose gel' }, { name: 'Sold-out soap' }],
  })
  expect(names(await zh.categories.find({ id: gels }))).toEqual(['百合凝膠', '玫瑰凝膠'])
  const { categories } = await zh.categories.list()
  const inNails = [
    { id: tools, name: '工具' },
    { id: gels, name: '凝膠' },
  ]
  expect(categories).toEqual([
    { id: hair, name: '護髮', sub_categories: [] },
    { id: nails, name: '光療', sub_categories: inNails },
  ])
  const { preview } = await zh.products.find({ id: shelf.soldOutSoap })
  expect(await zh.categories.pictures()).toEqual({ pictures: [{ category_id: nails, preview }] })
  await expect(zh.categories.find({ id: hidden })).rejects.toMatchObject({ status: 'category_not_found' })
})

test.each([
  '/api/v1/categories/999999',
  '/api/v1/categories/nonsense',
  '/api/v1/products/nonsense',
  '/api/v1/products/99999999999999999999',
])('ERR-02 %s is not found', async (path) => {
  expect((await visitor().ask(path)).status).toBe(404)
})

test('PRD-25 a product that is read has exactly these fields, whatever it is', async () => {
  const fields = [
    'accessories',
    'available',
    'cod',
    'content',
    'description_of_good',
    'embargo',
    'exclusive',
    'family',
    'first_purchase_price',
    'id',
    'max_qty',
    'members_only',
    'name',
    'optional_bundles',
    'optional_bundles_max_quantity',
    'optional_products',
    'origin_price',
    'pictures',
    'preview',
    'price',
    'shopping_point_price',
    'slug',
    'split_stocks',
    'standalone_purchase',
    'stock',
    'tcat_only',
    'temperature',
    'videos',
  ]
  for (const id of [shelf.roseGel, shelf.gelSet, shelf.presaleLamp, shelf.catTree, shelf.firstSerum]) {
    const product = (await visitor().ask(`/api/v1/products/${id}`)).json() as Record<string, unknown>
    expect(Object.keys(product).toSorted()).toEqual(fields)
    for (const list of ['pictures', 'videos', 'accessories', 'optional_products', 'optional_bundles', 'split_stocks'])
      expect(product[list], list).toBeInstanceOf(Array)
  }
})

test('API-04 a product comes with everything on its page', async () => {
  const id = shelf.gelSet
  await db
    .insertInto('product_pictures')
    .values([
      { product_id: id, url: '/two.webp', position: 2 },
      { product_id: id, url: '/one.webp', position: 1 },
    ])
    .execute()
  await db.insertInto('product_videos').values({ product_id: id, url: 'https://video.example/1' }).execute()
  await db
    .insertInto('product_options')
    .values([
      { product_id: id, optional_product_id: shelf.lilyGel },
      { product_id: id, optional_product_id: shelf.withdrawnOil },
    ])
    .execute()
  await db
    .insertInto('product_accessories')
    .values([
      { product_id: id, accessory_id: shelf.roseGel },
      { product_id: id, accessory_id: shelf.withdrawnOil },
    ])
    .execute()
  await db
    .insertInto('product_split_stocks')
    .values({ product_id: id, stock_description_zh: '由二倉出貨', stock_description_en: 'Ships from the second warehouse' })
    .execute()
  const product = await en.products.find({ id })
  expect(product).toMatchObject({
    id,
    slug: 'gel-set',
    name: 'Gel set',
    price: 990,
    origin_price: 1200,
    stock: 50,
    max_qty: 5,
    temperature: 'normal',
    pictures: ['/one.webp', '/two.webp'],
    videos: ['https://video.example/1'],
    accessories: [{ id: shelf.roseGel, name: 'Rose gel', price: 390 }],
    optional_products: [{ id: shelf.lilyGel, name: 'Lily gel' }],
    optional_bundles: [
      { product_id: shelf.topCoat, product_name: 'Top coat', name: 'Top coat', required: false, max_amount: 3, quantity: 0 },
      { product_id: shelf.nailFile, name: 'File', max_amount: 2 },
    ],
    optional_bundles_max_quantity: 3,
    split_stocks: [{ stock_description: 'Ships from the second warehouse' }],
  })
  expect(product.accessories).toHaveLength(1)
  expect(product.optional_products).toHaveLength(1)
})

test('D-14 guests and members who have not ordered see first-purchase prices, others do not', async () => {
  const hao = await signIn('hao')
  const { id: user_id } = await hao.call.user.find({})
  const priceFor = async ({ call }: { call: ShopClient }) => {
    const { first_purchase_price: onItsPage } = await call.products.find({ id: shelf.firstSerum })
    const { products } = await call.products.special({ key: 'latest', rows: 200 })
    return [onItsPage, products.find(({ id }) => id === shelf.firstSerum)?.first_purchase_price]
  }
  expect(await priceFor({ call: zh })).toEqual([290, 290])
  expect(await priceFor(hao)).toEqual([290, 290])
  await createOrder(database, { user_id, status: 'cancel' })
  expect(await priceFor(hao)).toEqual([290, 290])
  await createOrder(database, { user_id, status: 'confirmed' })
  expect(await priceFor(hao)).toEqual([null, null])
})

test('PRD-32 PRD-33 BND-16 what stands around a product: the way to it, its other styles, and what there is of its picks', async () => {
  const id = await put('夜光組', { daysAgo: 300, optional_bundles_max_quantity: 1 })
  const light = await createCategory({ name_zh: '燈具', name_en: 'Lights' })
  const night = await createCategory({ name_zh: '夜燈', name_en: 'Night lights', parent_id: light })
  await db
    .insertInto('product_categories')
    .values([
      { product_id: id, category_id: light },
      { product_id: id, category_id: night },
    ])
    .execute()
  const style = (optional_product_id: number, position: number) => ({ product_id: id, optional_product_id, position })
  await db
    .insertInto('product_options')
    .values([style(shelf.soldOutSoap, 1), style(shelf.lilyGel, 2), style(shelf.withdrawnOil, 3)])
    .execute()
  await db
    .insertInto('product_bundles')
    .values({ product_id: id, bundle_product_id: shelf.soldOutSoap, name_zh: '皂', max_amount: 1 })
    .execute()
  expect(await en.products.companions({ id })).toMatchObject({
    categories: [
      { id: light, name: 'Lights' },
      { id: night, name: 'Night lights' },
    ],
    siblings: [
      { id: shelf.soldOutSoap, sold_out: true },
      { id: shelf.lilyGel, slug: 'lily-gel', sold_out: false },
    ],
    picks: [{ product_id: shelf.soldOutSoap, stock: 0 }],
  })
  expect(await en.products.companions({ id: shelf.roseGel })).toMatchObject({ siblings: [], picks: [] })
  await expect(en.products.companions({ id: shelf.giftPouch })).rejects.toMatchObject({ status: 'product_not_found' })
})

test('a product that has no English name shows its Chinese one', async () => {
  const id = await put('只有中文', { daysAgo: 400 })
  expect((await en.products.find({ id })).name).toBe('只有中文')
})

test('a withdrawn product still has its page, a gift has none', async () => {
  expect(await zh.products.find({ id: shelf.withdrawnOil })).toMatchObject({ available: false })
  await expect(zh.products.find({ id: shelf.giftPouch })).rejects.toMatchObject({ status: 'product_not_found' })
})

test('API-02 D-79 banners are those that run now, in their order', async () => {
  const banner = (title_zh: string, values: Partial<Insertable<Tables['index_banners']>>) =>
    db
      .insertInto('index_banners')
      .values({ title_zh, title_en: `${title_zh} en`, url: '/x', desktop_image: '/d', mobile_image: '/m', group_key: 'home', ...values })
      .returning('id')
      .executeTakeFirstOrThrow()
  const hour = 3_600_000
  const second = await banner('第二', { position: 2 })
  await banner('第一', { position: 1, starts_at: new Date(Date.now() - hour), ends_at: new Date(Date.now() + hour) })
  await banner('過去', { ends_at: new Date(Date.now() - hour), starts_at: new Date(Date.now() - 2 * hour) })
  await banner('未來', { starts_at: new Date(Date.now() + hour) })
  await banner('文章', { group_key: 'health_articles' })
  const titles = async (list: Promise<{ banners: { title: string }[] }>) => (await list).banners.map(({ title }) => title)
  expect(await titles(zh.banners.home())).toEqual(['第一', '第二'])
  expect(await titles(en.banners.group({ id: 'health_articles' }))).toEqual(['文章 en'])
  expect(await titles(zh.banners.group({ id: String(second.id) }))).toEqual(['第二'])
  expect(await titles(zh.banners.group({ id: 'nobody-knows' }))).toEqual([])
  expect(await titles(zh.banners.group({ id: '999999' }))).toEqual([])
})

async function createCategory(values: Insertable<Tables['categories']>): Promise<number> {
  return (await db.insertInto('categories').values(values).returning('id').executeTakeFirstOrThrow()).id
}
