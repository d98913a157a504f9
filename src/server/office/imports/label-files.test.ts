import { expect, test } from 'vitest'
import { importing } from '#support/import-file.ts'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { shop, database } = testShop
const { db } = database
const office = testOffice(testShop)
const owner = await office.as('owner')
const files = importing(shop, () => owner.call)

const labelOf = async (id: number) =>
  db
    .selectFrom('products')
    .where('id', '=', id)
    .select(['label_kind', 'label', 'arrival_days', 'shelf_life_months'])
    .executeTakeFirstOrThrow()

test('IMP-01 IMP-06 IMP-11 IMP-12 label data come by a file, place by place, by names in either language', async () => {
  const label = { origin: 'JP', purpose_zh: '保濕', allergens: ['milk'] }
  const [one, two] = [
    await createProduct(database, { slug: 'label-one', label_kind: 'food', label: JSON.stringify(label) }),
    await createProduct(database, { slug: 'label-two' }),
  ]
  const head = '商品編號,標示類別,用途（中）,原產地,過敏原,內容量,內容量單位,有效期限（月）,到貨最少效期（天）'
  const { headings, matching } = await files.send([head, `${one},,,,,,,,`].join('\n'), { kind: 'labels', name: 'labels.csv' })
  const columns = Object.fromEntries(headings.map((heading, place) => [heading, matching[place]]))
  expect(columns).toMatchObject({ 商品編號: 'id', 標示類別: 'label_kind', 內容量單位: 'label.net_unit' })
  const file = [
    'id,label_kind,label.purpose_zh,label.origin,label.allergens,label.net_amount,label.net_unit,shelf_life_months,arrival_days',
    `${one},健康食品,[清空],台灣,"奶, Egg",30.5,公克,24,60`,
    `${two},cosmetic,清潔,,,abc,,,`,
    `${two + 1000},food,,,,,,,`,
  ]
  const tried = await files.tried(file.join('\n'), { kind: 'labels', name: 'labels.csv' })
  const rows = await files.rows(tried.id)
  expect(rows.map(({ action, faults }) => [action, ...faults.map(({ field, code }) => `${field} ${code}`)])).toEqual([
    ['update'],
    ['error', 'label.net_amount decimal'],
    ['error', 'id unknownId'],
  ])
  expect(rows[0]?.changes).toEqual(
    expect.arrayContaining([
      { field: 'label_kind', before: 'food', after: 'health_food' },
      { field: 'label.purpose_zh', before: '保濕', after: null },
      { field: 'label.origin', before: 'JP', after: 'TW' },
      { field: 'label.allergens', before: ['milk'], after: ['milk', 'egg'] },
      { field: 'label.net_amount', before: null, after: 30.5 },
    ]),
  )
  expect(await labelOf(one), 'a trial writes nothing').toMatchObject({ label_kind: 'food', label })
  await files.apply(tried.id)
  const wrote = { origin: 'TW', allergens: ['milk', 'egg'], net_amount: 30.5, net_unit: 'g' }
  expect(await labelOf(one)).toEqual({ label_kind: 'health_food', label: wrote, arrival_days: 60, shelf_life_months: 24 })
  await db
    .updateTable('products')
    .set({ label: JSON.stringify({ ...wrote, origin: 'KR' }) })
    .where('id', '=', one)
    .execute()
  await files.undo(tried.id)
  expect(await labelOf(one)).toEqual({ label_kind: 'food', label: { ...label, origin: 'KR' }, arrival_days: null, shelf_life_months: null })
  expect((await files.rows(tried.id))[0]?.why).toEqual([{ field: 'label.origin', code: 'changed_since' }])
})
