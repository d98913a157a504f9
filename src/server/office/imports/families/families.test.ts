import { expect, test } from 'vitest'
import { importing } from '#support/import-file.ts'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { writeExport } from '#server/office/lists/exports/write-export.ts'

const testShop = await openTestShop()
const { shop, database } = testShop
const { db } = database
const owner = await testOffice(testShop).as('owner')
const files = importing(shop, () => owner.call)

const heads = '商品編號,條碼,系列（中）,系列（英）,規格一的名稱（中）,規格一（中）,規格一（英）,規格二的名稱（中）,規格二（中）'
const fileOf = (...rows: string[]) => [heads, ...rows].join('\n')
const make = async (name: string, barcode: string) => createProduct(database, { slug: barcode.toLowerCase(), name_zh: name, barcode })
const familyOf = async (product: number) =>
  db
    .selectFrom('family_members')
    .innerJoin('families', 'families.id', 'family_members.family_id')
    .where('product_id', '=', product)
    .select(['families.name_zh', 'name_en', 'axis1_zh', 'axis2_zh', 'value1_zh', 'value1_en', 'value2_zh', 'position'])
    .executeTakeFirst()

async function exported(format: 'csv' | 'xlsx'): Promise<Buffer> {
  const { id } = await owner.call.exports.askGoods({ kind: 'families', format })
  await writeExport(shop, { exportId: id })
  const pieces = await db.selectFrom('export_pieces').where('export_id', '=', id).orderBy('place').select('bytes').execute()
  return Buffer.concat(pieces.map(({ bytes }) => bytes))
}

test('IMP-15 families that were exported change nothing when they are imported', async () => {
  const products = [await make('一', 'FAMX0001'), await make('二', 'FAMX0002'), await make('三', 'FAMX0003'), await make('四', 'FAMX0004')]
  for (const [place, name] of ['=甲', '乙'].entries())
    await owner.call.families.make({
      family: {
        name_zh: name,
        name_en: 'Odd, "one"',
        axes: [{ name: { zh: '色', en: '' }, is_colour: false }],
        members: products
          .slice(place * 2, place * 2 + 2)
          .map((product, n) => ({ product, values: [{ zh: `第 ${n} 款`, en: '' }], swatch: null })),
      },
    })
  for (const format of ['csv', 'xlsx'] as const) {
    const tried = await files.tried(await exported(format), { kind: 'families', name: `families.${format}` })
    expect({ format, ...tried.counts.actions }).toEqual({ format, same: tried.rows })
    expect(tried.rows).toBeGreaterThanOrEqual(4)
  }
})

test('IMP-06 IMP-11 a file joins products to families, says of each row why not, changes nothing the second time, and is undone', async () => {
  const [rose, milk, small, large, alone] = [
    await make('霧玫', 'FAMA0001'),
    await make('奶茶', 'FAMA0002'),
    await make('小', 'FAMB0001'),
    await make('大', 'FAMB0002'),
    await make('獨', 'FAMC0001'),
  ]
  const rows = [
    `${rose},,凝膠,Gel,顏色,霧玫,Rose,,`,
    ',FAMA0002,凝膠,,,奶茶,,,',
    `${small},,杯子,,容量,小,,顏色,白`,
    `${large},,杯子,,,大,,,白`,
    `${alone},,單獨,,款,甲,,,`,
    ',NOTHERE9,單獨,,款,乙,,,',
  ]
  const sent = await files.tried(fileOf(...rows), { kind: 'families' })
  expect(sent.matching).not.toContain(null)
  expect((await files.rows(sent.id)).map(({ action, faults }) => [action, faults[0]?.code])).toEqual([
    ['update', undefined],
    ['update', undefined],
    ['update', undefined],
    ['update', undefined],
    ['error', 'familyTooSmall'],
    ['error', 'noProduct'],
  ])
  expect(await familyOf(rose), 'a trial writes nothing').toBeUndefined()
  await files.apply(sent.id)
  expect(await familyOf(rose)).toMatchObject({
    name_zh: '凝膠',
    name_en: 'Gel',
    axis1_zh: '顏色',
    value1_zh: '霧玫',
    value1_en: 'Rose',
    position: 0,
  })
  expect(await familyOf(milk)).toMatchObject({ value1_zh: '奶茶', position: 1 })
  expect(await familyOf(large)).toMatchObject({ axis2_zh: '顏色', value1_zh: '大', value2_zh: '白' })
  const again = await files.tried(fileOf(...rows.slice(0, 4), `${alone},,凝膠,,,新,,,`), { kind: 'families' })
  expect((await files.rows(again.id)).map(({ action }) => action)).toEqual(['same', 'same', 'same', 'same', 'error'])
  const elsewhere = await files.tried(fileOf(`${rose},,別的,,顏色,霧玫,,,`, `${alone},,別的,,顏色,新,,,`), { kind: 'families' })
  expect((await files.rows(elsewhere.id)).map(({ faults }) => [faults[0]?.code, faults[0]?.by])).toEqual([
    ['inFamily', '凝膠'],
    ['familyThere', undefined],
  ])
  expect(await files.undo(sent.id)).toMatchObject({ state: 'undone' })
  expect(await Promise.all([rose, milk, small, large].map(familyOf))).toEqual([undefined, undefined, undefined, undefined])
  const [stands] = await db.selectFrom('products').where('id', '=', rose).select('state').execute()
  expect(stands, 'products stay as they are').toMatchObject({ state: 'on' })
})
