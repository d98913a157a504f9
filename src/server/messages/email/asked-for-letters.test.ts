import { subscribe } from 'node:diagnostics_channel'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { statementRun, type RunStatement } from '#database/watched.ts'
import { createMember, createOrder } from '#support/rows.ts'
import { openTestShop } from '#support/test-shop.ts'
import { findOrderToEmail } from './store.ts'

const { database } = await openTestShop()

const asked: string[] = []
subscribe(statementRun.name, (told) => asked.push((told as RunStatement).text))
// One that tells of its statements: it is opened once somebody listens.
const told = openDatabase({ url: database.directUrl, poolSize: 1 })
afterAll(() => told.close())

test('what a letter about an order tells is two questions, and one more of an order that was edited', async () => {
  const id = await createOrder(database, { user_id: await createMember(database, { email: 'mei@example.com' }) })
  asked.length = 0
  expect(await findOrderToEmail(told.db, id)).toMatchObject({ email: 'mei@example.com', edit: undefined, short: null, notSent: [] })
  expect(asked).toHaveLength(2)
  await database.db
    .insertInto('order_edits')
    .values({ order_id: id, changed: JSON.stringify({ name: { from: '王', to: '林' } }), actor: 'buyer' })
    .execute()
  asked.length = 0
  expect((await findOrderToEmail(told.db, id))?.edit).toMatchObject({ changed: { name: { from: '王', to: '林' } } })
  expect(asked).toHaveLength(3)
})
