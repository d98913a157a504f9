import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Tx } from '#database/connect.ts'
import { findProductOf } from '#server/catalog/products/inbound/store.ts'
import { createMember, createOrder } from '#support/rows.ts'
import { openTestShop } from '#support/test-shop.ts'
import { findScanFacts } from './scan-store.ts'

const { database, shelf } = await openTestShop()
const code = '4719876201005'
await database.db.updateTable('products').set({ barcode: code }).where('id', '=', shelf.roseGel).execute()
const id = await createOrder(database, { user_id: await createMember(database), status: 'picking' })
const { hashed_id: number } = await database.db.selectFrom('orders').where('id', '=', id).select('hashed_id').executeTakeFirstOrThrow()

/** How many products were read to answer, where all are looked through only for want of an index. */
async function countReadBy(ask: (tx: Tx) => Promise<unknown>): Promise<number> {
  return database.transaction(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const before = await countRead(tx)
    await ask(tx)
    return (await countRead(tx)) - before
  })
}

async function countRead(tx: Tx): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = 'products'`.execute(tx)
  return rows[0]?.read ?? 0
}

test('what is read is counted: the products of a weight have no index', async () => {
  const { goods } = await database.db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('goods'))
    .executeTakeFirstOrThrow()
  expect(await countReadBy((tx) => tx.selectFrom('products').where('weight_g', '=', 100).select('name_zh').execute())).toBe(goods)
})

test('what a scanner has read is found along an index, be it packed or delivered', async () => {
  const facts = { number, deviceKey: 'here', seqs: [1], codes: [code], productIds: [] }
  // Once by its code, once by what was found.
  expect(await countReadBy((tx) => findScanFacts(tx, facts))).toBeLessThanOrEqual(2)
  expect(await countReadBy((tx) => findProductOf(tx, { id: 0, forms: [code] }))).toBe(1)
  expect(await findScanFacts(database.db, facts)).toMatchObject({ goods: [{ id: shelf.roseGel, barcode: code }] })
})
