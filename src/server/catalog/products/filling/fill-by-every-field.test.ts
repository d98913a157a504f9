import { expect, test } from 'vitest'
import { scheduledJobs } from '#main/scheduled-jobs.ts'
import { addDays } from '#rules/calendar.ts'
import { categoryRuleFieldNames } from '#rules/catalog/categories/category-rule.ts'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { shop, database, visitor } = testShop
const { db } = database
const office = testOffice(testShop)
const editor = await office.as('manager')

const create = async (name: string) =>
  (await db.insertInto('categories').values({ name_zh: name }).returning('id').executeTakeFirstOrThrow()).id

async function setRule(id: number, rule: Record<string, string>) {
  const { version, categories } = await editor.call.categories.tree()
  const wanted = categories.map(({ goods: _goods, is_changed: _changed, ...row }) => (row.id === id ? { ...row, rule } : row))
  const saved = await editor.call.categories.save({ version, categories: wanted })
  await editor.call.arrangements.publish({ kind: 'categories', version: saved.version })
}
const listed = async (id: number) => (await visitor().call.categories.find({ id })).products.map((product) => product.id).toSorted()

const said = { name_en: '', text_zh: '', text_en: '', logo: '', archived: false }
const plain = await createProduct(database, { slug: 'by-plain', price: 333, origin_price: 333, published_at: addDays(shop.now(), -90) })
const meant = await createProduct(database, {
  slug: 'by-all',
  price: 444,
  origin_price: 444,
  temperature: 'freezing',
  embargo: true,
  published_at: addDays(shop.now(), -3),
})
const brand = (await editor.call.brands.make({ brand: { ...said, slug: 'by-brand', name_zh: '規則牌' } })).id
const ingredient = (
  await editor.call.ingredients.make({
    ingredient: { name_inci: 'Allantoin', name_zh: '尿囊素', slug: 'allantoin', aliases: [], note_zh: '', note_en: '' },
  })
).id
await editor.call.products.change({
  id: meant,
  version: 1,
  change: { brand_id: brand, label_kind: 'cosmetic', label: { ingredients_zh: '水、尿囊素' } },
})
const familyOf = async (products: number[]) => {
  const axes = [{ name: { zh: '規格', en: '' }, is_colour: false }]
  const members = products.map((product) => ({ product, values: [{ zh: `第 ${product} 號`, en: '' }], swatch: null }))
  return (await editor.call.families.make({ family: { name_zh: '規則系列', name_en: '', axes, members } })).id
}
const twin = await createProduct(database, { slug: 'by-twin', price: 333, origin_price: 333, published_at: addDays(shop.now(), -90) })
const family = await familyOf([meant, twin])

const rules: Readonly<Record<string, string>> = {
  brand: String(brand),
  family: String(family),
  ingredient: String(ingredient),
  label_kind: 'cosmetic',
  temperature: 'freezing',
  price: '440..450',
  flag: 'embargo',
  days: '2..5',
}

test('CAT-04 a rule goes over brand, family, label kind, temperature, price, flag, ingredient and days since on sale', () => {
  expect(Object.keys(rules).toSorted()).toEqual([...categoryRuleFieldNames].toSorted())
})

test.each(Object.entries(rules))('CAT-04 a category is filled by %s: its matches are shown before it is kept', async (field, written) => {
  const wanted = field === 'family' ? [meant, twin] : [meant]
  const matches = await editor.call.categories.matches({ [field]: written })
  expect(matches.goods.map(({ id }) => id).toSorted()).toEqual(expect.arrayContaining(wanted))
  expect(matches.goods.map(({ id }) => id)).not.toContain(plain)
  const id = await create(`依${field}`)
  expect(await listed(id), 'nothing is kept yet').toEqual([])
  await setRule(id, { [field]: written })
  expect(await listed(id)).toEqual(expect.arrayContaining(wanted))
  expect(await listed(id)).not.toContain(plain)
})

test('CAT-04 what changes is filled at once with a save, and within 60 s by whatever else: families, names of ingredients, days and columns', async () => {
  const [byFamily, byIngredient, byPrice] = [await create('家族'), await create('含尿囊素'), await create('四百多')]
  await setRule(byFamily, { family: String(family) })
  await setRule(byIngredient, { ingredient: String(ingredient) })
  await setRule(byPrice, { price: '440..450' })
  const third = await createProduct(database, { slug: 'by-third', price: 333, origin_price: 333 })
  const { said: stands, version } = await editor.call.families.find({ id: family })
  const member = { product: third, values: [{ zh: '第三', en: '' }], swatch: null }
  await editor.call.families.change({ id: family, version, family: { ...stands, members: [...stands.members, member] } })
  expect(await listed(byFamily)).toContain(third)
  await editor.call.products.change({
    id: third,
    version: 1,
    change: { label_kind: 'cosmetic', label: { ingredients_zh: '5-脲基乙內醯脲' } },
  })
  expect(await listed(byIngredient)).not.toContain(third)
  await editor.call.ingredients.change({
    id: ingredient,
    version: 1,
    ingredient: { name_inci: 'Allantoin', name_zh: '尿囊素', slug: 'allantoin', aliases: ['5-脲基乙內醯脲'], note_zh: '', note_en: '' },
  })
  await db.updateTable('products').set({ price: 445, origin_price: 445 }).where('id', '=', third).execute()
  const job = scheduledJobs['category-rules']
  expect(job.when, 'once a minute').toBe('* * * * *')
  await job.work(shop)
  expect(await listed(byIngredient)).toContain(third)
  expect(await listed(byPrice)).toContain(third)
  await editor.call.families.dissolve({ id: family, version: version + 1 })
  expect(await listed(byFamily)).toEqual([])
})
