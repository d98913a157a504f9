import { expect, test } from 'vitest'
import type { BulkMove } from '#rules/catalog/bulk/bulk-move.ts'
import { createProduct, createProducts } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { runProductBatch } from './run-product-batch.ts'

const testShop = await openTestShop()
const { shop, database } = testShop
const { db } = database
const manager = await testOffice(testShop).as('manager')

async function applied(move: BulkMove, ids: readonly number[]) {
  const { id: selection } = await manager.call.productBatches.select({ ids: [...ids] })
  const { id: batch } = await manager.call.productBatches.try({ selection, move })
  await manager.call.productBatches.apply({ batch })
  await runProductBatch(shop, { batchId: batch })
  return manager.call.productBatches.find({ batch })
}
async function takenBack({ id: batch }: { id: number }) {
  await manager.call.productBatches.undo({ batch })
  await runProductBatch(shop, { batchId: batch })
  return manager.call.productBatches.find({ batch })
}

const stands = (id: number) => db.selectFrom('products').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
const state = async (id: number) => (await stands(id)).state
const scheduleOf = (id: number) =>
  db.selectFrom('product_schedules').where('product_id', '=', id).select(['on_at', 'off_at', 'started']).executeTakeFirst()
const shelvesOf = (id: number) =>
  db.selectFrom('product_categories').where('product_id', '=', id).orderBy('category_id').select(['category_id', 'position']).execute()

test('products are put on sale as by hand, and a draft is a draft again when that is taken back', async () => {
  const [draft = 0, off = 0, bare = 0] = await createProducts(database, [
    { slug: 'b-draft', state: 'draft' },
    { slug: 'b-off', state: 'off' },
    { slug: 'b-bare', state: 'draft', price: 0, origin_price: 0 },
  ])
  const batch = await applied({ kind: 'on' }, [draft, off, bare])
  expect(batch.rows.find(({ id }) => id === bare)).toMatchObject({ state: 'refused', why: '還沒有售價，請先填寫' })
  expect([await state(draft), await state(off), await state(bare)]).toEqual(['on', 'on', 'draft'])
  expect(await takenBack(batch)).toMatchObject({ counts: { undone: 2, refused: 1 } })
  expect([await state(draft), await state(off)]).toEqual(['draft', 'off'])
})

test('what was taken off sale comes back with the end that was scheduled for it', async () => {
  const id = await createProduct(database, { slug: 'b-end' })
  await manager.call.productSchedules.set({ id, on_at: null, off_at: '2099-01-01T00:00:00Z' })
  const before = await scheduleOf(id)
  const batch = await applied({ kind: 'off' }, [id])
  expect([await state(id), await scheduleOf(id)]).toEqual(['off', undefined])
  await takenBack(batch)
  expect(await state(id)).toBe('on')
  expect(await scheduleOf(id)).toMatchObject({ off_at: before?.off_at, started: true })
})

test('many are scheduled at once: what is on sale only ends then', async () => {
  const [off = 0, on = 0] = await createProducts(database, [{ slug: 'b-wait', state: 'off' }, { slug: 'b-on' }])
  const move = { kind: 'schedule', on_at: '2099-01-01T00:00:00.000Z', off_at: '2099-02-01T00:00:00.000Z' } as const
  const batch = await applied(move, [off, on])
  expect(batch.counts).toMatchObject({ done: 2 })
  expect(await scheduleOf(off)).toMatchObject({ on_at: new Date(move.on_at), off_at: new Date(move.off_at), started: false })
  expect(await scheduleOf(on)).toMatchObject({ off_at: new Date(move.off_at), started: true })
  expect([await state(off), await state(on)]).toEqual(['scheduled', 'on'])
  await takenBack(batch)
  expect([await state(off), await state(on), await scheduleOf(off), await scheduleOf(on)]).toEqual(['off', 'on', undefined, undefined])
  const past = await applied({ ...move, on_at: '2001-01-01T00:00:00.000Z' }, [off])
  expect(past.rows[0]).toMatchObject({ state: 'refused', why: expect.any(String) })
})

test('what a campaign requires is not put away with the others, and those come back as they were', async () => {
  const [free = 0, required = 0] = await createProducts(database, [{ slug: 'b-free' }, { slug: 'b-gift' }])
  const gift = { key: 'b-gift', product_id: required, kind: 'gifts', starts_at: new Date('2020-01-01') } as const
  await db.insertInto('gift_campaigns').values(gift).execute()
  const batch = await applied({ kind: 'archive' }, [free, required])
  expect(batch.rows.map(({ id, state: became }) => [id, became])).toEqual([
    [required, 'refused'],
    [free, 'done'],
  ])
  expect([await state(free), await state(required)]).toEqual(['archived', 'on'])
  await takenBack(batch)
  expect(await state(free)).toBe('on')
  const preorder = await applied({ kind: 'flag', flag: 'exclusive', is: true }, [free, required])
  expect(preorder.rows.map(({ id, state: became, why }) => [id, became, why])).toEqual([
    [required, 'refused', '贈品活動送過它，不能改成預購'],
    [free, 'done', null],
  ])
})

test('products are put into a category and taken out, and stand again where they stood', async () => {
  const [one = 0, other = 0] = await createProducts(database, [{ slug: 'b-shelf-1' }, { slug: 'b-shelf-2' }])
  const { id: category } = await db.insertInto('categories').values({ name_zh: '批次' }).returning('id').executeTakeFirstOrThrow()
  await manager.call.products.setCategories({ id: other, categories: [category] })
  const batch = await applied({ kind: 'add_to_category', category }, [one, other])
  expect(batch.counts).toMatchObject({ done: 1, same: 1 })
  const stood = [await shelvesOf(one), await shelvesOf(other)]
  expect(stood.map((shelves) => shelves.map(({ category_id }) => category_id))).toEqual([[category], [category]])
  const out = await applied({ kind: 'remove_from_category', category }, [one, other])
  expect([await shelvesOf(one), await shelvesOf(other)]).toEqual([[], []])
  await takenBack(out)
  expect([await shelvesOf(one), await shelvesOf(other)]).toEqual(stood)
  const unknown = await applied({ kind: 'add_to_category', category: 999_999 }, [one])
  expect(unknown.rows[0]).toMatchObject({ state: 'refused', why: '找不到這個分類' })
})

test('list prices and flags follow the same rules as by hand, and a running price is changed on its page', async () => {
  const [plain = 0, high = 0] = await createProducts(database, [{ slug: 'b-plain' }, { slug: 'b-high', price: 700, origin_price: 800 }])
  const lower = await applied({ kind: 'origin_price', price: 500 }, [plain, high])
  expect(lower.rows.map(({ id, state: became }) => [id, became])).toEqual([
    [high, 'refused'],
    [plain, 'done'],
  ])
  expect((await stands(plain)).origin_price).toBe(500)
  const none = await applied({ kind: 'price_by_amount', amount: -1000 }, [plain])
  expect(none.rows[0]).toMatchObject({ state: 'refused', why: '算出來的售價低於 0 或高於 1,000,000' })
  await takenBack(await applied({ kind: 'flag', flag: 'tcat_only', is: true }, [plain]))
  expect(await stands(plain)).toMatchObject({ tcat_only: false, version: 4 })
})

test('a brand and a limit per member are set and taken back; half a limit and a brand that is not there are refused', async () => {
  const [one = 0, other = 0] = await createProducts(database, [
    { slug: 'b-brand' },
    { slug: 'b-limit', member_limit: 5, member_limit_days: 30 },
  ])
  const said = { name_zh: '梅好', slug: 'meihao', changed_by: 'Ana', changed_at: shop.now() }
  const { id: brand } = await db.insertInto('brands').values(said).returning('id').executeTakeFirstOrThrow()
  const named = await applied({ kind: 'brand', brand }, [one, other])
  expect(named.rows.map(({ before, after, state: became }) => [before, after, became])).toEqual([
    [{ brand_id: null }, { brand_id: brand }, 'done'],
    [{ brand_id: null }, { brand_id: brand }, 'done'],
  ])
  expect((await stands(one)).brand_id).toBe(brand)
  await takenBack(named)
  expect((await stands(one)).brand_id).toBeNull()
  const limited = await applied({ kind: 'member_limit', limit: 2, days: 7 }, [one, other])
  expect(await stands(other)).toMatchObject({ member_limit: 2, member_limit_days: 7 })
  await takenBack(limited)
  expect(await stands(one)).toMatchObject({ member_limit: null, member_limit_days: null })
  expect(await stands(other)).toMatchObject({ member_limit: 5, member_limit_days: 30 })
  await applied({ kind: 'member_limit', limit: null, days: null }, [other])
  expect(await stands(other)).toMatchObject({ member_limit: null, member_limit_days: null })
  await expect(applied({ kind: 'member_limit', limit: 2, days: null }, [one])).rejects.toMatchObject({ status: 'validation_error' })
  expect((await applied({ kind: 'brand', brand: 999_999 }, [one])).rows).toMatchObject([
    { state: 'refused', why: expect.stringContaining('品牌') },
  ])
})
