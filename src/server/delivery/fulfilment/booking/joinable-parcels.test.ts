import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fillCart, orderBody, place, type OrderWish } from '#support/test-order.ts'
import { testOffice } from '#support/test-office.ts'
import { createProduct } from '#support/rows.ts'
import { openTestShop } from '#support/test-shop.ts'
import { startPicking } from '../start-picking.ts'

// With which others a parcel could travel, as its page in the office offers them.

const testShop = await openTestShop()
const { shop, database, signIn } = testShop
const { db } = database
const office = testOffice(testShop)
const owner = await office.as('owner')
const by = 'Ana'
const cup = await createProduct(database, { slug: 'cup', price: 300, origin_price: 300, stock: 500 })
await db
  .insertInto('stores')
  .values({ store_id: '131386', store_name: '永康', county: '臺北市', city: '大安區', road: '永康街', address: '永康街 1 號' })
  .onConflict((same) => same.doNothing())
  .execute()
const toStore: OrderWish = { shipping_method: 'seven', store_id: '131386', contact_attributes: { name: '陳媽媽', phone: '0922110334' } }

test('DSK-30 a parcel tells with which it could travel, joins, gives the needless fee back by an ordinary refund, and comes apart', async () => {
  const mei = await signIn('mei', { language: 'en' })
  const order = async (wish: OrderWish, isPacked = true) => {
    const lines = await fillCart(mei, { [cup]: 1 })
    const { order_hashed_id: number } = await place(mei, { order: await orderBody(testShop, { ...wish, cart_item_ids: lines }) })
    if (isPacked) await startPicking(shop, { number, by })
    return number
  }
  const [one, other] = [await order({}), await order({}, false)]
  await order({
    contact_attributes: { name: '別人', phone: '0922110334', county: '新竹縣', district: '竹北市', address: '文興路 1 號' },
  })
  await order(toStore)
  const look = (number: string) => owner.call.parcels.joinable({ number })
  expect(await look(one)).toEqual({
    joined: [],
    can_part: false,
    joinable: [{ number: other, placed_at: expect.any(String), status: 'confirmed', units: 1 }],
    needless_fees: [],
  })
  await owner.call.parcels.join({ numbers: [one, other] })
  const fee = { number: other, amount: 200, language: 'en', open: false }
  expect(await look(one)).toEqual({ joined: [other], can_part: true, joinable: [], needless_fees: [fee] })
  await startPicking(shop, { number: other, by })
  expect(await look(other)).toMatchObject({ joined: [one], needless_fees: [{ ...fee, open: true }] })
  const packer = await office.as('packer')
  expect((await packer.call.parcels.joinable({ number: one })).needless_fees, 'packers see no amounts').toBeNull()
  const wish = { number: other, lines: [], fees: { delivery: 200, handling: 0 }, total: 200 }
  const care = await office.as('care')
  expect(await care.call.money.refund({ ...wish, reason: 'other', words: 'Sent together' })).toMatchObject({
    status: 'refunded',
    amount: 200,
  })
  expect(await look(one), 'a fee goes back once, and the box is paid by the other').toMatchObject({ needless_fees: [] })
  await expect(care.call.money.refund({ ...wish, reason: 'other', words: 'Again' })).rejects.toMatchObject({ status: 'wrong_amount' })
  await owner.call.parcels.part({ number: one })
  expect(await look(other)).toMatchObject({ joined: [], joinable: [{ number: one }] })
  await owner.call.parcels.join({ numbers: [one, other] })
  await owner.call.parcels.book({ number: one })
  expect(await look(one)).toMatchObject({ joined: [other], can_part: false, joinable: [] })
  await expect(owner.call.parcels.part({ number: other })).rejects.toMatchObject({ status: 'label_booked' })
  await expect(look('NOSUCHORDER2')).rejects.toMatchObject({ status: 'invalid_order_number' })
})

test('DSK-30 what goes to the same door is offered however much else of the buyer waits', async () => {
  const hao = await signIn('hao', { language: 'en' })
  const buy = async () => {
    const lines = await fillCart(hao, { [cup]: 1 })
    return (await place(hao, { order: await orderBody(testShop, { cart_item_ids: lines }) })).order_hashed_id
  }
  const one = await buy()
  await sql`insert into orders overriding system value select copy.* from generate_series(1, 60) as place,
    (select to_jsonb(orders) as values from orders where hashed_id = ${one}) as model,
    lateral jsonb_populate_record(null::orders, model.values || jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('orders', 'id')), 'hashed_id', translate(upper(substr(md5('elsewhere' || place), 1, 12)), '01', 'GH'),
      'contact', model.values -> 'contact' || '{"name": "別人"}')) as copy`.execute(db)
  const other = await buy()
  expect((await owner.call.parcels.joinable({ number: other })).joinable).toContainEqual(expect.objectContaining({ number: one }))
  expect((await owner.call.parcels.joinable({ number: one })).joinable).toContainEqual(expect.objectContaining({ number: other }))
})
