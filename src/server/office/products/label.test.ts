import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { label as labelShape } from '#contract/shared/label.ts'
import { labelKinds, type LabelKind } from '#rules/label/label-kinds.ts'
import { keysOfField, missingLabel } from '#rules/label/missing-label.ts'
import { changeProduct } from '#server/catalog/products/change-product.ts'
import { createProduct as create } from '#server/catalog/products/create-product.ts'
import { lacksLabel } from '#server/catalog/products/labels/lacks-label.ts'
import { listRequirements } from '#server/catalog/products/labels/list-requirements.ts'

const testShop = await openTestShop()
const { shop, database, visitor } = testShop
const { db } = database
const office = testOffice(testShop)
const [manager, editor, care] = [await office.as('manager'), await office.as('editor'), await office.as('care')]

const figures = { energy: 1, protein: 1, fat: 1, saturated_fat: 0, trans_fat: 0, carbohydrate: 1, sugar: 1, sodium: 1 }
/** The label of a food that says all that the law asks for. */
const whole = {
  storage_zh: '冷凍',
  ingredients_zh: '高麗菜、豬肉',
  additives_zh: '無',
  allergens: ['gluten' as const],
  nutrition: { serving: 100, unit: 'g' as const, servings: 2, per_serving: figures, per_100: figures },
  net_amount: 200,
  net_unit: 'g' as const,
  origin: 'TW' as const,
  firm_name_zh: '梅好股份有限公司',
  firm_address_zh: '台南市中西區梅路 1 號',
  firm_phone: '06-1234567',
  food_business_number: 'A-123456789-00000-0',
}

test('GDS-38 a label says everything of a product, in a version of its own; empty places are left out and wrong ones refused', async () => {
  const id = await createProduct(database, { slug: 'labelled' })
  const said = {
    label_kind: 'food' as const,
    label: { ...whole, purpose_zh: '食用', directions_en: 'Boil', opened_months: 3, permit_number: '衛部健食字第 A00001 號' },
    shelf_life_months: 12,
    arrival_days: 60,
    return_right: 'perishable' as const,
  }
  expect(await editor.call.products.change({ id, version: 1, change: said })).toMatchObject({ version: 2 })
  expect((await editor.call.products.find({ id })).fields).toMatchObject({ ...said, shelf_life_days: 366 })
  const [saved] = (await editor.call.products.versions({ id })).versions
  expect(saved).toMatchObject({ before: { label: {}, label_kind: 'none' }, after: { label: said.label } })
  for (const wrong of [{ storage_zh: '' }, { net_amount: 0 }, { origin: 'XX' }, { allergens: ['none', 'egg'] }, { colour: 'red' }])
    await expect(editor.call.products.change({ id, version: 2, change: { label: wrong as object } })).rejects.toMatchObject({
      status: 'validation_error',
    })
  await expect(care.call.products.change({ id, version: 2, change: { label: {} } })).rejects.toMatchObject({ status: 'permission_denied' })
  await editor.call.products.change({ id, version: 2, change: { label: {}, label_kind: 'none' } })
  await editor.call.products.restore({ id, version: 2, seen: 3 })
  expect((await editor.call.products.find({ id })).fields).toMatchObject(said)
})

test('GDS-38 one shelf life, said in months or in days, wherever it is said', async () => {
  const id = await createProduct(database, { slug: 'keeps' })
  const life = async () => (await editor.call.products.find({ id })).fields
  await editor.call.products.change({ id, version: 1, change: { shelf_life_months: 6 } })
  expect(await life(), 'as long as the longest six months').toMatchObject({ shelf_life_months: 6, shelf_life_days: 184 })
  await manager.call.stock.changeTerms({ id, shelf_life_days: 90 })
  expect(await life(), 'the stock says it in days').toMatchObject({ shelf_life_months: null, shelf_life_days: 90 })
})

test('GDS-40 a food-business number of a wrong form is refused, by the call and by the database', async () => {
  const id = await createProduct(database, { slug: 'number' })
  const change = (food_business_number: string) =>
    editor.call.products.change({ id, version: 1, change: { label: { food_business_number } } })
  await expect(change('A-123')).rejects.toMatchObject({
    details: { errors: { 'change.label.food_business_number': expect.any(String) } },
  })
  const row = db.updateTable('products').where('id', '=', id)
  await expect(row.set({ label: { food_business_number: 'A-123' } }).execute()).rejects.toThrow('products_food_business_number')
  await change('a-123456789-00000-0')
  expect((await editor.call.products.find({ id })).fields.label.food_business_number).toBe('A-123456789-00000-0')
})

test('GDS-37 GDS-41 D-207 what lacks something that its kind needs is not put on sale, and says what', async () => {
  const id = await createProduct(database, { slug: 'dumplings', state: 'draft' })
  const { food_business_number: _number, allergens: _allergens, ...most } = whole
  await editor.call.products.change({ id, version: 1, change: { label_kind: 'food', label: most, shelf_life_days: 365 } })
  await expect(manager.call.products.setState({ id, state: 'on' })).rejects.toMatchObject({
    status: 'label_incomplete',
    message: '標示還缺：過敏原、食品業者登錄字號、到貨時至少剩餘效期。請補齊後再上架',
    details: { missing: ['allergens', 'food_business_number', 'arrival_days'] },
  })
  const byCommand = { actor: { kind: 'staff', id: 'Ana' }, id, change: { available: true } } as const
  expect(await changeProduct(shop, byCommand)).toMatchObject({ refusal: { code: 'label_incomplete' } })
  const product = { slug: 'at-once', name_zh: '餃', preview: '/1.webp', origin_price: 1, price: 1, label_kind: 'food' } as const
  expect(await create(shop, { actor: byCommand.actor, product })).toMatchObject({ refusal: { code: 'label_incomplete' } })
  await editor.call.products.change({ id, version: 2, change: { label: whole, arrival_days: 60 } })
  expect(await manager.call.products.setState({ id, state: 'on' })).toMatchObject({ before: 'draft' })
})

test('GDS-41 what is on sale already stays, and stands in the list under what is still open', async () => {
  const id = await createProduct(database, { slug: 'sold-before' })
  await editor.call.products.change({ id, version: 1, change: { label_kind: 'household' } })
  expect((await manager.call.products.find({ id })).state).toBe('on')
  const open = async () => (await manager.call.products.list({ state: 'on', missing: 'label', label_kind: 'household,pet' })).rows
  expect(await open()).toMatchObject([{ id, lacks_label: true }])
  await editor.call.products.change({
    id,
    version: 2,
    change: { label: { maker_name_zh: '梅', maker_address_zh: '台南', maker_phone: '06', origin: 'TW', material_zh: '棉' } },
  })
  expect(await open()).toEqual([])
  expect((await manager.call.products.list({ label_kind: 'household' })).rows).toMatchObject([{ id, lacks_label: false }])
})

test('D-207 the law is data: what it asks from a day on is asked from that day, and what it asks no more is let go', async () => {
  const { requirements } = await care.call.products.labelRequirements({})
  expect(requirements).toHaveLength(49)
  expect(requirements.every(({ source }) => source.zh !== '' && source.en !== '')).toBe(true)
  const row = { label_kind: 'pet' as const, source_zh: '新法', source_en: 'A new act' }
  await db
    .insertInto('label_requirements')
    .values([
      { ...row, field: 'allergens', from_day: '2099-01-01' },
      { ...row, field: 'maker', required: false, from_day: '2099-01-01' },
    ])
    .execute()
  const ofPets = async (now: Date) =>
    (await listRequirements(db, now)).filter(({ label_kind }) => label_kind === 'pet').map(({ field }) => field)
  expect(await ofPets(shop.now())).toEqual(['maker', 'net_content', 'origin'])
  expect(await ofPets(new Date('2099-01-01T00:00:00+08:00'))).toEqual(['allergens', 'net_content', 'origin'])
})

test('the database finds the same products incomplete as the rule does', async () => {
  const requirements = await listRequirements(db, shop.now())
  const id = await createProduct(database, { slug: 'any' })
  const values: Record<string, unknown> = { ...whole, maker_role: 'importer', nutrition_exempt: true }
  const keys = [...new Set([...Object.values(keysOfField).flat(), 'maker_role', 'nutrition_exempt'])]
  const lacks = lacksLabel(requirements)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom<LabelKind>(...labelKinds), fc.subarray(keys), fc.boolean(), async (label_kind, chosen, hasDays) => {
      const label = labelShape.parse(Object.fromEntries(chosen.map((key) => [key, values[key] ?? '梅'])))
      const days = hasDays ? 30 : null
      await db.updateTable('products').set({ label_kind, label, arrival_days: days, shelf_life_days: days }).where('id', '=', id).execute()
      const { found } = await db.selectFrom('products').where('id', '=', id).select(lacks.as('found')).executeTakeFirstOrThrow()
      const missing = missingLabel({ label_kind, label, arrival_days: days, shelf_life_days: days }, requirements)
      expect(found).toBe(missing.length > 0)
    }),
    { numRuns: 150 },
  )
})

test('GDS-43 the shop shows what the label says in the language of who looks, and nothing of goods of no kind', async () => {
  const id = await createProduct(database, { slug: 'shown' })
  const inLanguage = (language: 'zh' | 'en') => visitor({ language }).call.products.companions({ id })
  expect(await inLanguage('zh')).toMatchObject({ label: null, return_right: 'normal', gtin: null })
  const change = {
    label_kind: 'food' as const,
    label: { ...whole, storage_en: 'Frozen', maker_role: 'importer' as const, maker_name_zh: '進口行' },
    shelf_life_months: 12,
    arrival_days: 60,
    return_right: 'perishable' as const,
    barcode: '4719876201003',
  }
  await editor.call.products.change({ id, version: 1, change })
  const facts = {
    net_content: { amount: 200, unit: 'g' },
    allergens: ['gluten'],
    origin: 'TW',
    arrival_days: 60,
    nutrition: whole.nutrition,
  }
  expect(await inLanguage('zh')).toMatchObject({
    label: { ...facts, storage: '冷凍', shelf_life: { amount: 12, unit: 'months' }, maker: { role: 'importer', name: '進口行' } },
    return_right: 'perishable',
    gtin: '4719876201003',
  })
  expect(await inLanguage('en')).toMatchObject({ label: { storage: 'Frozen', additives: '無', firm: { phone: '06-1234567' } } })
})
