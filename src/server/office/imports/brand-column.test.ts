import { expect, test } from 'vitest'
import { importing } from '#support/import-file.ts'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { shop, database } = testShop
const { db } = database
const office = testOffice(testShop)
const owner = await office.as('owner')
const files = importing(shop, () => owner.call)

test('IMP-01 IMP-06 IMP-11 IMP-12 a file names the brand of a product as addresses do, gives it, takes it away and is taken back', async () => {
  const brand = async (slug: string) =>
    (
      await db
        .insertInto('brands')
        .values({ name_zh: slug, slug, changed_by: 'test', changed_at: new Date() })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const [plum, peach] = [await brand('plum-house'), await brand('peach-house')]
  await db.insertInto('brand_slugs').values({ slug: 'old-peach', brand_id: peach }).execute()
  const [one, two, three, four] = [
    await createProduct(database, { slug: 'brand-one' }),
    await createProduct(database, { slug: 'brand-two', brand_id: plum }),
    await createProduct(database, { slug: 'brand-three', brand_id: peach }),
    await createProduct(database, { slug: 'brand-four', brand_id: peach }),
  ]
  const file = `id,brand\n${one},plum-house\n${two},[清空]\n${three},old-peach\n${four},nobody\n`
  const tried = await files.tried(file, { kind: 'products' })
  expect(tried.counts.actions).toEqual({ update: 2, same: 1, error: 1 })
  const rows = await files.rows(tried.id)
  const said = Object.fromEntries(rows.map(({ row, changes, faults }) => [row, { changes, faults }]))
  expect(said[2]?.changes).toEqual([{ field: 'brand_id', before: null, after: 'plum-house' }])
  expect(said[3]?.changes).toEqual([{ field: 'brand_id', before: 'plum-house', after: null }])
  expect(said[5]?.faults).toEqual([{ field: 'brand', code: 'unknownBrand', by: 'nobody' }])
  const brandsNow = async () =>
    (await db.selectFrom('products').where('id', 'in', [one, two, three]).orderBy('id').select('brand_id').execute()).map(
      ({ brand_id: id }) => id,
    )
  await files.apply(tried.id)
  expect(await brandsNow()).toEqual([plum, null, peach])
  await files.undo(tried.id)
  expect(await brandsNow()).toEqual([null, plum, peach])
})
