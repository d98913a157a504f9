import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { checkStock } from '#server/catalog/products/stock/check-stock.ts'
import { auditMoney } from '#server/money/payments/audit-money.ts'

export type Books = { complaints: string[]; /** Of what there is, to compare with what was. */ orders: number; newest: Date | null }

/** The money of every order, the stock of every product and the points of every member, each held against what it is the sum of. */
export async function checkBooks(database: Database): Promise<Books> {
  const money = (await auditMoney({ database })).map(({ order, says }) => `The money of ${order}: ${says}`)
  const stock = await checkStock({ database }).then(
    () => [],
    (error: Error) => [error.message],
  )
  const points = (await findWrongAccounts(database)).map((id) => `The points of member ${id} are not what their entries come to.`)
  const { rows } = await sql<{ orders: number; newest: Date | null }>`
    select (select count(*)::int from orders) as orders, (select max(created_at) from order_events) as newest`.execute(database.db)
  return { complaints: [...money, ...stock, ...points], orders: rows[0]?.orders ?? 0, newest: rows[0]?.newest ?? null }
}

/** Members of whom a lot of points has more or less left than was not taken out of it. */
async function findWrongAccounts(database: Database): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select distinct lot.user_id from point_lots as lot
    where lot.remaining <> lot.points - (select coalesce(sum(points), 0) from point_lot_uses where lot_id = lot.id)`.execute(database.db)
  return rows.map(({ user_id }) => user_id)
}
