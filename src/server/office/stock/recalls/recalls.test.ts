import { expect, test } from 'vitest'
import { laterDay, taipeiDay } from '#rules/calendar.ts'
import { checkStock } from '#server/catalog/products/stock/check-stock.ts'
import { createProduct } from '#support/rows.ts'
import { paymentsOf } from '#support/test-payments.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

// 下架回收: a lot that must not reach anybody any more.

const testShop = await openTestShop()
const { shop, database, signIn, visitor } = testShop
const { db } = database
const office = testOffice(testShop)
const pay = paymentsOf(testShop)
const [packer, manager, owner] = [await office.as('packer'), await office.as('manager'), await office.as('owner')]
const { recalls, stock } = manager.call
const [hao, mei] = [await signIn('hao'), await signIn('mei')]
const day = (days: number) => laterDay(taipeiDay(shop.now()), days)

/** A product with lots of so many units, those that are named first go out first. */
async function followed(lots: Readonly<Record<string, number>>, said = {}) {
  const id = await createProduct(database, { slug: 'cream', price: 500, origin_price: 500, name_zh: '保濕霜', name_en: 'Cream', ...said })
  await stock.changeTerms({ id, lots_followed: true })
  for (const [place, [number, quantity]] of Object.entries(lots).entries())
    await packer.call.stock.move({ id, kind: 'receipt', quantity, lot: { number, expires_on: day(300 + place) } })
  return id
}
const find = (id: number) => packer.call.stock.find({ id })
const lotOf = async (id: number, number: string) => (await find(id)).lots.find((lot) => lot.number === number)?.id ?? 0
const freeInShop = async (id: number) => (await visitor().call.products.find({ id })).stock
const order = async (id: number, quantity: number, by = hao) => (await pay.buy(by, { goods: { [id]: quantity } })).order_hashed_id
const pick = (number: string) => packer.call.orders.startPicking({ number })
const recall = (lot: number, reason = '原廠通知') => recalls.begin({ id: lot, reason })
const lotRecalled = { status: 'lot_recalled' }

test('STK-25 a recalled lot is blocked at once: nothing of it is sold, picked, packed, booked, sent, given away or moved on', async () => {
  const id = await followed({ BAD: 6, GOOD: 3 })
  const [picked, waiting] = [await order(id, 4), await order(id, 3)]
  await pick(picked)
  const lot = await lotOf(id, 'BAD')
  await expect(packer.call.recalls.begin({ id: lot, reason: 'x' })).rejects.toMatchObject({ status: 'permission_denied' })
  await expect(recall(lot, ' ')).rejects.toMatchObject({ status: 'validation_error' })
  await expect(recall(999_999)).rejects.toMatchObject({ status: 'lot_not_found' })
  expect([(await find(id)).free, await freeInShop(id)]).toEqual([2, 2])
  const [first, again] = [await recall(lot), await recall(lot)]
  expect(again, 'told twice').toEqual(first)
  expect(await find(id)).toMatchObject({ stock: 5, reserved: 3, withheld: 2, free: 0, lots: [{ state: 'blocked', recalled: true }, {}] })
  expect(await freeInShop(id)).toBe(0)

  await expect(packer.call.packing.check({ number: picked }), 'packed').rejects.toMatchObject(lotRecalled)
  await expect(packer.call.parcels.book({ number: picked }), 'booked').rejects.toMatchObject(lotRecalled)
  await expect(packer.call.orders.handOver({ number: picked, tracking: 'T-25' }), 'sent').rejects.toMatchObject(lotRecalled)
  await pick(waiting)
  const sales = (await packer.call.stock.movements({ id, kind: 'sale' })).rows.map((row) => [
    row.parcel?.number,
    row.lot?.number,
    row.delta,
  ])
  expect(sales[0], 'picking takes from the other lot').toEqual([waiting, 'GOOD', -3])
  for (const kind of ['gift', 'sample'] as const)
    await expect(packer.call.stock.move({ id, kind, quantity: 1, lot: { id: lot } })).rejects.toMatchObject(lotRecalled)
  const cheap = await createProduct(database, { slug: 'cheap', price: 100, origin_price: 100 })
  await expect(stock.transferLot({ id: lot, product: cheap, quantity: 1 })).rejects.toMatchObject(lotRecalled)
  await expect(stock.setLotState({ id: lot, state: 'open', reason: '想賣' })).rejects.toMatchObject(lotRecalled)
  await packer.call.stock.move({ id, kind: 'damage', quantity: 1, lot: { id: lot }, note: '銷毀' })
  await packer.call.orders.handOver({ number: waiting, tracking: 'T-26' })
  await expect(checkStock(shop)).resolves.toBeUndefined()
})

test('STK-25 a box that was booked before is refused at the door, and does not go out with the others', async () => {
  const id = await followed({ DOOR: 2 })
  const number = await order(id, 1)
  await pick(number)
  const { tracking } = await packer.call.parcels.book({ number })
  const other = await order(await followed({ FINE: 2 }), 1)
  await pick(other)
  const beside = await packer.call.parcels.book({ number: other })
  await packer.call.handOver.scan({ codes: [beside.tracking] })
  expect((await packer.call.handOver.scan({ codes: [tracking] })).scans).toMatchObject([{ verdict: 'scanned' }])
  await recall(await lotOf(id, 'DOOR'))
  expect(await packer.call.handOver.close({ carrier: 'tcat', temperature: 'normal' })).toMatchObject({
    sent: [other],
    refused: [{ tracking, verdict: 'lot_recalled' }],
  })
  expect((await packer.call.handOver.scan({ codes: [tracking] })).scans).toMatchObject([{ verdict: 'lot_recalled' }])
  await expect(packer.call.orders.handOver({ number })).rejects.toMatchObject(lotRecalled)
  expect((await hao.call.orders.find({ id: number })).status).toBe('picking')
})

test('STK-25 it lists orders, buyers and parcels that got units of it, also through short-dated goods, and counts them', async () => {
  const id = await followed({ LIST: 9 })
  const lot = await lotOf(id, 'LIST')
  const cheap = await createProduct(database, { slug: 'list-short', price: 100, origin_price: 100 })
  await stock.changeTerms({ id: cheap, lots_followed: true })
  await stock.transferLot({ id: lot, product: cheap, quantity: 3 })
  const [sent, packed, short, other] = [await order(id, 2), await order(id, 1, mei), await order(cheap, 2, mei), await order(id, 1)]
  for (const number of [sent, packed, short]) await pick(number)
  await packer.call.orders.handOver({ number: sent, tracking: 'T-30' })
  expect((await recalls.lots({ words: 'lis' })).rows.map((row) => [row.product.id, row.quantity])).toEqual([
    [id, 3],
    [cheap, 1],
  ])
  const { id: recallId } = await recall(lot)
  expect(await recalls.find({ id: recallId })).toMatchObject({
    lot: 'LIST',
    reason: '原廠通知',
    ended: null,
    lots: [
      { product: { id }, recalled: true, state: 'blocked' },
      { product: { id: cheap }, recalled: true, state: 'blocked' },
    ],
    counts: { parcels: 3, buyers: 2, units: 5, in_house: 2 },
  })
  expect((await find(cheap)).free, 'what it was moved to is blocked with it').toBe(0)
  const { rows, next } = await recalls.parcels({ id: recallId })
  expect(next).toBeNull()
  expect(rows.map(({ order: of, units, status }) => [of, units, status])).toEqual([
    [short, 2, 'picking'],
    [packed, 1, 'picking'],
    [sent, 2, 'delivering'],
  ])
  expect(rows[2]).toMatchObject({ number: sent, tracking: ['T-30'], shipped_at: expect.any(String) })
  expect(rows[2]?.buyer).toMatchObject({ name: expect.any(String), phone: expect.any(String), email: 'hao@example.com', language: 'zh' })
  expect(
    rows.map(({ number }) => number),
    'what is not picked has none of it',
  ).not.toContain(other)
  expect((await recalls.list({})).rows[0]).toMatchObject({ id: recallId, product: { id, name: '保濕霜' }, lot: 'LIST' })
})

test('STK-25 buyers stand there for who may see them alone, and every look is kept', async () => {
  const id = await followed({ SEEN: 2 })
  const number = await order(id, 1)
  await pick(number)
  await packer.call.orders.handOver({ number, tracking: 'T-40' })
  const { id: recallId } = await recall(await lotOf(id, 'SEEN'))
  const [editor, accountant] = [await office.as('editor'), await office.as('accountant')]
  const looks = () => db.selectFrom('data_views').where('object', '=', `recall ${recallId}`).select(['kind', 'rows']).execute()
  for (const at of [editor, accountant]) {
    const [row] = (await at.call.recalls.parcels({ id: recallId })).rows
    expect([row?.number, row?.buyer?.email ?? null]).toEqual([number, null])
  }
  expect((await editor.call.recalls.parcels({ id: recallId })).rows[0]?.buyer).toBeNull()
  const before = (await looks()).length
  await owner.call.recalls.parcels({ id: recallId })
  expect(await looks()).toHaveLength(before + 1)
  await expect(recalls.parcels({ id: 999_999 })).rejects.toMatchObject({ status: 'not_found' })
})

test('STK-25 a letter to them stands there as a draft in both languages, and is saved as it was last seen', async () => {
  const id = await followed({ MAIL: 2 })
  const { id: recallId } = await recall(await lotOf(id, 'MAIL'))
  const { letter, version } = await recalls.find({ id: recallId })
  expect(letter.subject_zh).toContain('保濕霜')
  for (const text of [letter.text_zh, letter.text_en]) expect(text).toContain('MAIL')
  expect(letter.text_en).toContain('Cream')
  const said = { ...letter, text_zh: '請寄回，運費由我們付。' }
  expect(await recalls.saveLetter({ id: recallId, ...said, seen: version })).toEqual({ version: version + 1 })
  expect(await recalls.saveLetter({ id: recallId, ...said, seen: version }), 'told twice').toEqual({ version: version + 1 })
  await expect(owner.call.recalls.saveLetter({ id: recallId, ...letter, seen: version })).rejects.toMatchObject({
    status: 'edit_conflict',
    details: { by: manager.me.name, version: version + 1, present: said },
  })
  await expect(recalls.saveLetter({ id: recallId, ...said, text_en: '', seen: 2 })).rejects.toMatchObject({ status: 'validation_error' })
  expect((await recalls.find({ id: recallId })).letter).toEqual(said)
  await expect(packer.call.recalls.saveLetter({ id: recallId, ...said, seen: 2 })).rejects.toMatchObject({ status: 'permission_denied' })
})

test('STK-25 goods with the longest names are recalled like any others: the subject of the letter is shortened', async () => {
  const number = 'L'.repeat(40)
  const id = await followed({ [number]: 1 }, { slug: 'long-names', name_zh: '長'.repeat(120), name_en: '😀'.repeat(160) })
  const { id: recallId } = await recall(await lotOf(id, number))
  const { letter } = await recalls.find({ id: recallId })
  expect([letter.subject_zh, letter.subject_en].map((subject) => [...subject].length <= 200 && subject.includes(number))).toEqual([
    true,
    true,
  ])
})

test('a recall that was a mistake is ended; its lot stays blocked until somebody opens it, and one that another recall names stays recalled', async () => {
  const id = await followed({ BACK: 4 })
  const lot = await lotOf(id, 'BACK')
  const cheap = await createProduct(database, { slug: 'back-short', price: 100, origin_price: 100 })
  await stock.changeTerms({ id: cheap, lots_followed: true })
  await stock.transferLot({ id: lot, product: cheap, quantity: 1 })
  const taken = await lotOf(cheap, 'BACK')
  const [one, other] = [await recall(lot), await recall(taken)]
  expect(one.id).not.toBe(other.id)
  expect(await recalls.end({ id: one.id, reason: '批號看錯' })).toEqual({ status: 'changed' })
  expect(await recalls.end({ id: one.id, reason: '批號看錯' })).toEqual({ status: 'same' })
  expect(await find(id)).toMatchObject({ free: 0, lots: [{ state: 'blocked', recalled: false }] })
  expect((await find(cheap)).lots).toMatchObject([{ state: 'blocked', recalled: true }])
  await stock.setLotState({ id: lot, state: 'open', reason: '沒有問題' })
  expect(await freeInShop(id)).toBe(3)
  const again = await recall(lot)
  expect(again.id, 'it can be recalled once more').not.toBe(one.id)
  const entries = await db.selectFrom('audit_entries').where('subject', '=', `product ${id}`).orderBy('id', 'desc').selectAll().execute()
  expect(entries.map(({ verb }) => verb)).toContain('end-recall')
  expect(entries.find(({ verb }) => verb === 'recall-lot')).toMatchObject({ reason: '原廠通知', after: { recall: again.id, lot: 'BACK' } })
})
