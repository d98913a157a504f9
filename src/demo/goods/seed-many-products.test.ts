import { expect, test } from 'vitest'
import { createProduct } from '#support/rows.ts'
import { freshDatabase } from '#support/test-database.ts'
import { catalogue } from '#demo/catalogue.ts'
import { seedManyProducts } from './seed-many-products.ts'

const database = await freshDatabase()
const { db } = database
const now = new Date('2026-11-20T04:00:00Z')

test('an empty shop has no words to make products of', async () => {
  await expect(seedManyProducts(database, { count: 1, now })).rejects.toThrow('npm start')
})

test('a shop is filled with products of its own words, which have stock and can be searched', async () => {
  for (const { slug, name } of catalogue.slice(0, 3)) await createProduct(database, { slug, name_zh: name.zh, name_en: name.en })
  await seedManyProducts(database, { count: 30, now })
  await seedManyProducts(database, { count: 5, now })
  const rows = await db
    .selectFrom('products')
    .select(['slug', 'name_zh', 'stock'])
    .where(
      'slug',
      'not in',
      catalogue.map(({ slug }) => slug),
    )
    .execute()
  expect(new Set(rows.map(({ slug }) => slug)).size).toBe(35)
  expect(rows.every(({ stock }) => stock > 0)).toBe(true)
  expect(await db.selectFrom('product_search').select('product_id').execute()).toHaveLength(38)
})
