import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { relieve, relieved } from './relieved.ts'
import { seedManyOrders } from './seed-many-orders.ts'

const testShop = await openTestShop()
const { shop, database } = testShop
const { db } = database
const count = 3000

/** Constraints, indexes and triggers, each as it is defined. */
async function whatKeepsTrue(): Promise<string[]> {
  const { rows } = await sql<{ kept: string }>`
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as kept from pg_constraint
      where connamespace = 'public'::regnamespace and conrelid <> 0
    union all select pg_get_indexdef(indexrelid) || case when attstattarget is null then '' else ' counted ' || attstattarget end
      from pg_index join pg_attribute on attrelid = indexrelid and attnum = 1
      where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    union all select pg_get_triggerdef(oid) || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    order by 1`.execute(db)
  return rows.map(({ kept }) => kept)
}

test(
  'a shop is filled with orders that stand in the office’s lists with goods, buyer and payment, are found by their words, and are kept true',
  { timeout: 120_000 },
  async () => {
    const before = await db.selectFrom('orders').select('id').execute()
    const kept = await whatKeepsTrue()
    await seedManyOrders(database, { count, now: shop.now() })
    expect(await whatKeepsTrue()).toEqual(kept)
    const orders = await db.selectFrom('orders').select(['id', 'hashed_id', 'status', 'sender_name']).execute()
    expect(orders).toHaveLength(before.length + count)
    expect(new Set(orders.map(({ status }) => status)).size).toBeGreaterThanOrEqual(6)
    const owner = await testOffice(testShop).as('owner')
    const { rows, total } = await owner.call.orders.list({})
    expect(total).toBe(before.length + count)
    for (const row of rows) expect(row).toMatchObject({ first_goods: expect.stringMatching(/./), payment_status: expect.any(String) })
    const some = orders.find(({ sender_name }) => sender_name.startsWith('陳')) ?? orders[0]
    const found = await owner.call.orders.list({ words: some?.hashed_id ?? '' })
    expect(found.rows.map(({ number }) => number)).toContain(some?.hashed_id)
    await expect(owner.call.orders.find({ number: some?.hashed_id ?? '' })).resolves.toMatchObject({ entries: expect.any(Array) })
  },
)

test('what a filling took away is put back when it fails, each by itself, and what a killed one took away before the next', async () => {
  const kept = await whatKeepsTrue()
  const failing = relieved(database, async () => {
    await db.insertInto('member_search').values({ user_id: 0, words: '' }).execute()
    throw new Error('the line is lost')
  })
  await expect(failing).rejects.toThrow(/the line is lost\n.*member_search_user_id_fkey/)
  expect(kept.filter((each) => !each.startsWith('member_search member_search_user_id_fkey'))).toEqual(await whatKeepsTrue())
  await db.deleteFrom('member_search').where('user_id', '=', 0).execute()
  await expect(seedManyOrders(database, { count: 1, now: shop.now() })).rejects.toThrow('many orders')
  expect(await whatKeepsTrue()).toEqual(kept)
  await relieve(database)
  expect(await whatKeepsTrue()).not.toEqual(kept)
  await expect(seedManyOrders(database, { count: 1, now: shop.now() })).rejects.toThrow('many orders')
  expect(await whatKeepsTrue()).toEqual(kept)
})

test('a shop that has many orders is not filled again', async () => {
  await expect(seedManyOrders(database, { count: 1, now: shop.now() })).rejects.toThrow('many orders')
})
