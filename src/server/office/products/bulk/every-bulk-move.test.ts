import { expect, test } from 'vitest'
import { bulkKinds, type BulkKind, type BulkMove } from '#rules/catalog/bulk/bulk-move.ts'
import { writeExport } from '#server/office/lists/exports/write-export.ts'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { runProductBatch } from './run-product-batch.ts'

const testShop = await openTestShop()
const { shop, database, clock } = testShop
const { db } = database
const office = testOffice(testShop)
const [manager, accountant, editor] = [await office.as('manager'), await office.as('accountant'), await office.as('editor')]

const { id: category } = await db.insertInto('categories').values({ name_zh: '光療' }).returning('id').executeTakeFirstOrThrow()
const { id: brand } = await manager.call.brands.make({
  brand: { name_zh: '梅好', name_en: '', slug: 'meihao', text_zh: '', text_en: '', archived: false },
})

type Became = { [Kind in BulkKind]: { move: Extract<BulkMove, { kind: Kind }>; from: object; to: object } }

/** Each move, on a product that stands like this, and what becomes of it. */
const moves: Became = {
  on: { move: { kind: 'on' }, from: { state: 'off' }, to: { state: 'on' } },
  off: { move: { kind: 'off' }, from: { state: 'on' }, to: { state: 'off' } },
  archive: { move: { kind: 'archive' }, from: { state: 'off' }, to: { state: 'archived' } },
  schedule: {
    move: { kind: 'schedule', on_at: '2099-01-01T00:00:00.000Z', off_at: null },
    from: { state: 'off' },
    to: { state: 'scheduled' },
  },
  price: { move: { kind: 'price', price: 350 }, from: {}, to: { price: 350 } },
  price_by_percent: { move: { kind: 'price_by_percent', percent: -10, ending: null }, from: {}, to: { price: 324 } },
  price_by_amount: { move: { kind: 'price_by_amount', amount: -20 }, from: {}, to: { price: 340 } },
  origin_price: { move: { kind: 'origin_price', price: 400 }, from: {}, to: { origin_price: 400 } },
  flag: { move: { kind: 'flag', flag: 'embargo', is: true }, from: {}, to: { embargo: true } },
  member_limit: { move: { kind: 'member_limit', limit: 2, days: 30 }, from: {}, to: { member_limit: 2, member_limit_days: 30 } },
  brand: { move: { kind: 'brand', brand }, from: {}, to: { brand_id: brand } },
  add_to_category: { move: { kind: 'add_to_category', category }, from: {}, to: {} },
  remove_from_category: { move: { kind: 'remove_from_category', category }, from: {}, to: {} },
}

const stands = (id: number) => db.selectFrom('products').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
const shelved = async (id: number) =>
  (await db.selectFrom('product_categories').where('product_id', '=', id).selectAll().execute()).length > 0

test.each(bulkKinds)('GDS-06 many products: %s', async (kind) => {
  const { move, from, to } = moves[kind]
  const id = await createProduct(database, { slug: `many-${kind}`, price: 360, origin_price: 380, ...from })
  if (kind === 'remove_from_category') await manager.call.products.setCategories({ id, categories: [category] })
  const { id: selection } = await manager.call.productBatches.select({ ids: [id] })
  const { id: batch } = await manager.call.productBatches.try({ selection, move })
  await manager.call.productBatches.apply({ batch })
  await runProductBatch(shop, { batchId: batch })
  expect(await stands(id)).toMatchObject(to)
  expect(await shelved(id)).toBe(kind === 'add_to_category')
})

test('GDS-06 selected products are exported, those and no others, by who may take goods along', async () => {
  const [one, other] = [
    await createProduct(database, { slug: 'out-one', name_zh: '出一' }),
    await createProduct(database, { slug: 'out-two', name_zh: '出二' }),
  ]
  const away = await createProduct(database, { slug: 'out-away', name_zh: '封存的', state: 'archived' })
  const { id: selection } = await accountant.call.productBatches.select({ ids: [other, away] })
  const asked = { kind: 'products', format: 'csv', selection } as const
  const { id } = await accountant.call.exports.askGoods(asked)
  await writeExport(shop, { exportId: id })
  const { text } = await office.ask(`/office/api/v1/exports/${id}/file`, { method: 'GET', cookie: accountant.cookie })
  expect(text).toContain('出二')
  expect(text).toContain('封存的')
  expect(text).not.toContain('出一')
  expect([one, text.trim().split('\r\n').length]).toEqual([one, 3])
  expect(
    await db.selectFrom('audit_entries').where('subject', '=', `export ${id}`).select(['verb', 'after']).executeTakeFirst(),
  ).toMatchObject({
    verb: 'export-goods',
    after: { kind: 'products', rows: 2 },
  })
  await expect(manager.call.exports.askGoods(asked), 'of somebody else').rejects.toMatchObject({ status: 'selection_ended' })
  await expect(editor.call.exports.askGoods(asked)).rejects.toMatchObject({ status: 'permission_denied' })
  clock.pass({ minutes: 31 })
  await expect(accountant.call.exports.askGoods(asked)).rejects.toMatchObject({ status: 'selection_ended' })
})
