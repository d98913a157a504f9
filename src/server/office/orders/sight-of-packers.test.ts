import { expect, test } from 'vitest'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { shop, database, shelf, signIn } = testShop
const { db } = database
const office = testOffice(testShop)
const hao = await signIn('hao')
const hours = (ago: number) => new Date(shop.now().getTime() - ago * 3_600_000)

async function buy(): Promise<string> {
  const lines = await fillCart(hao, { [shelf.roseGel]: 2 })
  const order = await orderBody(testShop, { payway: 'when_received', cart_item_ids: lines })
  return (await place(hao, { order })).order_hashed_id
}

test('ACC-36 whoever packs sees people only of orders in a wave, in picking, and for three days after they went; of others number and state; and never amounts but the cash to collect', async () => {
  const packer = await office.as('packer')
  const number = await buy()
  const rowOf = async () => (await packer.call.orders.list({})).rows.find((row) => row.number === number)
  const nobody = { sender: null, recipient: null, destination: null, units: 0, first_goods: '', pictures: [] }
  expect(await rowOf()).toMatchObject({ status: 'confirmed', total: null, payment: null, payment_status: null, ...nobody })
  const hidden = await packer.call.orders.find({ number })
  expect(hidden).toMatchObject({
    member: null,
    attempts: null,
    order: { contact: null, sender: { name: '', phone: '' }, grand_total: 1010, items_total: 0, order_details: [] },
  })
  expect(JSON.stringify(hidden)).not.toMatch(/陳|文興路|0922/)
  const { id } = await packer.call.waves.create({ carrier: 'tcat', temperature: 'normal', numbers: [number] })
  expect(await rowOf()).toMatchObject({ status: 'confirmed', recipient: '陳媽媽', units: 2, total: null })
  expect((await packer.call.orders.find({ number })).order).toMatchObject({ contact: { name: '陳媽媽' }, items_total: 0 })
  await packer.call.waves.drop({ id: id ?? 0 })
  expect(await rowOf()).toMatchObject(nobody)

  await packer.call.orders.startPicking({ number })
  expect(await rowOf()).toMatchObject({ recipient: '陳媽媽', destination: '新竹縣竹北市', total: null })
  expect((await packer.call.orders.find({ number })).order.contact).toMatchObject({ name: '陳媽媽' })
  await packer.call.orders.handOver({ number, tracking: 'T-1000' })
  expect(await rowOf()).toMatchObject({ recipient: '陳媽媽' })
  await db
    .updateTable('orders')
    .set({ shipped_at: hours(71) })
    .where('hashed_id', '=', number)
    .execute()
  expect(await rowOf()).toMatchObject({ recipient: '陳媽媽' })
  await db
    .updateTable('orders')
    .set({ shipped_at: hours(72) })
    .where('hashed_id', '=', number)
    .execute()
  expect(await rowOf()).toMatchObject(nobody)
})
