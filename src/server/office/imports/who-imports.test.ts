import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { importing } from '#support/import-file.ts'
import { createProduct } from '#support/rows.ts'
import { hire } from '#support/staff.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { untilWaiting } from '#support/until-waiting.ts'
import { createRole } from '#server/people/staff/roles/create-role.ts'
import { runImport } from './applying/run-import.ts'
import { lockImport } from './store.ts'

const testShop = await openTestShop()
const { shop, database } = testShop
const { db } = database
const office = testOffice(testShop)
const owner = await office.as('owner')
const files = importing(shop, () => owner.call)

test('ACC-31 a file sets no more than the page of a product does: without products.price nothing of how it is sold', async () => {
  const product = await createProduct(database, { slug: 'sold-how', name_zh: '甲' })
  const holds = { 'products.view': 'all', 'products.texts': 'all', 'goods.import': 'all' }
  const role = await createRole(shop, { name: { zh: '寫文案', en: 'Writer' }, holds, actor: { kind: 'staff', id: 'boss' } })
  const person = await hire(shop, { email: 'writer@meihao.example', roles: [String(role.ok && role.value)] })
  const writer = await office.letIn(person)
  const theirs = importing(shop, () => writer.call)
  for (const [heading, cell] of [
    ['temperature', '冷凍'],
    ['max_qty', '3'],
    ['members_only', '是'],
    ['cod', '是'],
    ['price', '5'],
  ]) {
    const sent = await theirs.send(`商品編號,${heading}\n${product},${cell}\n`, { kind: 'products' })
    expect(sent.matching[1], heading).not.toBeNull()
    await expect(writer.call.imports.try({ id: sent.id, matching: sent.matching }), heading).rejects.toMatchObject({
      status: 'permission_denied',
    })
  }
  const words = await theirs.tried(`商品編號,名稱（中）\n${product},乙\n`, { kind: 'products' })
  expect(await theirs.apply(words.id)).toMatchObject({ state: 'done', applied: 1 })
})

test('ACC-42 the history names who has a file applied and who takes it back, not who has sent it', async () => {
  const product = await createProduct(database, { slug: 'by-whom', price: 100, origin_price: 200 })
  const tried = await files.tried(`商品編號,售價\n${product},90\n`, { kind: 'prices' })
  const other = await office.as('manager')
  await other.call.imports.apply({ id: tried.id })
  await files.settle(tried.id)
  await owner.call.imports.undo({ id: tried.id })
  await files.settle(tried.id)
  const entries = db
    .selectFrom('audit_entries')
    .where('subject', '=', `product ${product}`)
    .where('verb', 'in', ['import-product', 'undo-import'])
  expect(await entries.orderBy('id').select(['staff_id', 'verb']).execute()).toEqual([
    { staff_id: other.me.id, verb: 'import-product' },
    { staff_id: owner.me.id, verb: 'undo-import' },
  ])
})

test('IMP-09 a turn that finds its import in other hands waits for them, and is not lost', async () => {
  const product = await createProduct(database, { slug: 'in-hand', price: 100, origin_price: 200 })
  const { id } = await files.tried(`商品編號,售價\n${product},90\n`, { kind: 'prices' })
  await owner.call.imports.apply({ id })
  const { promise: letGo, resolve: go } = Promise.withResolvers<void>()
  const { promise: isHeld, resolve: held } = Promise.withResolvers<void>()
  const holding = database.transaction(async (tx) => {
    await lockImport(tx, id)
    held()
    await letGo
  })
  await isHeld
  const turn = runImport(shop, { importId: id })
  await Promise.race([untilWaiting(database, 1), turn])
  go()
  await Promise.all([holding, turn])
  expect(await owner.call.imports.find({ id })).toMatchObject({ state: 'done', applied: 1 })
})

test('a piece of a file to import that comes twice, early, or from somebody else changes nothing', async () => {
  const bytes = Buffer.from('商品編號,售價\n')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const { id } = await owner.call.imports.begin({ kind: 'prices', file_name: 'prices.csv', sha256, bytes: bytes.length })
  const add = async (at: number, call = owner.call) =>
    (await call.imports.add({ params: { id }, query: { at }, body: bytes.subarray(at, at + 7) })).received
  expect(await add(7), 'not yet').toBe(0)
  expect(await add(0)).toBe(7)
  expect(await add(0), 'its answer was lost').toBe(7)
  const other = await office.as('manager')
  await expect(add(7, other.call)).rejects.toMatchObject({ status: 'not_found' })
  expect(await add(7)).toBe(14)
})
