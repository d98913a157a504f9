import { expect, test } from 'vitest'
import { straightIn, trespassersIn, unreadableIn } from './owners.ts'

const known = { orders: { owner: 'sales/orders', readers: { 'messages/email': 'reasons' } }, users: { owner: 'people' } }

const email = { path: 'src/server/messages/email/store.ts', text: "db.selectFrom('orders as whole')" }
const complaintsAbout = (path: string, text: string) => trespassersIn([email, { path, text }], known)

test.each([
  ["tx.updateTable('orders').set({})", 'writes orders'],
  ["tx.insertInto('orders').values({})", 'writes orders'],
  ["db.with('gone', (with_) => with_.deleteFrom('orders'))", 'writes orders'],
  ['sql`update orders set status = ${status}`', 'writes orders'],
  ['sql<Row>`insert into orders (id) values (1)`', 'writes orders'],
  ["pool.query('update orders set status = $1', [status])", 'writes orders'],
  ["sql`delete from ${sql.table('orders')}`", 'writes orders'],
  ['sql`truncate orders`', 'writes orders'],
  ['client.query(`delete from orders where id = $1`, [id])', 'writes orders'],
  ["db.selectFrom('orders')", 'reads orders'],
  ["db.selectFrom(['users', 'orders'])", 'reads orders'],
  ["db.selectFrom('carts').leftJoin('orders as part', 'part.id', 'carts.id')", 'reads orders'],
  ["selectFrom('orders').select('id')", 'reads orders'],
  ['sql`(select count(*) from orders where user_id = ${memberId})`', 'reads orders'],
  ['sql`select 1 from public.orders`', 'reads orders'],
  ['sql`select 1 from carts as cart, orders`', 'reads orders'],
  ["sql.raw('select 1 from orders')", 'reads orders'],
  ["db.selectFrom('public.orders')", 'reads orders'],
])('%s in a room that does not own them is refused', (text, said) => {
  const foreign = complaintsAbout('src/server/people/levels/store.ts', text)
  expect(foreign).toEqual([expect.stringMatching(new RegExp(`^src/server/people/levels/store\\.ts:1 ${said}, which sales/orders owns`))])
  expect(complaintsAbout('src/server/sales/orders/store.ts', text.replace("'users', ", ''))).toEqual([])
})

test('a group owns for all its rooms, and who may read may not write', () => {
  expect(complaintsAbout('src/server/people/levels/store.ts', "tx.updateTable('users')")).toEqual([])
  expect(complaintsAbout('src/server/messages/email/remind.ts', "tx.updateTable('orders')")).toEqual([
    expect.stringContaining('writes orders'),
  ])
})

test('a reader that reads no more is no reader', () => {
  expect(trespassersIn([], known)).toEqual(['src/database/owners.ts says that messages/email reads orders, and it does not'])
})

test.each([
  'sql`delete from ${sql.table(table)}`',
  "db.selectFrom(db.dynamic.table(name).as('one'))",
  'tx.deleteFrom(table)',
  'db.selectFrom(table)',
  "db.selectFrom('carts').innerJoin(isWhole ? 'orders' : 'parts', 'id', 'order_id')",
])('%s hides whose table it is, and is refused', (text) => {
  const source = { path: 'src/server/people/privacy/store.ts', text }
  expect(unreadableIn([source])).toEqual([expect.stringContaining('store.ts:1 names a table by a value')])
})

test('a room that joins what the owner of a table publishes reads no foreign table', () => {
  const text = "db.selectFrom('shipments').innerJoin(orderNumbers().as('orders'), 'orders.id', 'shipments.order_id')"
  expect(complaintsAbout('src/server/delivery/shipments/store.ts', text)).toEqual([])
  expect(unreadableIn([{ path: 'src/server/delivery/shipments/store.ts', text }])).toEqual([])
})

test('a room that names its tables hides nothing', () => {
  expect(unreadableIn([email])).toEqual([])
})

test('the demo shop writes straight what a reason stands for, and nothing else', () => {
  const goods = {
    path: 'src/demo/goods/seed-goods.ts',
    text: "tx.insertInto('orders').values({}); sql`update products set slug = ${slug}`; db.selectFrom('tags')",
  }
  expect(straightIn([goods], { orders: 'a reason', products: 'another' })).toEqual([])
  expect(straightIn([goods], { orders: 'a reason' })).toEqual([
    expect.stringMatching(/^src\/demo\/goods\/seed-goods\.ts:1 writes products straight: call the verb/),
  ])
  expect(straightIn([], { orders: 'a reason' })).toEqual([
    'src/database/owners.ts says that the demo shop writes orders straight, and it does not',
  ])
})
