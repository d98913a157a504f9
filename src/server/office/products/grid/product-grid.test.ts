import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { GridChange } from '#contract/office/api/goods/product-grid.ts'
import { createProduct, createProducts } from '#support/rows.ts'
import { testOffice, type AtOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { runProductBatch } from '../bulk/run-product-batch.ts'

const testShop = await openTestShop()
const { shop, database } = testShop
const { db } = database
const office = testOffice(testShop)
const [manager, editor] = [await office.as('manager'), await office.as('editor')]

const stands = (id: number) => db.selectFrom('products').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
const save = (products: GridChange[], by: AtOffice = manager) => by.call.productGrid.save({ products })
const priced = (id: number, was: number, is: number | string): GridChange => ({ id, cells: { price: { was, is } } })

async function undone(batch: number): Promise<void> {
  await manager.call.productBatches.undo({ batch })
  await runProductBatch(shop, { batchId: batch })
}

test('GDS-10 one press saves every changed cell of many products as one batch, which is taken back as one', async () => {
  const ids = await createProducts(
    database,
    Array.from({ length: 40 }, (_, place) => ({ slug: `forty-${place}`, price: 380, origin_price: 400 })),
  )
  const { rows } = await manager.call.productGrid.find({ ids: ids.join(',') })
  expect(rows.map(({ id, fields }) => [id, fields.price, fields.name_zh])).toEqual(ids.map((id) => [id, 380, '玫瑰凝膠']))
  const wanted = ids.map((id, place): GridChange => ({
    id,
    cells: { price: { was: 380, is: 300 + place }, name_en: { was: '', is: ' Rose ' } },
  }))
  const { batch, products } = await save(wanted)
  expect(products.map(({ id, fields, refused }) => [id, fields, refused])).toEqual(
    ids.map((id, place) => [id, { price: 300 + place, name_en: 'Rose' }, {}]),
  )
  expect((await Promise.all(ids.map(stands))).map(({ price, name_en: name, version }) => [price, name, version])).toEqual(
    ids.map((_, place) => [300 + place, 'Rose', 2]),
  )
  const kept = await manager.call.productBatches.find({ batch: batch ?? 0 })
  expect([kept.move, kept.counts.done, kept.state]).toEqual([{ kind: 'grid', cells: 80, priced: true }, 40, 'done'])
  const entries = await db.selectFrom('audit_entries').where('reason', '=', `batch ${batch}`).select('subject').execute()
  expect(entries).toHaveLength(40)
  // Somebody goes on with one of them.
  await manager.call.products.change({ id: ids[0] ?? 0, version: 2, change: { max_qty: 3 } })
  await undone(batch ?? 0)
  expect((await Promise.all(ids.map(stands))).map(({ price }) => price)).toEqual([300, ...ids.slice(1).map(() => 380)])
})

test('GDS-10 the first price of a draft is taken back with whatever else the press has changed', async () => {
  const { id } = await editor.call.productLife.create({ name_zh: '草稿', name_en: '', temperature: 'normal' })
  const { batch } = await save([
    { id, cells: { price: { was: 0, is: 100 }, origin_price: { was: 0, is: 120 }, name_zh: { was: '草稿', is: '打錯' } } },
  ])
  expect(await stands(id)).toMatchObject({ price: 100, origin_price: 120, name_zh: '打錯' })
  await undone(batch ?? 0)
  expect(await stands(id)).toMatchObject({ price: 0, name_zh: '草稿', state: 'draft' })
})

test('GDS-11 a cell that is refused stays as it was, with its message, and the others are saved', async () => {
  const [full, code, halved, gone, fine] = (await createProducts(database, [
    { slug: 'full', price: 380, origin_price: 400 },
    { slug: 'code', barcode: 'TAKEN1' },
    { slug: 'halved' },
    { slug: 'gone' },
    { slug: 'fine', price: 380, origin_price: 400 },
  ])) as [number, number, number, number, number]
  await db.deleteFrom('product_versions').where('product_id', '=', gone).execute()
  await db.deleteFrom('products').where('id', '=', gone).execute()
  const { products } = await save([
    { id: full, cells: { price: { was: 380, is: 500 }, name_en: { was: '', is: 'Full' } } },
    { id: code, cells: { price: { was: 390, is: '三百' }, name_zh: { was: '玫瑰凝膠', is: '' }, cod: { was: true, is: '也許' } } },
    { id: halved, cells: { member_limit: { was: null, is: 2 }, barcode: { was: null, is: 'taken1' }, max_qty: { was: 10, is: 5 } } },
    { id: gone, cells: { name_en: { was: '', is: 'Gone' } } },
    { id: fine, cells: { origin_price: { was: 400, is: 370 }, temperature: { was: 'normal', is: '很冷' } } },
  ])
  const whys = products.map(({ refused }) => Object.fromEntries(Object.entries(refused).map(([field, { why }]) => [field, why])))
  expect(whys).toEqual([
    { price: '售價不能高於原價' },
    { price: '請輸入整數', name_zh: '此欄位為必填', cod: '格式不正確' },
    { member_limit: '限購數量和期間要一起填，或都留空', barcode: expect.stringContaining('玫瑰凝膠') },
    { name_en: expect.any(String) },
    { origin_price: '售價不能高於原價', temperature: '請從選項中選擇' },
  ])
  expect(products.map(({ fields }) => fields)).toEqual([{ name_en: 'Full' }, {}, { max_qty: 5 }, {}, {}])
  expect(await stands(full)).toMatchObject({ price: 380, name_en: 'Full', version: 2 })
  expect(await stands(code)).toMatchObject({ price: 390, version: 1 })
  expect(await stands(halved)).toMatchObject({ member_limit: null, barcode: null, max_qty: 5 })
  expect((await save([priced(full, 380, 500)])).batch, 'nothing was saved, so nothing is taken back').toBeNull()
})

test('GDS-11 a cell that somebody else has changed meanwhile says who, and how it stands; other cells of the product are saved', async () => {
  const id = await createProduct(database, { slug: 'meanwhile', price: 380, origin_price: 400 })
  await manager.call.products.change({ id, version: 1, change: { price: 350 } })
  const typed: GridChange = { id, cells: { price: { was: 380, is: 360 }, name_en: { was: '', is: 'Meanwhile' } } }
  const { products } = await save([typed])
  expect(products[0]).toMatchObject({
    fields: { name_en: 'Meanwhile' },
    refused: { price: { why: expect.stringContaining('剛改過'), stands: 350 } },
  })
  expect(await stands(id)).toMatchObject({ price: 350, name_en: 'Meanwhile' })
  await save([priced(id, 350, 360)])
  expect(await stands(id)).toMatchObject({ price: 360 })
  // The same press comes again: every cell is as it is to be.
  const again = await save([priced(id, 350, 360)])
  expect(again).toMatchObject({ batch: null, products: [{ fields: { price: 360 }, refused: {} }] })
})

test('GDS-10 who may not set prices changes texts alone, and takes back no prices', async () => {
  const id = await createProduct(database, { slug: 'texts' })
  await expect(save([priced(id, 390, 380)], editor)).rejects.toMatchObject({ status: 'permission_denied' })
  const { batch } = await save([{ id, cells: { name_en: { was: '', is: 'Texts' } } }], editor)
  expect((await editor.call.productBatches.find({ batch: batch ?? 0 })).undo_until).not.toBeNull()
  const { batch: prices } = await save([priced(id, 390, 380)])
  await expect(editor.call.productBatches.undo({ batch: prices ?? 0 })).rejects.toMatchObject({ status: 'permission_denied' })
  expect((await editor.call.productBatches.find({ batch: prices ?? 0 })).undo_until).toBeNull()
})

test('GDS-10 whatever is typed by two at once, each product ends with prices that may stand beside each other, and each saved cell is there', async () => {
  const ids = await createProducts(
    database,
    ['one', 'two', 'three'].map((slug) => ({ slug: `random-${slug}`, price: 300, origin_price: 400 })),
  )
  const value = fc.integer({ min: 250, max: 450 })
  const cells = fc.record({ price: value, origin_price: value, first_purchase_price: value }, { requiredKeys: [] })
  let cellsSaved = 0
  const press = fc.uniqueArray(fc.record({ id: fc.constantFrom(...ids), cells }), { minLength: 1, maxLength: 3, selector: ({ id }) => id })
  await fc.assert(
    fc.asyncProperty(press, press, async (one, other) => {
      const before = new Map((await Promise.all(ids.map(stands))).map((row) => [row.id, row]))
      const asked = (wanted: typeof one) =>
        save(
          wanted.map(({ id, cells: said }) => ({
            id,
            cells: Object.fromEntries(
              Object.entries(said).map(([field, is]) => [field, { was: before.get(id)?.[field as 'price'] ?? null, is }]),
            ),
          })),
        )
      const told = (await Promise.all([asked(one), asked(other)])).flatMap(({ products }) => products)
      for (const row of await Promise.all(ids.map(stands))) {
        expect(row.price).toBeLessThanOrEqual(row.origin_price)
        expect(row.first_purchase_price ?? -1).toBeLessThan(row.price)
        for (const field of ['price', 'origin_price', 'first_purchase_price'] as const) {
          const saved = told.flatMap(({ id, fields }) => (id === row.id && field in fields ? [fields[field]] : []))
          expect(saved.length === 0 || saved.includes(row[field]), `${field} of ${row.id}`).toBe(true)
          cellsSaved += saved.length
        }
      }
    }),
    { numRuns: 25 },
  )
  expect(cellsSaved).toBeGreaterThan(0)
})

test('GDS-11 a product that stands twice in one press is refused, and nothing of it is saved', async () => {
  const id = await createProduct(database, { slug: 'stands-twice', name_zh: '原名' })
  const change = (is: string) => ({ id, cells: { name_zh: { was: '原名', is } } })
  await expect(editor.call.productGrid.save({ products: [change('一'), change('二')] })).rejects.toMatchObject({
    status: 'validation_error',
    details: { errors: { products: '同一件商品出現兩次' } },
  })
  expect((await editor.call.products.find({ id })).fields.name_zh).toBe('原名')
})
