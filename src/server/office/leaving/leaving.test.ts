import { expect, test } from 'vitest'
import { createMember, createOrder } from '#support/rows.ts'
import { hire } from '#support/staff.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

// Somebody leaves: what they have in hand goes to somebody else.

const testShop = await openTestShop()
const { shop, database } = testShop
const office = testOffice(testShop)
const owner = await office.as('owner')
const { call } = owner

async function orderOf(staffId: number, status: 'confirmed' | 'finished' = 'confirmed'): Promise<string> {
  const id = await createOrder(database, { user_id: await createMember(database), status })
  const row = await database.db
    .updateTable('orders')
    .set({ assigned_to: staffId })
    .where('id', '=', id)
    .returning('hashed_id')
    .executeTakeFirstOrThrow()
  return row.hashed_id
}

test('ACC-35 who leaves is suspended and never deleted: sessions end, the name stays, keys and assigned orders are listed and handed over', async () => {
  const ann = await hire(shop, { email: 'ann@meihao.example', roles: ['owner'] })
  const ben = await hire(shop, { email: 'ben@meihao.example', roles: ['care'] })
  const at = await office.letIn(ann)
  await at.call.keys.create({ name: 'ERP', scopes: ['orders.view'], days: 90, networks: [] })
  const numbers = [await orderOf(ann.id), await orderOf(ann.id)]
  await orderOf(ann.id, 'finished')
  const boss = await office.as('owner')
  await boss.call.staff.suspend({ id: ann.id })
  await expect(at.call.me.find({})).rejects.toMatchObject({ status: 'authentication_error' })
  expect((await boss.call.staff.list({})).people.find(({ id }) => id === ann.id)).toMatchObject({ name: '王小明', suspended: true })
  const inHand = await boss.call.leaving.find({ id: ann.id })
  expect(inHand.keys).toMatchObject([{ name: 'ERP' }])
  expect(inHand.orders.toSorted()).toEqual(numbers.toSorted())
  expect(await boss.call.leaving.handOver({ id: ann.id, to: ben.id })).toEqual({ orders: 2 })
  expect(await boss.call.leaving.handOver({ id: ann.id, to: ben.id }), 'told twice').toEqual({ orders: 0 })
  expect((await boss.call.leaving.find({ id: ann.id })).orders).toEqual([])
  expect((await boss.call.leaving.find({ id: ben.id })).orders.toSorted()).toEqual(numbers.toSorted())
  for (const to of [ann.id, 999_999])
    await expect(boss.call.leaving.handOver({ id: ben.id, to })).rejects.toMatchObject({ status: 'not_found' })
  await expect(database.db.deleteFrom('staff').where('id', '=', ann.id).execute()).rejects.toThrow(/foreign key/)
})

test('only who may change people sees what somebody has in hand', async () => {
  await expect(call.leaving.find({ id: 999_999 })).rejects.toMatchObject({ status: 'not_found' })
  const manager = await office.as('manager')
  await expect(manager.call.leaving.find({ id: owner.me.id })).rejects.toMatchObject({ status: 'permission_denied' })
})
