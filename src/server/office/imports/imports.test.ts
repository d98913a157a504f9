import { expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { createPromotion } from '#server/sales/promotions/create-promotion.ts'
import { importing } from '#support/import-file.ts'
import { createMember, createOrder, createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { changeProduct } from '#server/catalog/products/change-product.ts'
import { checkStock } from '#server/catalog/products/stock/check-stock.ts'

const testShop = await openTestShop()
const { shop, database, clock } = testShop
const { db } = database
const office = testOffice(testShop)
let owner = await office.as('owner')
const files = importing(shop, () => owner.call)
const ana = { kind: 'staff', id: 'Ana' } as const

const productOf = async (id: number) => db.selectFrom('products').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
const refused = async (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: { status: string }) => error.status,
  )

test(
  'IMP-02 encoding and delimiter are found by themselves and shown; what is no table, or packed too tight, is refused with what to do',
  { timeout: 120_000 },
  async () => {
    const id = await createProduct(database, { slug: 'enc', name_zh: '玫瑰', price: 100, origin_price: 100 })
    const plain = await files.send(`商品編號,售價\n${id},90\n`, { kind: 'prices' })
    expect(plain).toMatchObject({ state: 'waiting', format: 'csv', encoding: 'utf8', delimiter: ',', matching: ['id', 'price'] })
    const marked = await files.send(`\uFEFF商品編號;售價\n${id};90\n`, { kind: 'prices' })
    expect(marked).toMatchObject({ encoding: 'utf8', delimiter: ';', matching: ['id', 'price'] })
    // 商品編號, tab, 售價 in Big5.
    const big5 = Buffer.from('b0d3ab7ebd73b8b909b0e2bbf90a', 'hex')
    expect(await files.send(Buffer.concat([big5, Buffer.from(`${id}\t90\n`)]), { kind: 'prices' })).toMatchObject({
      encoding: 'big5',
      delimiter: '\t',
      headings: ['商品編號', '售價'],
    })
    const sheet = await writeXlsxFile([
      ['商品編號', '售價'].map((value) => ({ value, type: String })),
      [
        { value: id, type: Number },
        { value: 90, type: Number },
      ],
    ]).toBuffer()
    expect(await files.tried(sheet, { kind: 'prices', name: 'goods.xlsx' })).toMatchObject({
      format: 'xlsx',
      counts: { actions: { update: 1 } },
    })
    expect(await files.send(Buffer.from('d0cf11e0a1b11ae1', 'hex'), { kind: 'prices' })).toMatchObject({ state: 'failed', problem: 'old' })
    expect(await files.send(Buffer.from([0x89, 0x50, 0xff, 0xff, 0xfe, 0x80]), { kind: 'prices' })).toMatchObject({ problem: 'encoding' })
    expect(await files.send('售價\n"90\n91\n', { kind: 'prices' })).toMatchObject({ state: 'waiting' })
    expect(await files.tried('條碼,售價\n"90\n91\n', { kind: 'prices' })).toMatchObject({ state: 'failed', problem: 'broken' })
    const many = `條碼,售價\n${'A1,1\n'.repeat(100_001)}`
    expect(await files.tried(many, { kind: 'prices' })).toMatchObject({ state: 'failed', problem: 'rows' })
    expect(await refused(owner.call.imports.begin({ kind: 'prices', file_name: 'x.csv', sha256: 'a'.repeat(64), bytes: 52_428_801 }))).toBe(
      'file_refused',
    )
  },
)

test('IMP-03 columns go by names of either language, the rest is said by hand, and is remembered by the headings', async () => {
  const id = await createProduct(database, { slug: 'cols', barcode: 'COLS0001', price: 100, origin_price: 100 })
  const sent = await files.send('Bar code,我的價錢,備註\nCOLS0001,95,x\n', { kind: 'prices' })
  expect(sent.matching).toEqual(['barcode', null, null])
  await owner.call.imports.try({ id: sent.id, matching: ['barcode', 'price', null] })
  const tried = await files.settle(sent.id)
  expect((await files.rows(tried.id))[0]).toMatchObject({
    product: id,
    action: 'update',
    changes: [{ field: 'price', before: 100, after: 95 }],
  })
  expect((await files.send('bar CODE,我的價錢,備註\nCOLS0001,94,x\n', { kind: 'prices' })).matching).toEqual(['barcode', 'price', null])
  const moved = await files.send('備註,我的價錢,bar code\nx,93,COLS0001\n', { kind: 'prices' })
  expect(moved.matching, 'the same set of headings').toEqual([null, 'price', 'barcode'])
})

test('IMP-05 a row is known by id, bar code, supplier’s code or slug; what means two, or twice the same, is an error', async () => {
  const [a, b, c] = [
    await createProduct(database, { slug: 'key-a', barcode: 'KEYA0001', supplier_code: 'S-A', price: 100, origin_price: 200 }),
    await createProduct(database, { slug: 'key-b', barcode: 'KEYB0001', supplier_code: 'S-TWO', price: 100, origin_price: 200 }),
    await createProduct(database, { slug: 'key-c', supplier_code: 'S-TWO', price: 100, origin_price: 200 }),
  ]
  const tried = await files.tried(
    [
      '商品編號,條碼,供應商料號,網址名稱,售價',
      `${a},,,,90`,
      ',keyb0001,,,91',
      ',,S-TWO,,92',
      ',,,key-c,93',
      `${b},KEYA0001,,,94`,
      '999999,,,,95',
      ',NOTHERE1,,,96',
      ',,,key-c,97',
    ].join('\n'),
    { kind: 'prices' },
  )
  const rows = await files.rows(tried.id)
  expect(rows.map(({ action, product }) => [action, product])).toEqual([
    ['update', a],
    ['update', b],
    ['error', null],
    ['error', c],
    ['error', null],
    ['error', null],
    ['error', null],
    ['error', c],
  ])
  expect(rows.map(({ faults }) => faults[0]?.code ?? null)).toEqual([
    null,
    null,
    'several',
    'doubled',
    'otherProduct',
    'unknownId',
    'noProduct',
    'doubled',
  ])
})

test('IMP-06 IMP-12 a trial writes nothing and answers each row; missing columns and empty cells change nothing, [清空] empties', async () => {
  const said = { price: 100, origin_price: 200, first_purchase_price: 80, name_en: 'Rose', content_zh: '內容' }
  const id = await createProduct(database, { slug: 'trial', name_zh: '試', ...said })
  const other = await createProduct(database, { slug: 'trial-2', name_zh: '二', price: 100, origin_price: 100 })
  const before = await productOf(id)
  const tried = await files.tried(
    `商品編號,名稱（中）,名稱（英）,售價,首購價,溫層\n${id},,[清空],,[清空],\n${other},二,,100,,\n,新品,,一百二,,\n,新品乙,,120.5,,冰\n,新品丙,New C,120,,冷凍\n,,,,,\n${other + 5000},,,[清空],,\n`,
    { kind: 'products' },
  )
  const rows = await files.rows(tried.id)
  expect(rows.map(({ action }) => action)).toEqual(['update', 'same', 'error', 'error', 'new', 'skip', 'error'])
  expect(rows[0]?.changes).toEqual(
    expect.arrayContaining([
      { field: 'name_en', before: 'Rose', after: '' },
      { field: 'first_purchase_price', before: 80, after: null },
    ]),
  )
  expect(rows[2]?.faults).toEqual([{ field: 'price', code: 'number', by: '一百二' }])
  expect(rows[3]?.faults).toEqual([
    { field: 'price', code: 'cents', by: '120.5' },
    { field: 'temperature', code: 'temperature', by: '冰' },
  ])
  expect(await productOf(id)).toEqual(before)
  expect(tried.counts.actions).toEqual({ new: 1, update: 1, same: 1, skip: 1, error: 3 })
  await files.apply(tried.id)
  expect(await productOf(id)).toMatchObject({ name_en: '', first_purchase_price: null, price: 100, content_zh: '內容', name_zh: '試' })
  const made = await db.selectFrom('products').where('name_zh', '=', '新品丙').selectAll().executeTakeFirstOrThrow()
  expect(made).toMatchObject({ state: 'draft', available: false, price: 120, origin_price: 120, temperature: 'freezing', slug: 'new-c' })
})

test('IMP-07 the report is the file with 結果 and 說明, and the largest changes of price and stock come first', async () => {
  const [small, large] = [
    await createProduct(database, { slug: 'rep-s', price: 100, origin_price: 200 }),
    await createProduct(database, { slug: 'rep-l', price: 100, origin_price: 200 }),
  ]
  const tried = await files.tried(`商品編號,售價,備註\n${small},99,=1+1\n${large},20,"a,b"\n77777,5,\n`, { kind: 'prices' })
  const { rows } = await owner.call.imports.rows({ id: tried.id, view: 'update' })
  expect(rows.map(({ product }) => product)).toEqual([large, small])
  const answer = await office.ask(`/office/api/v1/imports/${tried.id}/report`, {
    method: 'GET',
    cookie: owner.cookie,
    headers: { 'accept-language': 'zh-TW' },
  })
  const lines = answer.text.split('\r\n')
  expect(lines[0]).toBe('\uFEFF商品編號,售價,備註,結果,說明')
  expect(lines[1]).toBe(`${small},99,'=1+1,更新,售價 100 → 99`)
  expect(lines[2]).toBe(`${large},20,"a,b",更新,售價 100 → 20`)
  expect(lines[3]).toContain('錯誤,商品編號：沒有這個編號的商品')
  const counted = await files.tried(`商品編號,庫存\n${small},1\n${large},40\n`, { kind: 'stock', mode: 'set' })
  const units = await owner.call.imports.rows({ id: counted.id, view: 'update' })
  expect(units.rows.map(({ product }) => product)).toEqual([large, small])
})

test('IMP-08 a trial of yesterday is refused, and what somebody changed since is skipped and named', async () => {
  const [a, b] = [
    await createProduct(database, { slug: 'since-a', price: 100, origin_price: 200 }),
    await createProduct(database, { slug: 'since-b', price: 100, origin_price: 200 }),
  ]
  const tried = await files.tried(`商品編號,售價\n${a},90\n${b},91\n`, { kind: 'prices' })
  await changeProduct(shop, { actor: ana, id: b, change: { name_zh: '別人改的' } })
  clock.pass({ minutes: 24 * 60 + 1 })
  owner = await office.as('owner')
  expect(await refused(owner.call.imports.apply({ id: tried.id }))).toBe('trial_outdated')
  await owner.call.imports.try({ id: tried.id, matching: tried.matching })
  await files.settle(tried.id)
  await changeProduct(shop, { actor: ana, id: b, change: { name_zh: '又改' } })
  const applied = await files.apply(tried.id)
  expect(applied).toMatchObject({ state: 'done', counts: { outcomes: { applied: 1, skipped: 1 } } })
  expect((await files.rows(tried.id))[1]).toMatchObject({ outcome: 'skipped', why: [{ code: 'changed_since' }] })
  expect([(await productOf(a)).price, (await productOf(b)).price]).toEqual([90, 100])
  expect(await refused(owner.call.imports.apply({ id: tried.id })), 'told again').toBe('import_moved')
})

test('IMP-09 GDS-24 a flag that excludes what the product takes part in leaves its row alone, with what to do', async () => {
  const product = await createProduct(database, { slug: 'offered', price: 100, origin_price: 100 })
  const tiers = [{ minimum_amount: 500, add_on_items: [{ product, price: 9, purchase_limit: 1 }] }]
  await createPromotion(shop, { actor: ana, promotion: { name_zh: '加購', temperature: 'normal', tiers } })
  const tried = await files.tried(`商品編號,單獨結帳\n${product},是\n`, { kind: 'products' })
  const applied = await files.apply(tried.id)
  expect(applied).toMatchObject({ state: 'done', counts: { outcomes: { skipped: 1 } } })
  const [row] = await files.rows(tried.id)
  expect(row).toMatchObject({ outcome: 'skipped', why: [{ field: 'standalone_purchase', code: 'beside_add_on' }] })
})

test('IMP-13 設為 counts from the stock at the moment of applying, 增減 moves by the number, each with its movement', async () => {
  const [a, b] = [await createProduct(database, { slug: 'st-a', stock: 10 }), await createProduct(database, { slug: 'st-b', stock: 10 })]
  const movements = async (id: number) =>
    db.selectFrom('stock_movements').where('product_id', '=', id).orderBy('id', 'desc').select(['kind', 'delta']).executeTakeFirst()
  const set = await files.tried(`商品編號,庫存\n${a},25\n`, { kind: 'stock', mode: 'set' })
  await db.insertInto('stock_movements').values({ product_id: a, delta: -3, kind: 'correction', actor: 'test' }).execute()
  await files.apply(set.id)
  expect((await productOf(a)).stock).toBe(25)
  expect(await movements(a)).toEqual({ kind: 'count', delta: 18 })
  const change = await files.tried(`商品編號,庫存\n${a},-5\n${b},+7\n`, { kind: 'stock', mode: 'change' })
  await files.apply(change.id)
  expect([(await productOf(a)).stock, (await productOf(b)).stock]).toEqual([20, 17])
  expect(await movements(b)).toEqual({ kind: 'correction', delta: 7 })
  expect((await files.tried(`商品編號,庫存\n${a},-500\n`, { kind: 'stock', mode: 'change' })).counts.actions).toEqual({ error: 1 })
  await checkStock(shop)
})

test('IMP-13 STK-20 a file counts a preorder of which orders hold more than is there, down to what its quota leaves, and is undone', async () => {
  const id = await createProduct(database, { slug: 'st-pre', stock: 4, exclusive: true })
  const promised = { preorder_quota: 5, quota_expected_on: '2027-01-15' }
  await db.updateTable('products').set(promised).where('id', '=', id).execute()
  const order_id = await createOrder(database, { user_id: await createMember(database) })
  await db.insertInto('stock_reservations').values({ order_id, product_id: id, quantity: 7 }).execute()
  const counted = await files.tried(`商品編號,庫存\n${id},2\n`, { kind: 'stock', mode: 'set' })
  expect(await files.apply(counted.id)).toMatchObject({ state: 'done' })
  expect((await productOf(id)).stock).toBe(2)
  expect((await files.tried(`商品編號,庫存\n${id},1\n`, { kind: 'stock', mode: 'set' })).counts.actions).toEqual({ error: 1 })
  await files.undo(counted.id)
  expect((await productOf(id)).stock).toBe(4)
})

test('IMP-11 an import is undone: fields where nobody changed them, new products archived, stock by opposites; the rest is named', async () => {
  const [a, b] = [
    await createProduct(database, { slug: 'un-a', name_zh: '甲', price: 100, origin_price: 200 }),
    await createProduct(database, { slug: 'un-b', name_zh: '乙', price: 100, origin_price: 200, stock: 4 }),
  ]
  const goods = await files.tried(`商品編號,名稱（中）,售價\n${a},甲一,90\n${b},乙一,91\n,全新的,50\n`, { kind: 'products' })
  await files.apply(goods.id)
  const stock = await files.tried(`商品編號,庫存\n${b},9\n`, { kind: 'stock' })
  await files.apply(stock.id)
  await changeProduct(shop, { actor: ana, id: b, change: { name_zh: '乙二' } })
  expect(await files.undo(goods.id)).toMatchObject({ state: 'undone', counts: { outcomes: { undone: 2, kept: 1 } } })
  expect(await productOf(a)).toMatchObject({ name_zh: '甲', price: 100 })
  expect(await productOf(b)).toMatchObject({ name_zh: '乙二', price: 100 })
  expect(await db.selectFrom('products').where('name_zh', '=', '全新的').select('state').executeTakeFirst()).toEqual({ state: 'archived' })
  expect((await files.rows(goods.id))[1]).toMatchObject({ outcome: 'kept', why: [{ field: 'name_zh', code: 'changed_since' }] })
  await files.undo(stock.id)
  expect((await productOf(b)).stock).toBe(4)
  const late = await files.tried(`商品編號,售價\n${a},95\n`, { kind: 'prices' })
  await files.apply(late.id)
  clock.pass({ minutes: 31 * 24 * 60 })
  owner = await office.as('owner')
  expect(await refused(owner.call.imports.undo({ id: late.id }))).toBe('undo_too_late')
})
