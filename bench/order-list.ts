import { sql } from 'kysely'
import type { BenchShop } from './bench-shop.ts'
import type { Figure } from './figures.ts'
import { createMembers, type BenchMember } from './members.ts'
import { pressAsMembers } from './press-members.ts'
import { repeat } from './repeat.ts'

const rounds = 5
const calls = 200
const manyOrders = 10_000

/** Reading the orders of a member who has ten thousand of them: the first page, the last, a search, and one order. */
export async function measureOrders(shop: BenchShop): Promise<Figure[]> {
  const [member] = await createMembers(shop, 1)
  if (!member) throw new Error('There is no member to measure with.')
  const number = await fillOrders(shop, member)
  const reads = [
    { what: 'orders of a member with 10,000: p95', path: '/api/v2/user/orders/all', atMost: 30 },
    { what: 'orders of a member with 10,000, last page: p95', path: `/api/v2/user/orders/all?page=${manyOrders / 10}` },
    { what: 'search in 10,000 orders of a member: p95', path: `/api/v2/user/orders?query=${number.slice(0, 8)}` },
    { what: 'one order: p95', path: `/api/v2/user/orders/${number}`, atMost: 20 },
  ]
  const figures: Figure[] = []
  for (const { path, ...figure } of reads)
    figures.push({ ...figure, rounds: await repeat(rounds, () => read(shop, { member, path })), unit: 'ms' })
  return figures
}

async function read(shop: BenchShop, { member, path }: { member: BenchMember; path: string }): Promise<number> {
  const { milliseconds } = await pressAsMembers({ address: shop.address + path, calls, clients: [member.headers] })
  return milliseconds.p95
}

/** One order an hour, with two lines each. Answers the number of the newest. */
async function fillOrders({ database: { db } }: BenchShop, { id }: BenchMember): Promise<string> {
  await sql`insert into orders (hashed_id, user_id, status, items_total, delivery_fee, grand_total, payment, shipping_method, sender_name, sender_phone, contact, invoice, placed_at)
    select translate(lpad(n::text, 12, '0'), '0123456789', 'ABCDEFGHIJ'), ${id}, case when n % 7 = 0 then 'cancel' else 'finished' end, 780, 200, 980, 'credit_cards', 'black_cat', '陳浩', '+886922110334',
      '{"name":"陳浩","phone":"0922110334","county":"新竹縣","district":"竹北市","zip_code":"302","address":"文興路一段 168 號"}', '{"carrier_type":"member_carrier"}', now() - make_interval(hours => n::int)
    from generate_series(1, ${manyOrders}) as n`.execute(db)
  await sql`insert into order_lines (order_id, product_id, item_type, quantity, price, sub_total, snapshot)
    select orders.id, goods.id, 'normal', 1, 390, 390, json_build_object('slug', goods.slug, 'name', json_build_object('zh', goods.name_zh, 'en', goods.name_en), 'preview', goods.preview,
      'members_only', false, 'exclusive', false, 'shopping_point_price', null, 'optional_bundles_max_quantity', 0, 'split_stocks', '[]'::json)
    from orders, (select * from products order by id limit 2) as goods where orders.user_id = ${id}`.execute(db)
  await sql`analyze orders, order_lines`.execute(db)
  const { hashed_id } = await db
    .selectFrom('orders')
    .where('user_id', '=', id)
    .orderBy('placed_at', 'desc')
    .limit(1)
    .select('hashed_id')
    .executeTakeFirstOrThrow()
  return hashed_id
}
