import { expect, test } from 'vitest'
import type { BulkMove } from '#rules/catalog/bulk/bulk-move.ts'
import { createProduct, createProducts } from '#support/rows.ts'
import { testOffice, type AtOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { cleanProductBatches } from './clean-product-batches.ts'
import { runProductBatch } from './run-product-batch.ts'

const testShop = await openTestShop()
const { shop, clock, database } = testShop
const { db } = database
const office = testOffice(testShop)
const [manager, editor, care] = [await office.as('manager'), await office.as('editor'), await office.as('care')]

async function tried(move: BulkMove, ids: readonly number[], by: AtOffice = manager): Promise<number> {
  const { id: selection } = await by.call.productBatches.select({ ids: [...ids] })
  return (await by.call.productBatches.try({ selection, move })).id
}

/** Goes on with a batch as the worker does, until there is nothing left. */
async function runWhole(batch: number, by: AtOffice = manager) {
  for (;;) {
    const { state } = await db.selectFrom('product_batches').where('id', '=', batch).select('state').executeTakeFirstOrThrow()
    if (state !== 'applying' && state !== 'undoing') return found(batch, by)
    await runProductBatch(shop, { batchId: batch })
  }
}
const found = async (batch: number, by: AtOffice = manager) => by.call.productBatches.find({ batch })

async function applied(move: BulkMove, ids: readonly number[], by: AtOffice = manager): Promise<number> {
  const batch = await tried(move, ids, by)
  await by.call.productBatches.apply({ batch })
  await runWhole(batch, by)
  return batch
}

const stands = (id: number) => db.selectFrom('products').where('id', '=', id).selectAll().executeTakeFirstOrThrow()

/** Five thousand products are written first. */
const manyMs = 180_000

test(
  'GDS-05 every match of the filters is selected, not only the page, up to 5,000, as they were at that instant',
  async () => {
    const wanted = Array.from({ length: 5001 }, (_, place) => ({
      slug: `many-${place}`,
      price: place < 4400 ? 7000 : 7001,
      origin_price: 7001,
    }))
    await createProducts(database, wanted)
    expect(await manager.call.productBatches.select({ products: { price: '7000..7001' } })).toMatchObject({ count: 5000, capped: true })
    const { id: selection, count, capped } = await manager.call.productBatches.select({ products: { price: '7001..7001' } })
    expect([count, capped]).toEqual([601, false])
    await createProduct(database, { slug: 'late', price: 7001, origin_price: 7001 })
    const { id } = await manager.call.productBatches.try({ selection, move: { kind: 'price', price: 6999 } })
    const page = await found(id)
    expect(page.counts).toMatchObject({ ready: 601 })
    expect([page.rows.length, page.next]).toEqual([200, 200])
    expect((await manager.call.productBatches.find({ batch: id, after: 600 })).rows).toHaveLength(1)
    await expect(editor.call.productBatches.try({ selection, move: { kind: 'add_to_category', category: 1 } })).rejects.toMatchObject({
      status: 'selection_ended',
    })
    clock.pass({ minutes: 31 })
    await expect(manager.call.productBatches.try({ selection, move: { kind: 'on' } })).rejects.toMatchObject({ status: 'selection_ended' })
    await expect(manager.call.productBatches.select({ ids: [999_999] })).rejects.toMatchObject({ status: 'selection_empty' })
  },
  manyMs,
)

test('GDS-07 old and new value of each product and the reason of those that refuse stand there before anything is written', async () => {
  const [fine, same, cheap, first] = await createProducts(database, [
    { slug: 'fine', price: 390, origin_price: 400 },
    { slug: 'same', price: 399, origin_price: 400 },
    { slug: 'cheap', price: 100, origin_price: 120 },
    { slug: 'first', price: 500, origin_price: 500, first_purchase_price: 450 },
  ])
  const ids = [fine, same, cheap, first] as number[]
  const batch = await tried({ kind: 'price', price: 399 }, ids)
  const { rows, state, counts } = await found(batch)
  expect(state).toBe('tried')
  expect(counts).toMatchObject({ ready: 1, same: 1, refused: 2 })
  expect(rows.map(({ id, before, after, state: becomes, why }) => [id, before['price'], after['price'], becomes, why])).toEqual([
    [cheap, 100, 399, 'refused', '售價不能高於原價'],
    [first, 500, 399, 'refused', '首購價要低於售價'],
    [fine, 390, 399, 'ready', null],
    [same, 399, 399, 'same', null],
  ])
  expect((await Promise.all(ids.map(stands))).map(({ price, version }) => [price, version])).toEqual([
    [390, 1],
    [399, 1],
    [100, 1],
    [500, 1],
  ])
  await manager.call.productBatches.apply({ batch })
  await manager.call.productBatches.apply({ batch })
  const done = await runWhole(batch)
  expect(done).toMatchObject({ state: 'done', counts: { done: 1, same: 1, refused: 2 } })
  expect((await Promise.all(ids.map(stands))).map(({ price, version }) => [price, version])).toEqual([
    [399, 2],
    [399, 1],
    [100, 1],
    [500, 1],
  ])
  const entries = db
    .selectFrom('audit_entries')
    .where('subject', '=', `product ${fine}`)
    .select(['verb', 'before', 'after', 'reason', 'staff_id'])
  expect(await entries.execute()).toEqual([
    { verb: 'change-product', before: { price: 390 }, after: { price: 399 }, reason: `batch ${batch}`, staff_id: manager.me.id },
  ])
})

test('GDS-07 a product that is not as it was when the move was tried is left as it is, and is named', async () => {
  const [one = 0, other = 0] = await createProducts(database, [{ slug: 'meanwhile' }, { slug: 'still' }])
  const batch = await tried({ kind: 'price_by_percent', percent: -10, ending: 9 }, [one, other])
  await manager.call.products.change({ id: one, version: 1, change: { price: 350 } })
  await manager.call.productBatches.apply({ batch })
  const { rows } = await runWhole(batch)
  expect(rows.map(({ id, state, why }) => [id, state, why])).toEqual([
    [one, 'refused', expect.stringContaining(manager.me.name)],
    [other, 'done', null],
  ])
  expect([(await stands(one)).price, (await stands(other)).price]).toEqual([350, 349])
})

test('GDS-09 five hundred products are one transaction, and what is broken off goes on where it was', async () => {
  const ids = await createProducts(
    database,
    Array.from({ length: 620 }, (_, place) => ({ slug: `turn-${place}` })),
  )
  const batch = await tried({ kind: 'price_by_amount', amount: -1 }, ids)
  await manager.call.productBatches.apply({ batch })
  await runProductBatch(shop, { batchId: batch })
  expect(await found(batch)).toMatchObject({ state: 'applying', counts: { done: 500, ready: 120 } })
  await Promise.all([runProductBatch(shop, { batchId: batch }), runProductBatch(shop, { batchId: batch })])
  expect(await runWhole(batch)).toMatchObject({ state: 'done', counts: { done: 620 } })
  const saved = await db.selectFrom('products').where('id', 'in', ids).select(['price', 'version']).distinct().execute()
  expect(saved).toEqual([{ price: 389, version: 2 }])
})

test('who moves many holds what a single move asks for, and applies only what they have tried', async () => {
  const id = await createProduct(database, { slug: 'rights' })
  for (const move of [{ kind: 'price', price: 1 }, { kind: 'flag', flag: 'cod', is: false }, { kind: 'off' }] as const)
    await expect(tried(move, [id], editor)).rejects.toMatchObject({ status: 'permission_denied' })
  const batch = await tried({ kind: 'off' }, [id])
  await expect(editor.call.productBatches.apply({ batch })).rejects.toMatchObject({ status: 'not_found' })
  await expect(found(batch, editor)).rejects.toMatchObject({ status: 'not_found' })
  expect((await editor.call.productBatches.list({})).batches.map((row) => row.id)).not.toContain(batch)
  expect((await manager.call.productBatches.list({})).batches[0]).toMatchObject({ id: batch, state: 'tried', by: manager.me.name })
  await expect(manager.call.productBatches.undo({ batch })).rejects.toMatchObject({ status: 'not_found' })
})

test('GDS-09 undo gives every product its old value that nobody has changed since, and lists those that somebody has', async () => {
  const [one = 0, named = 0, priced = 0] = await createProducts(database, [{ slug: 'undo-1' }, { slug: 'undo-2' }, { slug: 'undo-3' }])
  const batch = await applied({ kind: 'price_by_amount', amount: -40 }, [one, named, priced])
  await editor.call.products.change({ id: named, version: 2, change: { name_en: 'Named' } })
  await manager.call.products.change({ id: priced, version: 2, change: { price: 300 } })
  await expect(care.call.productBatches.undo({ batch })).rejects.toMatchObject({ status: 'permission_denied' })
  expect((await found(batch, care)).undo_until, 'who may not').toBeNull()
  clock.pass({ minutes: 29 * 24 * 60 })
  const later = await office.as('manager')
  await later.call.productBatches.undo({ batch })
  await runProductBatch(shop, { batchId: batch })
  const undone = await found(batch, later)
  expect(undone).toMatchObject({ state: 'undone', counts: { undone: 1, kept: 2 } })
  expect(undone.rows.map(({ id, state, why }) => [id, state, why])).toEqual([
    [named, 'kept', `${editor.me.name} 之後改過這件商品，沒有動它`],
    [priced, 'kept', `${manager.me.name} 之後改過這件商品，沒有動它`],
    [one, 'undone', null],
  ])
  expect((await Promise.all([one, named, priced].map(stands))).map(({ price }) => price)).toEqual([390, 350, 300])
  await later.call.productBatches.undo({ batch })
  await runProductBatch(shop, { batchId: batch })
  expect((await stands(one)).version, 'told twice').toBe(3)
})

test('GDS-09 after thirty days a batch stays as it is', async () => {
  const id = await createProduct(database, { slug: 'late-undo' })
  const before = await office.as('manager')
  const batch = await applied({ kind: 'flag', flag: 'embargo', is: true }, [id], before)
  clock.pass({ minutes: 30 * 24 * 60 + 1 })
  const late = await office.as('manager')
  await expect(late.call.productBatches.undo({ batch })).rejects.toMatchObject({ status: 'undo_over' })
  const open = await tried({ kind: 'flag', flag: 'embargo', is: false }, [id], late)
  await cleanProductBatches(shop)
  expect((await found(batch, late)).undo_until).toBeNull()
  clock.pass({ minutes: 40 * 24 * 60 })
  const last = await office.as('manager')
  await cleanProductBatches(shop)
  for (const gone of [batch, open]) await expect(found(gone, last)).rejects.toMatchObject({ status: 'not_found' })
})
