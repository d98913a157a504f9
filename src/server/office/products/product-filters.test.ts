import { expect, test } from 'vitest'
import { productFilterFieldNames, type ProductFilterField } from '#rules/catalog/product-filter.ts'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { database, clock, shop } = testShop
const { db } = database
const office = testOffice(testShop)
const manager = await office.as('manager')

const made: number[] = []
let count = 0
/** A product that every filter below would pass over, but for what is said of it. */
async function product(more: object = {}): Promise<number> {
  count += 1
  const plain = { slug: `filtered-${count}`, price: 700, origin_price: 700, stock: 500, name_en: 'Plain', barcode: `PLAIN${count}` }
  const id = await createProduct(database, { ...plain, ...more })
  made.push(id)
  await db.insertInto('product_pictures').values({ product_id: id, url: '/media/products/a.0123456789ab.webp', alt_zh: '瓶' }).execute()
  return id
}
const found = async (asked: object) => {
  const { rows } = await manager.call.products.list({ rows: 200, ...asked })
  return rows.map(({ id }) => id).filter((id) => made.includes(id))
}

const main = await db.insertInto('categories').values({ name_zh: '居家' }).returning('id').executeTakeFirstOrThrow()
const sub = await db.insertInto('categories').values({ name_zh: '香氛', parent_id: main.id }).returning('id').executeTakeFirstOrThrow()
const brand = await manager.call.brands.make({
  brand: { name_zh: '梅好', name_en: '', slug: 'meihao', text_zh: '', text_en: '', archived: false },
})
await product()

const off = await product({ state: 'off' })
const archived = await product({ state: 'archived' })
const shelved = await product()
await manager.call.products.setCategories({ id: shelved, categories: [sub.id] })
const branded = await product({ brand_id: brand.id })
const [rose, mint] = [await product(), await product()]
const family = await manager.call.families.make({
  family: {
    name_zh: '指甲油',
    name_en: '',
    axes: [{ name: { zh: '色號', en: '' }, is_colour: true }],
    members: [rose, mint].map((id, place) => ({ product: id, values: [{ zh: `第 ${place} 色`, en: '' }], swatch: null })),
  },
})
const plum = await manager.call.ingredients.make({
  ingredient: { name_inci: 'Prunus Mume', name_zh: '青梅', slug: 'prunus-mume', note_zh: '', note_en: '', aliases: [] },
})
const plumMade = await product()
await manager.call.products.change({ id: plumMade, version: 1, change: { label_kind: 'cosmetic', label: { ingredients_zh: '水、青梅' } } })
const cold = await product({ temperature: 'freezing' })
const vips = await product({ members_only: true })
const dumplings = await product({ label_kind: 'food' })
const chineseOnly = await product({ name_en: '' })
const withoutPicture = await product()
await db.deleteFrom('product_pictures').where('product_id', '=', withoutPicture).execute()
const withoutCode = await product({ barcode: null })
const soldOut = await product({ stock: 0 })
const low = await product({ stock: 2 })
const cheap = await product({ price: 30, origin_price: 40 })
const first = await product({ first_purchase_price: 500 })

const taipei = (at: Date) => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)

/** Every filter, and what of all these it finds; several values of one mean or. */
const filters: Record<ProductFilterField, [string, number[]][]> = {
  state: [
    ['off', [off]],
    ['archived', [archived]],
    ['off,archived', [off, archived]],
  ],
  category: [
    [String(sub.id), [shelved]],
    [String(main.id), [shelved]],
  ],
  brand: [[String(brand.id), [branded]]],
  family: [[String(family.id), [rose, mint]]],
  ingredient: [[String(plum.id), [plumMade]]],
  temperature: [['freezing,refrigeration', [cold]]],
  flag: [['members_only', [vips]]],
  label_kind: [['food,pet', [dumplings]]],
  missing: [
    ['english', [chineseOnly]],
    ['picture', [withoutPicture]],
    ['barcode', [withoutCode]],
    ['label', [dumplings, plumMade]],
    ['english,barcode', [chineseOnly, withoutCode]],
  ],
  stock: [
    ['sold_out', [soldOut]],
    ['low', [low]],
    ['sold_out,low', [soldOut, low]],
  ],
  price: [['..100', [cheap]]],
  changed: [[`${taipei(new Date(shop.now().getTime() + 3 * 86_400_000))}..`, []]],
  first_price: [['yes', [first]]],
}

test.each(productFilterFieldNames)('GDS-02 products are filtered by %s, values of one meaning or', async (field) => {
  for (const [words, expected] of filters[field]) expect((await found({ [field]: words })).toSorted(), words).toEqual(expected.toSorted())
})

test('GDS-02 different filters mean and, and what was changed since is found', async () => {
  expect(await found({ temperature: 'freezing', flag: 'members_only' })).toEqual([])
  const both = await product({ temperature: 'freezing', members_only: true })
  expect(await found({ temperature: 'freezing', flag: 'members_only' })).toEqual([both])
  clock.pass({ days: 5 })
  const again = await office.as('manager')
  await again.call.products.change({ id: cheap, version: 1, change: { name_zh: '改過' } })
  const { rows } = await again.call.products.list({ rows: 200, changed: `${taipei(shop.now())}..` })
  expect(rows.map(({ id }) => id)).toEqual([cheap])
})
