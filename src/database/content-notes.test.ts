import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createMember, createOrder, createProduct } from '#support/rows.ts'
import type { Database } from './connect.ts'
import { freshDatabase } from '#support/test-database.ts'

const database = await freshDatabase()
const { db } = database
const buyer = await createMember(database)

async function notesOf(work: () => Promise<unknown>): Promise<string[]> {
  await db.deleteFrom('content_notes').execute()
  await work()
  const rows = await db.selectFrom('content_notes').select('subject').execute()
  return [...new Set(rows.map(({ subject }) => subject))].sort()
}

const hold = async (product_id: number, quantity: number) => {
  const order_id = await createOrder(database, { user_id: buyer })
  const { id } = await db
    .insertInto('stock_reservations')
    .values({ order_id, product_id, quantity })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const end = (reservation: number, state: 'taken' | 'released') =>
  db.updateTable('stock_reservations').set({ state }).where('id', '=', reservation).execute()
const move = (product_id: number, delta: number) => {
  const kind = delta > 0 ? ('receipt' as const) : ('correction' as const)
  return db.insertInto('stock_movements').values({ product_id, delta, kind, actor: 'operations' }).execute()
}
const update = (id: number, change: object) => () => db.updateTable('products').set(change).where('id', '=', id).execute()

test('FLD-13 an order changes a page only when fewer units can be taken than before, and only the page of its product', async () => {
  const product = await createProduct(database, { stock: 20, max_qty: 5 })
  expect(await notesOf(() => hold(product, 15))).toEqual([])
  expect(await notesOf(() => hold(product, 1))).toEqual([`product:${product}`])
  expect(await notesOf(() => hold(product, 4))).toEqual([`product:${product}`])
})

/** The special lists that hold every product on sale. */
const specials = ['special-hottest', 'special-latest']

test('FLD-13 goods that come in are shown when there were too few, and come back into lists when there were none', async () => {
  const product = await createProduct(database, { stock: 1, max_qty: 5 })
  expect(await notesOf(() => move(product, 10))).toEqual([`product:${product}`])
  expect(await notesOf(() => move(product, 10))).toEqual([])
  expect(await notesOf(() => move(product, -21))).toEqual([`product:${product}`])
  expect(await notesOf(() => move(product, 3))).toEqual(['lists', `product:${product}`, ...specials])
})

test('FLD-13 what was held can be taken again once it is released; that it is packed changes nothing', async () => {
  const product = await createProduct(database, { stock: 4 })
  const [packed, released] = [await hold(product, 2), await hold(product, 2)]
  expect(await notesOf(() => end(packed, 'taken'))).toEqual([])
  expect(await notesOf(() => end(released, 'released'))).toEqual(['lists', `product:${product}`, ...specials])
  const sale = { product_id: product, delta: -1, kind: 'sale' as const, actor: 'operations' }
  expect(await notesOf(() => db.insertInto('stock_movements').values(sale).execute())).toEqual([`product:${product}`])
})

test('FLD-18 CPY-22 lists follow what stands in them, and addresses what has a page', async () => {
  const product = await createProduct(database)
  expect(await notesOf(update(product, { name_zh: '玫瑰凝膠・新', price: 380 }))).toEqual([`product:${product}`])
  expect(await notesOf(update(product, { price: 380 }))).toEqual([])
  expect(await notesOf(update(product, { available: false }))).toEqual(['lists', `product:${product}`, 'shelves', ...specials])
  expect(await notesOf(update(product, { slug: 'new-gel' }))).toEqual(['addresses', 'lists', `product:${product}`])
  expect(await notesOf(() => db.deleteFrom('products').where('id', '=', product).execute())).toEqual([
    'addresses',
    'lists',
    `product:${product}`,
  ])
})

test('CPY-22 D-304 a product tells the special lists in which it may stand, and those that it leaves', async () => {
  const product = await createProduct(database, { members_only: true, stock: 0 })
  const told = async (change: () => Promise<unknown>) => (await notesOf(change)).filter((subject) => subject.startsWith('special'))
  expect(await told(update(product, { sold_30d: 7 }))).toEqual(['special-hottest'])
  expect(await told(update(product, { published_at: new Date('2026-02-02') }))).toEqual([...specials, 'special-members_only'])
  expect(await told(update(product, { members_only: false, exclusive: true }))).toEqual([
    ...specials,
    'special-members_only',
    'special-presale',
  ])
  expect(await told(() => move(product, 2))).toEqual([...specials, 'special-presale'])
  expect(await told(update(product, { price: 12 }))).toEqual([])
  await update(product, { available: false })()
  expect(await told(update(product, { shopping_point_price: 5, sold_30d: 8 }))).toEqual([])
})

test('FLD-18 what comes on sale from a draft, or is put away, changes which pages there are', async () => {
  const product = await createProduct(database, { state: 'draft' })
  const all = ['addresses', 'lists', `product:${product}`]
  expect(await notesOf(update(product, { state: 'on' }))).toEqual([...all, 'shelves', ...specials])
  expect(await notesOf(update(product, { state: 'off' }))).toEqual(['lists', `product:${product}`, 'shelves', ...specials])
  expect(await notesOf(update(product, { state: 'archived' }))).toEqual(all)
  expect(await notesOf(update(product, { available: true }))).toEqual([...all, 'shelves', ...specials])
})

test('a change that is taken back is not noted, and many at once are everything', async () => {
  const product = await createProduct(database)
  const takenBack = () =>
    database
      .transaction(async (tx) => {
        await tx.updateTable('products').set({ price: 1 }).where('id', '=', product).execute()
        throw new Error('taken back')
      })
      .catch(() => undefined)
  expect(await notesOf(takenBack)).toEqual([])
  const pictures = await Promise.all(Array.from({ length: 201 }, () => createProduct(database)))
  const rows = pictures.map((product_id) => ({ product_id, url: '/1.jpg' }))
  expect(await notesOf(() => db.insertInto('product_pictures').values(rows).execute())).toEqual(['everything'])
  expect(await notesOf(() => sql`truncate faqs`.execute(db))).toEqual(['everything'])
})

test('FLD-13 FLD-14 STK-20 the day on which a pre-order comes is shown: another day, and that the next buyer waits for it or does not, changes its page', async () => {
  const product = await createProduct(database, { exclusive: true, max_qty: 2 })
  const promised = { preorder_quota: 5, quota_expected_on: '2027-01-15' }
  await update(product, promised)()
  expect(await notesOf(update(product, { quota_expected_on: '2027-02-01' }))).toEqual([`product:${product}`])
  expect(await notesOf(update(product, { quota_expected_on: '2027-02-01' }))).toEqual([])
  expect(await notesOf(() => move(product, 2)), 'two lie in the house').toEqual([`product:${product}`])
  expect(await notesOf(() => move(product, 1)), 'and three').toEqual([])
  expect(await notesOf(() => hold(product, 2)), 'one is left').toEqual([])
  expect(await notesOf(() => hold(product, 1)), 'whoever is next waits').toEqual([`product:${product}`])
  expect(await notesOf(() => move(product, 1))).toEqual([`product:${product}`])
  expect(await notesOf(() => move(product, 1)), 'all of it has come').toEqual([`product:${product}`])
  expect(await notesOf(update(product, { quota_expected_on: '2027-03-01' })), 'nobody is told a day of nothing').toEqual([])
})

test('FLD-14 GDS-36 captions are shown wherever their film is', async () => {
  const [shows, other] = [await createProduct(database), await createProduct(database)]
  const sha256 = Buffer.alloc(32, 7)
  const [first, second] = [sha256.toString('hex').slice(0, 20), sha256.toString('hex').slice(20, 32)]
  const films = [
    { product_id: shows, url: `/media/films/${first}.${second}.mp4` },
    { product_id: other, url: `/media/films/${first}.000000000000.mp4` },
  ]
  await db.insertInto('product_videos').values(films).execute()
  const staff_id = await database.transaction(async (tx) => {
    const ana = tx.insertInto('staff').values({ name: 'Ana', email: 'captions@meihao.example' })
    const { id } = await ana.returning('id').executeTakeFirstOrThrow()
    const { id: role_id } = await tx.selectFrom('roles').select('id').limit(1).executeTakeFirstOrThrow()
    await tx.insertInto('staff_roles').values({ staff_id: id, role_id }).execute()
    return id
  })
  const file = { format: 'mp4' as const, bytes: 1, width: 1, height: 1, seconds: 2, touched_at: new Date('2026-01-01'), staff_id }
  await db
    .insertInto('media')
    .values({ ...file, sha256 })
    .execute()
  const say = (captions_zh: string | null) => () => db.updateTable('media').set({ captions_zh, used_at: new Date() }).execute()
  expect(await notesOf(say('/media/films/a.vtt'))).toEqual([`product:${shows}`])
  expect(await notesOf(say('/media/films/a.vtt'))).toEqual([])
  expect(await notesOf(say(null))).toEqual([`product:${shows}`])
})

/** What nobody is shown, by table; whatever else a shown table has makes what shows it old. Stock is counted by what is free of it. */
const uncounted: Readonly<Record<string, readonly string[]>> = {
  products: [
    'created_at',
    'updated_at',
    'stock',
    'reserved',
    'shelf',
    'weight_g',
    'sides_mm',
    'safety_stock',
    'withheld',
    'in_lots',
    'preorder_quota',
    'member_limit',
    'member_limit_days',
    'lots_followed',
    'low_stock_at',
    'low_stock_days',
    'version',
    'changed_at',
    'supplier_code',
    'search_words',
    'texts_changed',
  ],
  arrangements: ['draft', 'version', 'changed_by', 'changed_at', 'publish_at', 'not_published'],
  brands: ['created_at', 'updated_at', 'version', 'changed_by', 'changed_at'],
  brand_slugs: [],
  ingredients: ['created_at', 'updated_at', 'version', 'changed_by', 'changed_at'],
  ingredient_names: [],
  ingredient_slugs: [],
  product_ingredients: [],
  categories: ['created_at', 'updated_at', 'rule'],
  product_categories: ['created_at'],
  product_pictures: ['created_at'],
  product_videos: ['created_at'],
  product_accessories: ['created_at'],
  family_members: [],
  product_options: ['created_at'],
  product_bundles: ['created_at', 'updated_at'],
  product_split_stocks: ['created_at'],
  settings: ['created_at', 'updated_at', 'note'],
  index_banners: ['created_at', 'updated_at'],
  health_articles: ['created_at', 'updated_at'],
  tags: ['created_at', 'updated_at'],
  redirects: ['created_at', 'updated_at'],
  article_tags: ['created_at'],
  article_products: ['created_at'],
  article_links: ['created_at'],
  faq_kinds: ['created_at', 'updated_at'],
  faqs: ['created_at', 'updated_at'],
  static_pages: ['created_at', 'updated_at'],
}

type Column = { name: string; type: string; is_given: boolean }

async function columnsOf(table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select column_name as name, data_type as type, is_identity = 'NO' as is_given from information_schema.columns
    where table_schema = 'public' and table_name = ${table} order by ordinal_position`.execute(db)
  return rows
}

const plainValues: Readonly<Record<string, string>> = {
  text: `'a'`,
  bigint: '1',
  integer: '1',
  boolean: 'true',
  jsonb: `'{}'`,
  ARRAY: `'{}'`,
  'text[]': `'{}'`,
  'integer[]': `'{}'`,
  'timestamp with time zone': `'2026-01-01Z'`,
  date: `'2026-01-01'`,
}
const otherValues: Readonly<Record<string, string>> = {
  text: `'b'`,
  bigint: '2',
  integer: '2',
  boolean: 'false',
  jsonb: `'{"b": 1}'`,
  ARRAY: `'{1}'`,
  'text[]': `'{1}'`,
  'integer[]': `'{1}'`,
  'timestamp with time zone': `'2027-01-01Z'`,
  date: `'2027-01-01'`,
}

/** Every table in a database of its own, where rows may say anything and only what notes changes is left of the rules. */
async function withoutRules() {
  const free = await freshDatabase()
  const { rows } = await sql<{ table: string; name: string }>`
    select conrelid::regclass::text as table, conname as name from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('c', 'f') and coninhcount = 0`.execute(free.db)
  for (const { table, name } of rows) await sql.raw(`alter table ${table} drop constraint "${name}" cascade`).execute(free.db)
  for (const trigger of [
    'stock_starts_empty',
    'stock_follows_movements',
    'keep_product_state',
    'keep_product_search',
    'keep_product_search_current',
  ])
    await sql`drop trigger ${sql.ref(trigger)} on products`.execute(free.db)
  await sql`drop trigger two_levels on categories`.execute(free.db)
  // Their rows are there from the beginning.
  await sql`delete from arrangements`.execute(free.db)
  return free
}

test('FLD-14 every column of every shown table counts, unless it is named as one that does not; also one that is added later', async () => {
  const free = await withoutRules()
  const { rows: watched } = await sql<{ table: string }>`
    select distinct tgrelid::regclass::text as table from pg_trigger where tgname = 'note_change'`.execute(free.db)
  expect(watched.map(({ table }) => table).sort()).toEqual(Object.keys(uncounted).sort())
  for (const [table, left] of Object.entries(uncounted)) {
    const columns = (await columnsOf(table)).filter(({ is_given }) => is_given)
    await sql.raw(`alter table ${table} add column added_later text not null default ''`).execute(free.db)
    const more = [...columns, { name: 'added_later', type: 'text' }]
    expect(await countedOf(free, { table, columns: more }), table).toEqual(without(more, left))
  }
})

test('FLD-14 what is written out for products tells the same of each of their columns', async () => {
  const free = await withoutRules()
  const columns = (await columnsOf('products')).filter(({ is_given }) => is_given)
  expect(await countedOf(free, { table: 'products', columns })).toEqual(without(columns, uncounted['products'] ?? []))
})

const without = (columns: readonly Pick<Column, 'name'>[], left: readonly string[]) =>
  columns.map(({ name }) => name).filter((name) => !left.includes(name))

/** The columns of which a change is noted. */
async function countedOf(
  { db }: Pick<Database, 'db'>,
  { table, columns }: { table: string; columns: readonly Pick<Column, 'name' | 'type'>[] },
) {
  const names = columns.map(({ name }) => `"${name}"`)
  const values = columns.map(({ type }) => plainValues[type] ?? 'null')
  await sql.raw(`insert into ${table} (${names.join()}) values (${values.join()})`).execute(db)
  const counted: string[] = []
  for (const { name, type } of columns) {
    await sql`delete from content_notes`.execute(db)
    await sql.raw(`update ${table} set "${name}" = ${otherValues[type] ?? 'null'}`).execute(db)
    const { rows } = await sql`select from content_notes`.execute(db)
    if (rows.length > 0) counted.push(name)
  }
  return counted
}
