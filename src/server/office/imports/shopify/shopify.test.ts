import { expect, test } from 'vitest'
import { importing } from '#support/import-file.ts'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { changeProduct } from '#server/catalog/products/change-product.ts'
import { changeFamily } from '#server/catalog/products/families/save-family.ts'

const testShop = await openTestShop()
const { shop, database } = testShop
const { db } = database
const office = testOffice(testShop)
const owner = await office.as('owner')
const files = importing(shop, () => owner.call)
const ana = { kind: 'staff', id: 'Ana' } as const

/** As Shopify writes it, with some of the columns that have no place here. */
const heads =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Variant Image,Cost per item,Status'
const columns = heads.split(',')

type Said = Partial<Record<string, string | number>>
const cell = (value: string | number = '') => `"${String(value).replaceAll('"', '""')}"`
const fileOf = (...rows: Said[]) => [heads, ...rows.map((row) => columns.map((name) => cell(row[name])).join(','))].join('\r\n')

const polish = (handle: string): Said[] => [
  {
    Handle: handle,
    Title: '光療指甲油',
    'Body (HTML)': '<p class="x">持久 <strong>光澤</strong></p><script>alert(1)</script><img src="https://cdn.example.com/a.jpg">',
    Tags: '指甲, 光療',
    Published: 'true',
    'Option1 Name': '顏色',
    'Option1 Value': '霧玫',
    'Variant SKU': `${handle}-1`,
    'Variant Inventory Qty': 12,
    'Variant Price': '380.00',
    'Variant Compare At Price': '420.00',
    'Variant Barcode': `'${handle.toUpperCase()}01`,
    'SEO Title': '光療指甲油推薦',
    'SEO Description': '持久不掉色',
    Status: 'draft',
  },
  { Handle: handle, 'Option1 Value': 'Milk Tea', 'Variant SKU': `${handle}-2`, 'Variant Inventory Qty': 3, 'Variant Price': '390' },
  { Handle: handle, 'Image Src': 'https://cdn.example.com/b.jpg', 'Image Position': 2 },
]
const cream: Said = {
  Handle: 'hand-cream',
  Title: '護手霜',
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  'Variant Price': '250',
}

const goodsNamed = (name: string) => db.selectFrom('products').where('name_zh', 'like', `${name}%`).orderBy('id').selectAll().execute()
const familyOf = async (product = 0) =>
  db
    .selectFrom('family_members')
    .innerJoin('families', 'families.id', 'family_members.family_id')
    .where('product_id', '=', product)
    .selectAll('families')
    .executeTakeFirst()

test('IMP-04 D-220 Shopify’s CSV is known by its headings: a handle is a family, or one product; columns without a place are named', async () => {
  const sent = await files.send(fileOf(...polish('gel'), cream), { kind: 'products' })
  expect(sent).toMatchObject({ kind: 'shopify', state: 'waiting' })
  const left = sent.headings.filter((_, place) => sent.matching[place] === null)
  expect(left).toEqual(['Vendor', 'Product Category', 'Type', 'Variant Grams', 'Gift Card', 'Cost per item'])
  await owner.call.imports.try({ id: sent.id, matching: [], mode: 'set' })
  const tried = await files.settle(sent.id)
  const rows = await files.rows(tried.id)
  expect(rows.map(({ action, name }) => [action, name])).toEqual([
    ['new', '光療指甲油 霧玫'],
    ['new', '光療指甲油 Milk Tea'],
    ['skip', '光療指甲油'],
    ['new', '護手霜'],
  ])
  expect(rows[0]?.faults.map(({ code, by }) => [code, by])).toEqual([['cleaned', expect.stringContaining('<script>')]])
  expect(rows[1]?.changes).toContainEqual({ field: 'family', before: null, after: '光療指甲油' })
  expect(await goodsNamed('光療指甲油'), 'a trial writes nothing').toEqual([])

  expect(await files.apply(tried.id)).toMatchObject({ state: 'done', applied: 3 })
  const [rose, milk] = await goodsNamed('光療指甲油')
  expect(rose).toMatchObject({
    slug: 'gel-1',
    name_zh: '光療指甲油 霧玫',
    content_zh: '<p>持久 <strong>光澤</strong></p>',
    search_words: ['指甲', '光療'],
    supplier_code: 'gel-1',
    barcode: 'GEL01',
    price: 380,
    origin_price: 420,
    stock: 12,
    state: 'draft',
    seo_title_zh: '光療指甲油推薦',
    seo_text_zh: '持久不掉色',
  })
  expect(milk).toMatchObject({ slug: 'gel-milk-tea', price: 390, origin_price: 390, stock: 3, content_zh: rose?.content_zh })
  const [alone] = await goodsNamed('護手霜')
  expect(alone).toMatchObject({ slug: 'hand-cream', price: 250 })
  const [ofRose, ofMilk, ofAlone] = [await familyOf(rose?.id), await familyOf(milk?.id), await familyOf(alone?.id)]
  expect(ofRose).toMatchObject({ name_zh: '光療指甲油', axis1_zh: '顏色', axis2_zh: null })
  expect([ofMilk?.id, ofAlone]).toEqual([ofRose?.id, undefined])

  const [one = {}, two = {}] = polish('gel')
  const again = await files.tried(fileOf(one, two, cream), { kind: 'products' })
  expect(again.counts.actions, 'the same rows change nothing').toEqual({ same: 3 })
})

test('IMP-04 the headings that Shopify writes since 2025 are known too', async () => {
  const file =
    'Title,URL handle,Description,Option1 name,Option1 value,SKU,Price,Compare-at price,Inventory quantity,Status\n唇膏,lip,,Title,Default Title,LIP,99,,4,Active\n'
  const sent = await files.send(file, { kind: 'products' })
  expect(sent).toMatchObject({ kind: 'shopify' })
  expect(sent.matching).not.toContain(null)
})

test('D-220 prices with cents are refused row by row, unless somebody rounds them down', async () => {
  const rows = [
    { ...cream, Handle: 'cents-a', Title: '零錢甲', 'Variant Price': '129.90', 'Variant Compare At Price': '150.50' },
    { ...cream, Handle: 'cents-b', Title: '零錢乙', 'Variant Price': '129' },
  ]
  const refused = await files.tried(fileOf(...rows), { kind: 'products' })
  expect((await files.rows(refused.id)).map(({ action, faults }) => [action, faults.map(({ field, code }) => `${field} ${code}`)])).toEqual(
    [
      ['error', ['price cents', 'origin_price cents']],
      ['new', []],
    ],
  )
  await owner.call.imports.try({ id: refused.id, matching: [], mode: null, rounds_down: true })
  const rounded = await files.settle(refused.id)
  expect(rounded).toMatchObject({ rounds_down: true, counts: { actions: { new: 2 } } })
  await files.apply(rounded.id)
  expect((await goodsNamed('零錢甲'))[0]).toMatchObject({ price: 129, origin_price: 150 })
})

test('IMP-04 a variant that is there is changed, found by its bar code or its supplier’s code; what is in a family already is not joined anew', async () => {
  const id = await createProduct(database, {
    slug: 'old-name',
    name_zh: '舊名',
    barcode: 'KNOWN001',
    price: 300,
    origin_price: 300,
    stock: 5,
  })
  const variant = (said: Said) => ({ Handle: 'known', Title: '新名', 'Option1 Name': '容量', 'Variant Price': '280', ...said })
  const one = await files.tried(
    fileOf(variant({ 'Option1 Value': 'Default Title', 'Variant Barcode': 'known001', 'Variant Inventory Qty': 9 })),
    {
      kind: 'products',
    },
  )
  expect((await files.rows(one.id))[0]).toMatchObject({ action: 'update', product: id })
  await files.apply(one.id)
  const [known] = await db.selectFrom('products').where('id', '=', id).selectAll().execute()
  expect(known).toMatchObject({ slug: 'old-name', name_zh: '新名', price: 280, stock: 9, state: 'on' })
  const two = fileOf(
    variant({ 'Option1 Value': '30 ml', 'Variant Barcode': 'KNOWN001' }),
    variant({ Title: '', 'Option1 Name': '', 'Option1 Value': '50 ml', 'Variant Barcode': 'KNOWN002' }),
  )
  await files.apply((await files.tried(two, { kind: 'products' })).id)
  expect(await familyOf(id)).toMatchObject({ axis1_zh: '容量' })
  const third = fileOf(
    variant({ 'Option1 Value': '30 ml', 'Variant Barcode': 'KNOWN001' }),
    variant({ Title: '', 'Option1 Value': '80 ml', 'Variant Barcode': 'KNOWN003' }),
  )
  const rows = await files.rows((await files.tried(third, { kind: 'products' })).id)
  expect(rows.map(({ action, faults }) => [action, faults[0]?.code])).toEqual([
    ['same', undefined],
    ['error', 'familyThere'],
  ])
})

test('IMP-04 what cannot come in is said of its row, and the others make the family all the same', async () => {
  const variant = (value: string, said: Said = {}) => ({ Handle: 'part', 'Option1 Value': value, 'Variant Price': '100', ...said })
  const tried = await files.tried(
    fileOf(
      { ...variant('A'), Title: '部分', 'Option1 Name': '款' },
      variant('A'),
      variant('C', { 'Variant Price': '一百' }),
      variant('D', { 'Variant Inventory Qty': -4 }),
      variant('x'.repeat(41)),
    ),
    { kind: 'products' },
  )
  expect((await files.rows(tried.id)).map(({ action, faults }) => [action, faults.map(({ code }) => code)])).toEqual([
    ['new', []],
    ['error', ['variantTwice']],
    ['error', ['number']],
    ['new', ['countedAsNone']],
    ['error', ['tooLong']],
  ])
  await files.apply(tried.id)
  const made = await goodsNamed('部分')
  expect(made.map(({ name_zh: name, stock }) => [name, stock])).toEqual([
    ['部分 A', 0],
    ['部分 D', 0],
  ])
  expect(await familyOf(made[0]?.id)).toMatchObject({ name_zh: '部分' })
})

test('IMP-04 IMP-11 the row that tells of a family may be left alone when it is applied: the others make it, and it is dissolved with them', async () => {
  const [first, second] = polish('lastless')
  const last: Said = { Handle: 'lastless', 'Option1 Value': 'Night', 'Variant Price': '390', 'Variant Barcode': 'TAKENLATER7' }
  const tried = await files.tried(fileOf({ ...first, Title: '缺尾' }, second ?? {}, last), { kind: 'products' })
  const tells = (await files.rows(tried.id)).filter(({ changes }) => changes.some(({ field }) => field === 'family'))
  expect(
    tells.map(({ name }) => name),
    'the last one tells of it',
  ).toEqual(['缺尾 Night'])
  await createProduct(database, { slug: 'taken-later', barcode: 'TAKENLATER7' })
  expect(await files.apply(tried.id)).toMatchObject({ counts: { outcomes: { applied: 2, skipped: 1 } } })
  const made = await goodsNamed('缺尾')
  expect(made.map(({ name_zh: name }) => name)).toEqual(['缺尾 霧玫', '缺尾 Milk Tea'])
  const [one, two] = [await familyOf(made[0]?.id), await familyOf(made[1]?.id)]
  expect([one?.name_zh, two?.id]).toEqual(['缺尾', one?.id])
  await files.undo(tried.id)
  expect(await familyOf(made[0]?.id)).toBeUndefined()
})

test('IMP-04 IMP-11 an import of Shopify’s is undone: stock moves back, families are dissolved, new products put away; what somebody changed stays', async () => {
  const tried = await files.tried(fileOf(...polish('undo'), ...polish('kept')), { kind: 'products' })
  await files.apply(tried.id)
  const made = await goodsNamed('光療指甲油')
  const ours = made.filter(({ slug }) => slug.startsWith('undo') || slug.startsWith('kept'))
  const [first, , third] = ours
  const family = await familyOf(third?.id)
  const members = ours.slice(2).map(({ id }, place) => ({ product: id, values: [{ zh: `第 ${place} 款`, en: '' }], swatch: null }))
  const axes = [{ name: { zh: '款', en: '' }, is_colour: false }]
  const changed = { name_zh: '我們改的', name_en: '', list_as: 'one' as const, axes, members }
  expect((await changeFamily(shop, { actor: ana, id: family?.id ?? 0, version: 1, family: changed })).ok).toBe(true)
  await changeProduct(shop, { actor: ana, id: first?.id ?? 0, change: { name_zh: '我們改的名字' } })
  const undone = await files.undo(tried.id)
  expect(undone).toMatchObject({ state: 'undone' })
  const after = await db
    .selectFrom('products')
    .where(
      'id',
      'in',
      ours.map(({ id }) => id),
    )
    .orderBy('id')
    .select(['state', 'stock'])
    .execute()
  expect(after).toEqual(ours.map(() => ({ state: 'archived', stock: 0 })))
  expect(await familyOf(first?.id)).toBeUndefined()
  expect(await familyOf(third?.id), 'it was changed since').toMatchObject({ name_zh: '我們改的' })
  const rows = await files.rows(tried.id)
  expect(rows.flatMap(({ row, why }) => why.map(({ field, code }) => [row, field, code]))).toEqual([[6, 'family', 'changed_since']])
  expect(await files.undo(tried.id), 'pressed again').toMatchObject({ state: 'undone' })
})

test('IMP-04 a file whose groups are longer than a turn is judged and applied whole', { timeout: 180_000 }, async () => {
  const rows = Array.from({ length: 12 }, (_, handle) =>
    Array.from({ length: 100 }, (_each, n): Said => ({
      Handle: `many-${handle}`,
      ...(n === 0 && { Title: `許多 ${handle}`, 'Option1 Name': '號' }),
      'Option1 Value': `${n}`,
      'Variant Price': '10',
    })),
  ).flat()
  const tried = await files.tried(fileOf(...rows), { kind: 'products' })
  expect(tried.counts.actions).toEqual({ new: 1200 })
  await files.apply(tried.id)
  const families = await db.selectFrom('families').where('name_zh', 'like', '許多 %').select('id').execute()
  expect(families).toHaveLength(12)
  const members = await db
    .selectFrom('family_members')
    .where(
      'family_id',
      'in',
      families.map(({ id }) => id),
    )
    .select('product_id')
    .execute()
  expect(members).toHaveLength(1200)
})
