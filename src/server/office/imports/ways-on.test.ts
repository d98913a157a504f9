import { expect, test } from 'vitest'
import { importing } from '#support/import-file.ts'
import { createProduct } from '#support/rows.ts'
import { hire } from '#support/staff.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { setProductState } from '#server/catalog/products/states/set-product-state.ts'
import { createRole } from '#server/people/staff/roles/create-role.ts'
import type { Shop } from '#server/platform/shop.ts'
import { runImport } from './applying/run-import.ts'

const testShop = await openTestShop()
const { shop, database } = testShop
const { db } = database
const office = testOffice(testShop)
const owner = await office.as('owner')
const files = importing(shop, () => owner.call)
const ana = { kind: 'staff', id: 'Ana' } as const
const find = async (id: number) => owner.call.imports.find({ id })

/** A machine that takes its process with it: nothing of a turn comes back, not even that it failed. */
const killed: Shop = {
  ...shop,
  database: { ...shop.database, transaction: async () => Promise.reject(new Error('killed')) },
}

test('IMP-19 a file that cannot be read says at which row, and another one, or other columns, are the way on', async () => {
  const id = await createProduct(database, { slug: 'way-on', price: 100, origin_price: 100 })
  const long = await files.tried(`商品編號,售價,備註\n${id},90,\n${id},90,${'x'.repeat(100_001)}\n`, { kind: 'prices' })
  expect(long).toMatchObject({ state: 'failed', problem: 'cell', problem_row: 3 })
  const open = await files.tried(`商品編號,售價\n${id},90\n${id},"91\n`, { kind: 'prices' })
  expect(open).toMatchObject({ state: 'failed', problem: 'broken', problem_row: 3 })
  await owner.call.imports.again({ id: open.id })
  expect(await files.settle(open.id), 'it is as it was').toMatchObject({ state: 'failed', problem: 'broken' })
  await owner.call.imports.try({ id: open.id, matching: ['id', null] })
  expect(await find(open.id)).toMatchObject({ state: 'trying', problem: null, problem_row: null })
  await files.settle(open.id)
})

test('IMP-09 IMP-19 a reading or a trial that takes its process with it ends after five times, and is begun again by a press', async () => {
  const id = await createProduct(database, { slug: 'five-times', price: 100, origin_price: 100 })
  const sent = await files.send(`商品編號,售價\n${id},90\n`, { kind: 'prices' })
  await db.updateTable('imports').set({ state: 'reading', format: null }).where('id', '=', sent.id).execute()
  for (let n = 0; n < 7; n += 1) await runImport(killed, { importId: sent.id }).catch(() => undefined)
  await runImport(shop, { importId: sent.id })
  expect(await find(sent.id)).toMatchObject({ state: 'failed', problem: 'gaveUp', format: null })
  await owner.call.imports.again({ id: sent.id })
  await owner.call.imports.again({ id: sent.id })
  expect(await files.settle(sent.id)).toMatchObject({ state: 'waiting', problem: null })
  await owner.call.imports.try({ id: sent.id, matching: ['id', 'price'] })
  for (let n = 0; n < 7; n += 1) await runImport(killed, { importId: sent.id }).catch(() => undefined)
  await runImport(shop, { importId: sent.id })
  expect(await find(sent.id)).toMatchObject({ state: 'failed', problem: 'gaveUp', applied_at: null })
  await owner.call.imports.again({ id: sent.id })
  expect(await files.settle(sent.id)).toMatchObject({ state: 'ready', problem: null, counts: { actions: { update: 1 } } })
  await owner.call.imports.apply({ id: sent.id })
  for (let n = 0; n < 7; n += 1) await runImport(killed, { importId: sent.id }).catch(() => undefined)
  await runImport(shop, { importId: sent.id })
  expect(await find(sent.id)).toMatchObject({ state: 'failed', problem: 'gaveUp', applied: 0 })
  await expect(owner.call.imports.again({ id: sent.id }), 'that is gone on with').rejects.toMatchObject({ status: 'import_moved' })
  expect(await files.apply(sent.id)).toMatchObject({ state: 'done', applied: 1, problem: null })
})

test('IMP-03 one field is one column: chosen for two, nothing is tried', async () => {
  const sent = await files.send('商品編號,甲,乙\n1,2,3\n', { kind: 'prices' })
  await expect(owner.call.imports.try({ id: sent.id, matching: ['id', 'price', 'price'] })).rejects.toMatchObject({
    status: 'validation_error',
  })
  expect(await find(sent.id)).toMatchObject({ state: 'waiting' })
})

test('IMP-11 what has gone on sale since is put away only for who publishes products; for others its row is kept and says why', async () => {
  const holds = { 'products.view': 'all', 'products.texts': 'all', 'products.price': 'all', 'goods.import': 'all' }
  const role = await createRole(shop, { name: { zh: '建檔', en: 'Clerk' }, holds, actor: { kind: 'staff', id: 'boss' } })
  const clerk = await office.letIn(await hire(shop, { email: 'clerk@meihao.example', roles: [String(role.ok && role.value)] }))
  const theirs = importing(shop, () => clerk.call)
  const tried = await theirs.tried('條碼,名稱（中）,售價\nSALE0001,上架的,90\nSALE0002,草稿的,90\n', { kind: 'products' })
  await theirs.apply(tried.id)
  const stateOf = async (code: string) =>
    db.selectFrom('products').where('barcode', '=', code).select(['id', 'state']).executeTakeFirstOrThrow()
  const { id } = await stateOf('SALE0001')
  await db.updateTable('products').set({ preview: '/media/products/a.0123456789ab.webp' }).where('id', '=', id).execute()
  expect(await setProductState(shop, { actor: ana, id, state: 'on' })).toMatchObject({ ok: true })
  expect(await theirs.undo(tried.id)).toMatchObject({ state: 'undone', counts: { outcomes: { undone: 1, kept: 1 } } })
  expect((await files.rows(tried.id))[0]).toMatchObject({ outcome: 'kept', why: [{ code: 'needs_publish' }] })
  expect([(await stateOf('SALE0001')).state, (await stateOf('SALE0002')).state]).toEqual(['on', 'archived'])
})
