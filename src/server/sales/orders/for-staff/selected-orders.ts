import { sql, type Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tables } from '#database/tables.ts'

type Db = Kysely<Tables>

/** The running numbers of orders by their numbers, in the same order; of what is no order none. */
export async function findNumbered(db: Db, numbers: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .where('hashed_id', '=', anyOf(numbers, 'text'))
    .where('parent_id', 'is', null)
    .select(['id', 'hashed_id'])
    .execute()
  const idOf = new Map(rows.map(({ id, hashed_id }) => [hashed_id, id]))
  return numbers.flatMap((number) => idOf.get(number) ?? [])
}

export async function sumTotals(db: Db, ids: readonly number[]): Promise<number> {
  const { total } = await db
    .selectFrom('orders')
    .where('id', '=', anyOf(ids))
    .select(sql<number>`coalesce(sum(grand_total), 0)::bigint`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** What a move with many needs to know of each: its parcels, whether it is held, and whether somebody owes an answer about its payment. */
export async function listToMove(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('orders')
    .where((eb) => eb.or([eb('id', '=', anyOf(ids)), eb('parent_id', '=', anyOf(ids))]))
    .orderBy('id')
    .select(['id', 'parent_id', 'hashed_id', 'status', 'held_at', 'grand_total'])
    .select((eb) => [
      eb
        .selectFrom('order_lines')
        .whereRef('order_lines.order_id', '=', 'orders.id')
        .select(sql<number>`coalesce(sum(quantity), 0)::int`.as('units'))
        .as('units'),
      eb
        .selectFrom('payments')
        .whereRef('payments.order_id', '=', 'orders.id')
        .where('payments.status', 'in', ['created', 'waiting'])
        .where('payments.provider', '<>', 'courier')
        .select(({ fn }) => fn.max('payments.id').as('id'))
        .as('open_payment'),
    ])
    .execute()
  const wholes = rows.filter(({ parent_id }) => parent_id === null)
  return wholes.map((whole) => {
    const parcels = rows
      .filter(({ id, parent_id }) => id === whole.id || parent_id === whole.id)
      .map(({ hashed_id: number, status, units }) => ({ number, status, units: units ?? 0 }))
    return {
      id: whole.id,
      number: whole.hashed_id,
      parcels,
      isHeld: whole.held_at !== null,
      hasOpenPayment: whole.open_payment !== null,
      openPayment: whole.open_payment,
      hasInvoiceToCome: whole.grand_total > 0 && parcels.every(({ status }) => status === 'confirmed'),
    }
  })
}
