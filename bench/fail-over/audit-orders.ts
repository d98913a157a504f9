import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { auditMoney } from '#server/money/payments/audit-money.ts'
import { sandboxKeys } from '../../sandbox/keys.ts'
import { points } from '../../tests/faults/buyers.ts'
import type { Customer } from './create-customers.ts'
import type { Press } from './start-buying.ts'

export type Audited = { acknowledged: number; lost: string[]; twice: number; complaints: string[] }

type Books = { database: Database; cardCompany: string; presses: readonly Press[] }

/** Holds what customers were told against the books of the shop and of the card company. */
export async function auditOrders({ database, cardCompany, presses }: Books): Promise<Audited> {
  const customers = new Map(presses.map(({ customer }) => [customer.memberId, customer]))
  await untilSettled(database)
  const orders = await listOrders(database, [...customers.keys()])
  const known = new Set(orders.map(({ hashed_id }) => hashed_id))
  const acknowledged = presses.flatMap(({ order }) => order ?? [])
  const ordersOf = Map.groupBy(orders, ({ user_id }) => user_id)
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((order) => !known.has(order)),
    twice: [...ordersOf.values()].filter(({ length }) => length > 1).length,
    complaints: [
      ...(await auditMoney({ database })).map(({ order, says }) => `the money of ${order}: ${says}`),
      ...(await findWrongLedgers(database)),
      ...orders.flatMap((order) => complaintsAbout(order, customers.get(order.user_id))),
      ...(await findWrongCharges({ cardCompany, orders })),
    ],
  }
}

type OrderInBooks = Awaited<ReturnType<typeof listOrders>>[number]

/** Whatever an attempt left open is asked about by the shop itself. */
async function untilSettled({ db }: Database): Promise<void> {
  const until = performance.now() + 180_000
  while (performance.now() < until) {
    const { rows } = await sql<{
      open: number
    }>`select count(*)::int as open from orders where status not in ('confirmed', 'cancel')`.execute(db)
    if (rows[0]?.open === 0) return
    await pause(1000)
  }
}

async function listOrders({ db }: Database, memberIds: readonly number[]) {
  return db
    .selectFrom('orders')
    .where(sql<boolean>`user_id = any(${memberIds})`)
    .select(['user_id', 'hashed_id', 'status', 'payment', 'grand_total'])
    .select([
      sql<number>`(select coalesce(sum(amount - refunded_amount), 0)::int from payments where order_id = orders.id and status = 'paid')`.as(
        'received',
      ),
      sql<number>`(select balance from point_accounts where user_id = orders.user_id)`.as('balance'),
    ])
    .execute()
}

function complaintsAbout({ hashed_id, status, payment, grand_total, received, balance }: OrderInBooks, customer?: Customer): string[] {
  return [
    ...(status === 'confirmed' ? [] : [`${hashed_id} is ${status}`]),
    ...(payment === 'when_received' || received === grand_total ? [] : [`${hashed_id} has brought ${received} of ${grand_total}`]),
    ...(balance === points.had - points.mug ? [] : [`the buyer ${customer?.memberId} of ${hashed_id} has ${balance} points`]),
  ]
}

/** Stock is the sum of its movements, what is reserved that of its reservations, and points that of what is left of them. */
async function findWrongLedgers({ db }: Database): Promise<string[]> {
  const { rows } = await sql<{ says: string }>`
    select format('the stock of product %s', id) as says from products
    where stock <> (select coalesce(sum(delta), 0) from stock_movements where product_id = products.id)
       or reserved <> (select coalesce(sum(quantity), 0) from stock_reservations where product_id = products.id and state = 'held')
    union all
    select format('the points of member %s', user_id) from point_accounts
    where balance <> (select coalesce(sum(remaining), 0) from point_lots where user_id = point_accounts.user_id)`.execute(db)
  return rows.map(({ says }) => says)
}

/** Of each order by card the company has taken its money once. */
async function findWrongCharges({ cardCompany, orders }: { cardCompany: string; orders: readonly OrderInBooks[] }): Promise<string[]> {
  const complaints: string[] = []
  for (const { hashed_id, payment } of orders) {
    if (payment === 'when_received') continue
    const reply = await fetch(`${cardCompany}/tpc/transaction/query`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': sandboxKeys.tappay.partnerKey },
      body: JSON.stringify({
        partner_key: sandboxKeys.tappay.partnerKey,
        filters: { order_number: hashed_id },
        records_per_page: 200,
        page: 0,
      }),
    })
    const { trade_records: records = [] } = (await reply.json()) as { trade_records?: { record_status: number }[] }
    // Money that has come, and has not gone back.
    const paid = records.filter(({ record_status: status }) => status === 0 || status === 1).length
    if (paid !== 1) complaints.push(`${hashed_id} was charged ${paid} times`)
  }
  return complaints
}
