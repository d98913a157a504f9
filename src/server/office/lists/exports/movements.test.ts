import { expect, test } from 'vitest'
import { addDays, laterDay, taipeiDay } from '#rules/calendar.ts'
import { textOfCell } from '#rules/imports/cell-text.ts'
import { putAwayMovements } from '#server/catalog/products/stock/put-away-movements.ts'
import { openTable } from '#server/office/imports/reading/open-table.ts'
import { createProduct } from '#support/rows.ts'
import { paymentsOf } from '#support/test-payments.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { writeExport } from './write-export.ts'

const testShop = await openTestShop()
const { shop, clock, database, signIn } = testShop
const { db } = database
const office = testOffice(testShop)
// What the database writes by its own clock lies before what is asked for.
clock.pass({ minutes: 20 })
const [accountant, manager, care] = [await office.as('accountant'), await office.as('manager'), await office.as('care')]
const days = () => ({ from: laterDay(taipeiDay(shop.now()), -1), until: taipeiDay(shop.now()) })

/** What stands in the file, row by row, as an accountant fetches it. */
async function rowsOf(id: number): Promise<string[][]> {
  await writeExport(shop, { exportId: id })
  const url = `/office/api/v1/exports/${id}/file`
  const file = await testShop.app.inject({ url, headers: { cookie: accountant.cookie, 'sec-fetch-site': 'same-origin' } })
  expect(file.statusCode).toBe(200)
  const { rows } = await openTable(async function* bytes() {
    yield file.rawPayload
  })
  const read: string[][] = []
  for await (const row of rows) read.push([...row])
  return read
}

/** These columns of the rows that are about a product. */
function told([heads = [], ...rows]: string[][], { id, columns }: { id: number; columns: readonly string[] }): string[][] {
  const at = columns.map((column) => heads.indexOf(column))
  return rows.filter((row) => row[heads.indexOf('商品編號')] === String(id)).map((row) => at.map((place) => row[place] ?? ''))
}

/** Ledger of goods in a lot: some came, one broke, two were sold. */
async function movedGoods(slug: string) {
  const id = await createProduct(database, { slug, name_zh: '帳本裡的', price: 300, origin_price: 300 })
  const expiry = laterDay(taipeiDay(shop.now()), 300)
  await manager.call.stock.changeTerms({ id, lots_followed: true })
  await manager.call.stock.move({ id, kind: 'receipt', quantity: 9, lot: { number: 'L1', expires_on: expiry }, note: '=DN-7, 兩箱' })
  const [lot] = (await manager.call.stock.find({ id })).lots
  await manager.call.stock.move({ id, kind: 'damage', quantity: 1, lot: { id: lot?.id ?? 0 } })
  const { order_hashed_id: number } = await paymentsOf(testShop).buy(await signIn('hao'), { goods: { [id]: 2 } })
  await manager.call.orders.startPicking({ number })
  return { id, expiry, number }
}

test.each(['csv', 'xlsx'] as const)(
  'IMP-01 IMP-16 STK-02 movements as a file (%s): each with its goods, reason, units, lot, place, order, who and note, the oldest first',
  async (format) => {
    const { id, expiry, number } = await movedGoods(`ledger-${format}`)
    const barcode = format === 'csv' ? '4719876201998' : '4719876202001'
    await db.updateTable('products').set({ barcode }).where('id', '=', id).execute()
    const { id: file } = await accountant.call.exports.askMovements({ format, ...days() })
    const rows = await rowsOf(file)
    const columns = ['商品', '原因', '數量', '批號', '效期', '地點', '操作人', '備註'] as const
    expect(told(rows, { id, columns })).toEqual([
      ['帳本裡的', '進貨', '9', 'L1', expiry, '倉庫', manager.me.name, "'=DN-7, 兩箱"],
      ['帳本裡的', '報廢', '-1', 'L1', expiry, '倉庫', manager.me.name, ''],
      ['帳本裡的', '銷售', '-2', 'L1', expiry, '倉庫', '系統', ''],
    ])
    const asText = told(rows, { id, columns: ['條碼', '訂單'] }).map((cells) => cells.map(textOfCell))
    expect(asText).toEqual([
      [barcode, ''],
      [barcode, ''],
      [barcode, number],
    ])
    const entry = db.selectFrom('audit_entries').where('subject', '=', `export ${file}`).select(['verb', 'after'])
    expect(await entry.executeTakeFirst()).toMatchObject({ verb: 'export-movements', after: { format, ...days() } })
    const [listed] = (await accountant.call.exports.list({})).exports
    expect(listed).toMatchObject({ kind: 'movements', rows: rows.length - 1, state: 'done', mine: true })
  },
)

test('IMP-01 a month of long ago is a file as well, from its first moment in Taipei to its last, after its movements were put away', async () => {
  const id = await createProduct(database, { slug: 'long-ago' })
  const move = async (at: string, delta: number) =>
    db
      .insertInto('stock_movements')
      .values({ product_id: id, kind: 'receipt', delta, actor: 'system', created_at: new Date(at) })
      .execute()
  await move('2021-02-28T23:59:59.999+08:00', 1)
  await move('2021-03-01T00:00:00.000+08:00', 2)
  await move('2021-03-31T23:59:59.999+08:00', 3)
  await move('2021-04-01T00:00:00.000+08:00', 4)
  await manager.call.stock.move({ id, kind: 'receipt', quantity: 5 })
  const march = { format: 'csv' as const, from: '2021-03-01', until: '2021-03-31' }
  const columns = ['時間', '數量', '操作人']
  const ofMarch = [
    ['2021/03/01 00:00:00', '2', '系統'],
    ['2021/03/31 23:59:59', '3', '系統'],
  ]
  const before = await rowsOf((await accountant.call.exports.askMovements(march)).id)
  expect(told(before, { id, columns })).toEqual(ofMarch)
  await putAwayMovements(shop)
  const away = db.selectFrom('stock_movements_put_away').where('product_id', '=', id).select('id')
  expect(await away.execute(), 'but for the newest').toHaveLength(4)
  const asked = await accountant.call.exports.askMovements(march)
  expect(await rowsOf(asked.id)).toEqual(before)
  const whole = await accountant.call.exports.askMovements({ ...march, until: taipeiDay(addDays(shop.now(), 1)) })
  expect(told(await rowsOf(whole.id), { id, columns: ['數量'] })).toEqual([['2'], ['3'], ['4'], ['5']])
})

test('IMP-01 movements as a file: by who may take goods along, of days that follow each other, once a press, in the language of who asks, as they were then', async () => {
  const { id } = await movedGoods('asked')
  const wish = { format: 'csv' as const, ...days() }
  await expect(care.call.exports.askMovements(wish)).rejects.toMatchObject({ status: 'permission_denied' })
  await expect(accountant.call.exports.askMovements({ ...wish, from: '2099-01-01' })).rejects.toMatchObject({ status: 'validation_error' })
  const headers = { 'accept-language': 'en', 'idempotency-key': 'of-november', 'x-csrf-token': accountant.me.csrf_token }
  const press = async () => office.ask('/office/api/v1/exports/movements', { payload: wish, cookie: accountant.cookie, headers })
  const { body } = await press()
  expect((await press()).body).toEqual(body)
  clock.pass({ minutes: 1 })
  await manager.call.stock.move({ id, kind: 'damage', quantity: 1, lot: { id: (await manager.call.stock.find({ id })).lots[0]?.id ?? 0 } })
  const [heads = [], ...rows] = await rowsOf(body.id)
  expect(heads.slice(0, 8)).toEqual(['Movement', 'Time', 'Product ID', 'Barcode', 'Product', 'Reason', 'Units', 'Lot'])
  const ours = rows.filter((row) => row[heads.indexOf('Product ID')] === String(id))
  expect(ours.map((row) => [row[heads.indexOf('Reason')], row[heads.indexOf('Place')]])).toEqual([
    ['Receipt', 'Warehouse'],
    ['Damage', 'Warehouse'],
    ['Sale', 'Warehouse'],
  ])
  const later = await accountant.call.exports.askMovements({ ...wish, from: '2020-01-01', until: '2020-01-31' })
  expect(await rowsOf(later.id), 'none of other days').toHaveLength(1)
})
