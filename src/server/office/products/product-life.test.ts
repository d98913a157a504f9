import { expect, test } from 'vitest'
import { createMember, createOrder, createProduct } from '#support/rows.ts'
import { fillCart } from '#support/test-order.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { database, visitor, signIn, shelf } = testShop
const { db } = database
const office = testOffice(testShop)
const [manager, editor, packer] = [await office.as('manager'), await office.as('editor'), await office.as('packer')]
const hao = await signIn('hao')

const stands = (id: number) => db.selectFrom('products').where('id', '=', id).selectAll().executeTakeFirst()
const verbsOf = async (id: number) =>
  (await db.selectFrom('audit_entries').where('subject', '=', `product ${id}`).orderBy('id').select('verb').execute()).map(
    ({ verb }) => verb,
  )
const draft = { name_zh: '新的護手霜', name_en: '', temperature: 'refrigeration' } as const

test('a product begins as a draft of a name and a temperature, and its address is proposed from its English name', async () => {
  const { id } = await editor.call.productLife.create({ ...draft, name_en: 'New Hand Cream!' })
  expect(await stands(id)).toMatchObject({
    slug: 'new-hand-cream',
    state: 'draft',
    available: false,
    temperature: 'refrigeration',
    price: 0,
  })
  const again = await editor.call.productLife.create({ ...draft, name_en: 'New hand cream' })
  expect((await stands(again.id))?.slug).toBe('new-hand-cream-2')
  expect((await stands((await editor.call.productLife.create(draft)).id))?.slug).toMatch(/^item-[0-9a-f]{8}$/)
  await expect(visitor().call.products.find({ id })).rejects.toMatchObject({ status: 'product_not_found' })
  await expect(packer.call.productLife.create(draft)).rejects.toMatchObject({ status: 'permission_denied' })
  await expect(editor.call.productLife.create({ ...draft, name_zh: ' ' })).rejects.toMatchObject({ status: 'validation_error' })
})

test('a draft is written before it has a price, and goes on sale with a price and a picture; nothing else ever costs nothing', async () => {
  const { id } = await editor.call.productLife.create(draft)
  await editor.call.products.change({ id, version: 1, change: { description_of_good_zh: '不黏手' } })
  const early = manager.call.products.setState({ id, state: 'on' })
  await expect(early).rejects.toMatchObject({ details: { errors: { price: '還沒有售價，請先填寫', preview: '還沒有圖片，請先加一張' } } })
  await manager.call.products.change({ id, version: 2, change: { origin_price: 300, price: 280 } })
  await expect(manager.call.products.change({ id, version: 3, change: { price: 0 } })).rejects.toMatchObject({
    details: { errors: { price: expect.any(String) } },
  })
  await db.updateTable('products').set({ preview: '/media/products/a.0123456789ab.webp' }).where('id', '=', id).execute()
  await manager.call.products.setState({ id, state: 'on' })
  expect(await visitor().call.products.find({ id })).toMatchObject({ available: true, price: 280 })
  await manager.call.products.setState({ id, state: 'off' })
  expect(await visitor().call.products.find({ id })).toMatchObject({ available: false })
  await manager.call.productLife.archive({ id })
  await expect(visitor().call.products.find({ id })).rejects.toMatchObject({ status: 'product_not_found' })
  expect(await verbsOf(id)).toEqual(['create-product', 'change-product', 'change-product', 'set-state', 'set-state', 'set-state'])
})

test('GDS-49 a copy has all but number, address, bar code and stock, says that it is one, and is a draft', async () => {
  const of = { slug: 'copied', name_zh: '梅子酒', name_en: 'Plum wine', price: 380, first_purchase_price: 300, exclusive: true, stock: 9 }
  const id = await createProduct(database, { ...of, barcode: '4719876201999', supplier_code: 'S-1', search_words: ['酒'] })
  await db.insertInto('product_pictures').values({ product_id: id, url: '/media/products/a.0123456789ab.webp', alt_zh: '瓶' }).execute()
  await db.insertInto('product_accessories').values({ product_id: id, accessory_id: shelf.roseGel, position: 0 }).execute()
  const { id: copy } = await editor.call.productLife.duplicate({ id })
  const { barcode, stock, slug, ...said } = (await stands(copy)) ?? {}
  expect({ barcode, stock, slug }).toEqual({ barcode: null, stock: 0, slug: 'copied-2' })
  expect(said).toMatchObject({
    name_zh: '梅子酒（複本）',
    name_en: 'Plum wine (copy)',
    state: 'draft',
    price: 380,
    first_purchase_price: 300,
    exclusive: true,
    supplier_code: 'S-1',
    search_words: ['酒'],
    version: 1,
  })
  expect(await manager.call.products.find({ id: copy })).toMatchObject({ pictures: [{ alt_zh: '瓶' }] })
  const times = { on_at: null, off_at: new Date('2099-01-01T00:00:00Z').toISOString() }
  await manager.call.productSchedules.set({ id, ...times })
  const { id: third } = await editor.call.productLife.duplicate({ id })
  expect((await manager.call.productSchedules.find({ id: third })).schedule, 'no schedule').toBeNull()
  const accessories = db.selectFrom('product_accessories').where('product_id', '=', copy).select('accessory_id')
  expect(await accessories.execute()).toEqual([{ accessory_id: shelf.roseGel }])
  const long = await createProduct(database, { slug: 'long', name_zh: '長'.repeat(120) })
  expect((await stands((await editor.call.productLife.duplicate({ id: long })).id))?.name_zh).toBe(`${'長'.repeat(116)}（複本）`)
})

test('GDS-47 what was made by mistake is thrown away within 30 days; what an order, a cart, a wishlist, a movement or a campaign names is kept, and so is what is older', async () => {
  const { id } = await editor.call.productLife.create(draft)
  await expect(editor.call.productLife.throwAway({ id })).rejects.toMatchObject({ status: 'permission_denied' })
  expect(await manager.call.products.find({ id })).toMatchObject({ may_throw_away: true })
  await manager.call.productLife.throwAway({ id })
  expect(await stands(id)).toBeUndefined()
  expect(await verbsOf(id)).toEqual(['create-product', 'throw-product-away'])
  const said = db.selectFrom('product_versions').where('product_id', '=', id).select('version')
  expect(await said.execute(), 'what it said is kept').toHaveLength(1)
  const now = testShop.shop.now()
  const stocked = await createProduct(database, { slug: 'stocked', stock: 1, created_at: now })
  const wished = await createProduct(database, { slug: 'wished', created_at: now })
  await hao.call.wishlist.add({ product_id: wished })
  const given = await createProduct(database, { slug: 'given', created_at: now })
  await db.insertInto('gift_campaigns').values({ key: 'given', kind: 'gifts', product_id: given }).execute()
  const inCart = await createProduct(database, { slug: 'in-cart', created_at: now })
  const user_id = await createMember(database)
  await db.insertInto('cart_items').values({ user_id, product_id: inCart, quantity: 1 }).execute()
  const ordered = await createProduct(database, { slug: 'ordered', created_at: now })
  const line = { product_id: ordered, item_type: 'normal' as const, quantity: 1, price: 390, sub_total: 390, snapshot: {} }
  await db
    .insertInto('order_lines')
    .values({ ...line, order_id: await createOrder(database, { user_id }) })
    .execute()
  for (const kept of [stocked, wished, given, inCart, ordered])
    await expect(manager.call.productLife.throwAway({ id: kept })).rejects.toMatchObject({ status: 'product_kept' })
  const old = await editor.call.productLife.create(draft)
  const made = new Date(testShop.shop.now().getTime() - 30 * 86_400_000)
  await db.updateTable('products').set({ created_at: made }).where('id', '=', old.id).execute()
  expect(await manager.call.products.find({ id: old.id })).toMatchObject({ may_throw_away: false })
  await expect(manager.call.productLife.throwAway({ id: old.id })).rejects.toMatchObject({ status: 'product_kept' })
})

test('GDS-48 archiving lists what names a product and takes it out where that is chosen; what a running campaign or a bundle requires is refused', async () => {
  const id = await createProduct(database, { slug: 'named', name_zh: '小鏡子', stock: 5 })
  const box = await createProduct(database, { slug: 'box', name_zh: '禮盒', stock: 5 })
  const entry = { product_id: box, bundle_product_id: id, name_zh: '鏡子', position: 0, max_amount: 1, quantity: 0 }
  await db
    .insertInto('product_bundles')
    .values({ ...entry, required: true })
    .execute()
  await db
    .insertInto('gift_campaigns')
    .values({ key: 'mirror', kind: 'gifts', product_id: id, starts_at: new Date('2020-01-01') })
    .execute()
  await fillCart(hao, { [id]: 1 })
  await hao.call.wishlist.add({ product_id: id })
  expect(await manager.call.productLife.uses({ id })).toEqual({
    carts: 1,
    wishlists: 1,
    campaigns: [{ kind: 'gift', name: { zh: 'mirror', en: 'mirror' }, requires: true }],
    bundles: [{ id: box, name: { zh: '禮盒', en: '禮盒' }, requires: true }],
    families: [],
  })
  const refused = (names: string[]) =>
    expect(manager.call.productLife.archive({ id })).rejects.toMatchObject({ status: 'product_in_use', details: { names } })
  await refused(['禮盒', 'mirror'])
  await db.updateTable('gift_campaigns').set({ active: false }).where('key', '=', 'mirror').execute()
  await refused(['禮盒'])
  await db.updateTable('product_bundles').set({ required: false }).where('product_id', '=', box).execute()
  await manager.call.productLife.archive({ id, take_from: ['carts', 'bundles'] })
  expect(await manager.call.productLife.uses({ id })).toMatchObject({ carts: 0, wishlists: 1, bundles: [] })
  const { versions } = await manager.call.products.versions({ id: box })
  expect(versions[0]).toMatchObject({ verb: 'set-bundle', by: manager.me.name, after: { entries: [] } })
  expect(await manager.call.productLife.archive({ id }), 'told twice').toMatchObject({ before: 'archived' })
})

test('GDS-48 archiving names the family of a product and takes it out of there where that is chosen; one that is left alone has none', async () => {
  const [one, two, three] = [
    await createProduct(database, { slug: 'shade-1' }),
    await createProduct(database, { slug: 'shade-2' }),
    await createProduct(database, { slug: 'shade-3' }),
  ]
  const { id: family } = await editor.call.families.make({
    family: {
      name_zh: '指甲油',
      name_en: 'Polish',
      axes: [{ name: { zh: '色號', en: 'Shade' }, is_colour: false }],
      members: [one, two, three].map((product) => ({ product, values: [{ zh: `色 ${product}`, en: `Shade ${product}` }], swatch: null })),
    },
  })
  const uses = async (id: number) => (await manager.call.productLife.uses({ id })).families
  expect(await uses(one)).toEqual([{ id: family, name: { zh: '指甲油', en: 'Polish' } }])
  await manager.call.productLife.archive({ id: one })
  expect(await uses(one), 'what is not chosen stays').toHaveLength(1)
  await Promise.all([
    manager.call.productLife.archive({ id: two, take_from: ['families'] }),
    manager.call.productLife.archive({ id: three, take_from: ['families'] }),
  ])
  expect([await uses(two), await uses(three), await uses(one)], 'the last one is no family').toEqual([[], [], []])
  const entries = db.selectFrom('audit_entries').where('subject', '=', `family ${family}`).orderBy('id').select('verb')
  expect((await entries.execute()).map(({ verb }) => verb)).toEqual(['make-family', 'change-family', 'dissolve-family'])
})
