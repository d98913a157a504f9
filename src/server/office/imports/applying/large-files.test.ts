import { sql, type KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import type { Shop } from '#server/platform/shop.ts'
import { importing } from '#support/import-file.ts'
import { createProducts } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { keepImporting, runImport } from './run-import.ts'

const testShop = await openTestShop()
const { shop, database } = testShop
const { db } = database
const owner = await testOffice(testShop).as('owner')
const files = importing(shop, () => owner.call)

/** A shop that counts what its transactions ask of the database. */
function counting(): { shop: Shop; asked: () => number } {
  let asked = 0
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      asked += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const { transaction } = shop.database
  const counted = { ...shop.database, transaction: (work) => transaction(async (tx) => work(tx.withPlugin(counter))) } as Shop['database']
  return { shop: { ...shop, database: counted }, asked: () => asked }
}

/** How many statements the turn takes that is due. */
async function statementsOf(id: number): Promise<number> {
  const turn = counting()
  await runImport(turn.shop, { importId: id })
  return turn.asked()
}

let round = 0

/** Statements of the one turn in which a file of so many rows is applied, and of the one in which it is taken back. */
async function measure(kind: 'prices' | 'stock' | 'products', rows: number): Promise<{ apply: number; undo: number }> {
  round += 1
  const ids = await createProducts(
    database,
    Array.from({ length: rows }, (_, n) => ({ slug: `large-${round}-${n}`, price: 100, origin_price: 100, stock: 3 })),
  )
  const lines = {
    prices: ['id,price', (id: number) => `${id},90`],
    stock: ['id,units', (id: number) => `${id},7`],
    products: ['id,name_en,content_en', (id: number) => `${id},Now ${id},<p>Said of ${id}</p>`],
  } as const
  const [headings, line] = lines[kind]
  const said = kind === 'stock' ? { kind, mode: 'set' as const } : { kind }
  const { id, counts } = await files.tried(`${headings}\n${ids.map(line).join('\n')}\n`, said)
  expect(counts).toMatchObject({ actions: { update: rows } })
  await owner.call.imports.apply({ id })
  const apply = await statementsOf(id)
  expect(await files.settle(id)).toMatchObject({ state: 'done', counts: { outcomes: { applied: rows } } })
  await owner.call.imports.undo({ id })
  const undo = await statementsOf(id)
  expect(await files.settle(id)).toMatchObject({ state: 'undone', counts: { outcomes: { undone: rows } } })
  return { apply, undo }
}

for (const kind of ['prices', 'stock', 'products'] as const)
  test(`IMP-10 a thousand rows of ${kind} are applied and taken back in few statements, which grow a hundredfold slower than they`, async () => {
    const [few, many] = [await measure(kind, 10), await measure(kind, 1000)]
    expect(many.apply - few.apply).toBeLessThan(60)
    expect(many.undo - few.undo).toBeLessThan(60)
  }, 120_000)

/** Statements of the one turn in which so many new products are taken back. */
async function takeBackNew(rows: number): Promise<number> {
  round += 1
  const lines = Array.from({ length: rows }, (_, n) => `新品 ${round}-${n},50`)
  const { id } = await files.tried(`name_zh,price\n${lines.join('\n')}\n`, { kind: 'products' })
  await owner.call.imports.apply({ id })
  expect(await files.settle(id)).toMatchObject({ state: 'done', counts: { outcomes: { applied: rows } } })
  await owner.call.imports.undo({ id })
  const statements = await statementsOf(id)
  expect(await files.settle(id)).toMatchObject({ state: 'undone', counts: { outcomes: { undone: rows } } })
  return statements
}

test('IMP-10 IMP-11 a thousand new products are put away in few statements, each with a version of its own', async () => {
  const [few, many] = [await takeBackNew(10), await takeBackNew(1000)]
  expect(many - few).toBeLessThan(60)
  const made = db.selectFrom('products').where('name_zh', 'like', `新品 ${round}-%`)
  expect(await made.select('state').distinct().execute()).toEqual([{ state: 'archived' }])
  const { name_zh: name, id } = await made.select(['id', 'name_zh']).orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(name).toBe(`新品 ${round}-999`)
  const { versions } = await owner.call.products.versions({ id })
  expect(versions[0]).toMatchObject({ verb: 'set-state', before: { state: 'draft' }, after: { state: 'archived' } })
}, 120_000)

/** Statements of the one turn in which products of a file of Shopify are taken back, and the families that it has made of them. */
async function takeBackFamilies(handles: number): Promise<number> {
  round += 1
  const lines = Array.from({ length: handles }, (_, n) => [
    `s-${round}-${n},系列 ${round}-${n},顏色,紅,50,draft`,
    `s-${round}-${n},,,藍,50,`,
  ])
  const heads = 'Handle,Title,Option1 Name,Option1 Value,Variant Price,Status'
  const { id, kind } = await files.tried(`${heads}\n${lines.flat().join('\n')}\n`, { kind: 'products' })
  expect(kind).toBe('shopify')
  await owner.call.imports.apply({ id })
  expect(await files.settle(id)).toMatchObject({ state: 'done', counts: { outcomes: { applied: 2 * handles } } })
  const families = db.selectFrom('families').where('name_zh', 'like', `系列 ${round}-%`).select('id')
  const made = await families.execute()
  expect(made).toHaveLength(handles)
  await owner.call.imports.undo({ id })
  const statements = await statementsOf(id)
  expect(await files.settle(id)).toMatchObject({ state: 'undone', counts: { outcomes: { undone: 2 * handles } } })
  expect(await families.execute()).toEqual([])
  const entries = db.selectFrom('audit_entries').where('verb', '=', 'dissolve-family').select(['subject', 'before', 'after'])
  const told = (await entries.execute()).filter(({ subject }) => made.some((family) => subject === `family ${family.id}`))
  expect(told).toHaveLength(handles)
  expect(told[0]).toMatchObject({ before: { name_zh: expect.stringContaining(`系列 ${round}-`) }, after: null })
  return statements
}

test('IMP-10 IMP-11 the families that a file has made are taken away in few statements, each with an entry of its own', async () => {
  const [few, many] = [await takeBackFamilies(5), await takeBackFamilies(150)]
  expect(many - few).toBeLessThan(60)
}, 120_000)

test('IMP-10 what a file changes owes its words, whose turn comes after it', async () => {
  const [id = 0] = await createProducts(database, [{ slug: 'owes', name_en: 'Before' }])
  const { id: file } = await files.tried(`id,name_en\n${id},After\n`, { kind: 'products' })
  await owner.call.imports.apply({ id: file })
  await runImport(shop, { importId: file })
  expect(await db.selectFrom('search_words_due').selectAll().execute()).toEqual([{ product_id: id }])
  const { rows: told } = await sql`select from news where payload ->> 'name' = 'words-due'`.execute(db)
  expect(told).not.toEqual([])
})

/** Prices of so many products, asked to be applied. */
async function pricesOf(rows: number): Promise<number> {
  round += 1
  const ids = await createProducts(
    database,
    Array.from({ length: rows }, (_, n) => ({ slug: `prices-${round}-${n}`, price: 100, origin_price: 100 })),
  )
  const { id } = await files.tried(`id,price,remark\n${ids.map((each) => `${each},90,from spring on`).join('\n')}\n`, { kind: 'prices' })
  await owner.call.imports.apply({ id })
  return id
}

test('IMP-10 a large file is left to a process of its own, and a small one is applied where it stands', async () => {
  const handed: number[] = []
  const beside = { ...shop, importApart: async (id: number) => void handed.push(id) }
  const [small, large] = [await pricesOf(20), await pricesOf(2500)]
  for (const importId of [small, large]) await keepImporting(beside, { importId })
  expect(handed).toEqual([large])
  expect([await owner.call.imports.find({ id: small }), await owner.call.imports.find({ id: large })]).toMatchObject([
    { state: 'done', applied: 20 },
    { state: 'applying', applied: 0 },
  ])
}, 120_000)

test('IMP-10 where a large file takes less time than it may, its batches let others have their turn in between', async () => {
  const importId = await pricesOf(5200)
  const began = performance.now()
  await keepImporting(shop, { importId })
  expect(await owner.call.imports.find({ id: importId })).toMatchObject({ state: 'done', applied: 5200 })
  // Six batches, and what lies between them.
  expect(performance.now() - began).toBeGreaterThan(5000)
}, 120_000)
