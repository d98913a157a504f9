import { expect, test } from 'vitest'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { shelf, signIn, sandbox } = testShop
const owner = await testOffice(testShop).as('owner')
const hao = await signIn('hao')

async function buy(): Promise<string> {
  const lines = await fillCart(hao, { [shelf.roseGel]: 2 })
  const order = await orderBody(testShop, { payway: 'when_received', cart_item_ids: lines })
  return (await place(hao, { order })).order_hashed_id
}

test('a person asks the courier: the order goes to where its parcel is; what he never had cannot be asked about', async () => {
  const number = await buy()
  await expect(owner.call.orders.askCourier({ number })).rejects.toMatchObject({ status: 'no_such_move', details: { now: 'confirmed' } })
  await expect(owner.call.orders.askCourier({ number: 'NOSUCHORDER2' })).rejects.toMatchObject({ status: 'invalid_order_number' })
  await owner.call.orders.startPicking({ number })
  await owner.call.parcels.book({ number })
  await owner.call.orders.handOver({ number })
  expect(await owner.call.orders.askCourier({ number }), 'still on its way').toEqual({ status: 'delivering' })
  expect((await owner.call.orders.find({ number })).moves[number]).toEqual(['delivered', 'ask_courier'])
  await fetch(`${sandbox.addresses.logistics}/parcels/advance`, {
    method: 'POST',
    body: new URLSearchParams({ reference: number, code: '3003' }),
    redirect: 'manual',
  })
  expect(await owner.call.orders.askCourier({ number })).toEqual({ status: 'finished' })
  await expect(owner.call.orders.askCourier({ number })).rejects.toMatchObject({ status: 'no_such_move', details: { now: 'finished' } })
  const byHand = await buy()
  await owner.call.orders.startPicking({ number: byHand })
  await owner.call.orders.handOver({ number: byHand, tracking: '90817263' })
  expect((await owner.call.orders.find({ number: byHand })).moves[byHand]).toEqual(['delivered'])
  await expect(owner.call.orders.askCourier({ number: byHand })).rejects.toMatchObject({ status: 'no_such_move' })
})
