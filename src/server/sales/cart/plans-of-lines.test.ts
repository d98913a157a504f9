import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { openTestShop } from '#support/test-shop.ts'
import { listCartRows, listOrderableRows } from './store.ts'

const { database, shelf, shop, signIn } = await openTestShop()
// Behind a pooler statements have no names, and no plans that are kept.
const direct = openDatabase({ url: database.directUrl, poolSize: 1 })
afterAll(() => direct.close())

/** PostgreSQL decides after five calls. */
const calls = 12

test('the lines of a cart are planned once for a connection, also those of a member of whom nothing is known', async () => {
  // Full carts: of a member whom it does not know PostgreSQL expects less, and so to gain by planning anew.
  for (const person of ['hao', 'mei'] as const) await signIn(person)
  await sql`insert into cart_items (user_id, product_id, quantity, origin)
    select users.id, products.id, 1, 'buyer' from users cross join products`.execute(database.db)
  await sql`analyze cart_items`.execute(database.db)
  const memberId = await newcomer()
  const { id: lineId } = await database.db
    .insertInto('cart_items')
    .values({ user_id: memberId, product_id: shelf.roseGel, quantity: 1, origin: 'buyer' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const asked = { memberId, now: shop.now(), language: 'zh' as const }
  const plans = await direct.transaction(async (tx) => {
    for (let call = 0; call < calls; call++) {
      await listCartRows(tx, asked)
      await listOrderableRows(tx, { ...asked, lineIds: [lineId] })
    }
    const { rows } = await sql<{ once: number; anew: number }>`select generic_plans::int as once, custom_plans::int as anew
      from pg_prepared_statements where statement like '%from "cart_items"%' and statement like '%"bundle_entries"%'
        and generic_plans + custom_plans = ${calls}`.execute(tx)
    return rows
  })
  expect(plans).toHaveLength(2)
  for (const { once, anew } of plans) expect({ once, anew }).toEqual({ once: calls - 5, anew: 5 })
})

async function newcomer(): Promise<number> {
  const { id } = await database.db
    .insertInto('users')
    .values({ uid: 'newcomer', name: '新客', birthday: '1990-01-01' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
