import { expect, test } from 'vitest'
import { createMember, createOrder, createProduct } from '#support/rows.ts'
import { freshDatabase } from '#support/test-database.ts'

const database = await freshDatabase()
const { db } = database
const buyer = await createMember(database)

async function changesOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = await versions()
  await work()
  const after = await versions()
  return [...after].filter(([kind, version]) => version > (before.get(kind) ?? 0)).map(([kind]) => kind)
}

async function versions(): Promise<Map<string, number>> {
  const rows = await db.selectFrom('content_versions').selectAll().execute()
  return new Map(rows.map(({ kind, version }) => [kind, version]))
}

const hold = async (product_id: number, quantity: number) =>
  db
    .insertInto('stock_reservations')
    .values({ order_id: await createOrder(database, { user_id: buyer }), product_id, quantity })
    .execute()

test('a kind grows with what its pages show', async () => {
  const product = await createProduct(database)
  const change = { name_zh: '玫瑰凝膠・新' }
  expect(await changesOf(() => db.updateTable('products').set(change).where('id', '=', product).execute())).toEqual(['catalogue'])
  const picture = { product_id: product, url: '/1.jpg' }
  expect(await changesOf(() => db.insertInto('product_pictures').values(picture).execute())).toEqual(['catalogue'])
  const banner = { title_zh: '春', url: '/', desktop_image: '', mobile_image: '' }
  expect(await changesOf(() => db.insertInto('index_banners').values(banner).execute())).toEqual(['banners'])
  const page = { slug: 'about' as const, title_zh: '關於', content_zh: '' }
  expect(await changesOf(() => db.insertInto('static_pages').values(page).execute())).toEqual(['pages'])
  expect(await changesOf(() => db.insertInto('settings').values({ key: 'vip', value: {} }).execute())).toEqual(['settings'])
  expect(await changesOf(() => db.insertInto('faq_kinds').values({ slug: 'product', name_zh: '商品' }).execute())).toEqual(['faqs'])
  expect(await changesOf(() => db.insertInto('tags').values({ slug: 'care', name_zh: '保養' }).execute())).toEqual(['articles'])
})

test('an order changes the pages only when fewer units can be taken than before', async () => {
  const product = await createProduct(database, { stock: 20, max_qty: 5 })
  expect(await changesOf(() => hold(product, 15))).toEqual([])
  expect(await changesOf(() => hold(product, 1))).toEqual(['catalogue'])
  expect(await changesOf(() => hold(product, 4))).toEqual(['catalogue'])
})

test('goods that come in are shown when there were too few', async () => {
  const product = await createProduct(database, { stock: 1, max_qty: 5 })
  const receive = (delta: number) => () =>
    db.insertInto('stock_movements').values({ product_id: product, delta, kind: 'receipt', actor: 'operations' }).execute()
  expect(await changesOf(receive(10))).toEqual(['catalogue'])
  expect(await changesOf(receive(10))).toEqual([])
})

test('a change that is taken back changes no version', async () => {
  const product = await createProduct(database)
  const takenBack = () =>
    database
      .transaction(async (tx) => {
        await tx.updateTable('products').set({ price: 1 }).where('id', '=', product).execute()
        throw new Error('taken back')
      })
      .catch(() => undefined)
  expect(await changesOf(takenBack)).toEqual([])
})
