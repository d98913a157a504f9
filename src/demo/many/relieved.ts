import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'

/** What a filling with orders writes to. */
export const filled = [
  'users',
  'point_accounts',
  'member_search',
  'orders',
  'order_search',
  'order_lines',
  'order_events',
  'payments',
  'refunds',
  'invoices',
  'shipments',
  'shipment_orders',
] as const
/** By these the database itself looks things up while it is filled. */
const needed = ['orders_of_user', 'order_lines_order', 'payments_order', 'invoices_order', 'shipment_orders_order'] as const
/** What these note with each row is written by sets, once the rows are whole. */
const noting = ['keep_member_search', 'note_order_search', 'keep_order_search', 'note_order_of_shipment'] as const

/** While a shop is filled: what is taken away, and how it is put back. */
const takenAway = sql.id('filling', 'relieved_of')

/**
 * Fills the tables of orders relieved of what the database does for each row and does many times faster for all of them at once: it grows
 * indexes, looks up what a row refers to, and notes by what it is found. All of it is put back at the end, also when the filling fails, and
 * the references are proven then. Of a filling that was killed, `putBack` puts it back. Nobody uses the shop meanwhile: what is written without
 * being noted is not found.
 */
export async function relieved(database: Database, fill: () => Promise<void>): Promise<void> {
  await relieve(database)
  const faults: unknown[] = []
  for (const step of [fill, () => putBack(database)]) await step().catch((error: unknown) => faults.push(error))
  throwAll(faults)
}

function throwAll(faults: readonly unknown[]): void {
  if (faults.length > 1) throw new AggregateError(faults, faults.map(String).join('\n'))
  if (faults.length === 1) throw faults[0]
}

/** Takes it away and writes down how it was, both or neither. */
export async function relieve(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await sql`create schema filling`.execute(tx)
    await sql`create table ${takenAway} as
      select kept.*, row_number() over (order by step) as place from (
        select 1 as step, format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as taken,
            format('alter table %s enable trigger %I', tgrelid::regclass, tgname) as back
          from pg_trigger where tgname = any(${noting}) and tgrelid::regclass::text = any(${filled})
        union all select 2, format('alter table %s drop constraint %I', conrelid::regclass, conname),
            format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
          from pg_constraint where contype = 'f' and conrelid::regclass::text = any(${filled})
        union all select 3, format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
          from pg_index
          where not indisunique and indrelid::regclass::text = any(${filled}) and indexrelid::regclass::text <> all(${needed})
        union all select 4, null, format('alter index %s alter column 1 set statistics %s', attrelid::regclass, attstattarget)
          from pg_attribute join pg_index on indexrelid = attrelid and attnum = 1 and attstattarget >= 0
          where indrelid::regclass::text = any(${filled}) and indexrelid::regclass::text <> all(${needed})
      ) as kept`.execute(tx)
    const { rows } = await sql<{ taken: string }>`select taken from ${takenAway} where taken is not null order by place`.execute(tx)
    for (const { taken } of rows) await sql.raw(taken).execute(tx)
  })
}

/** Puts back, each by itself, what a filling took away and did not put back. */
export async function putBack(database: Database): Promise<void> {
  const { rows: schemas } = await sql`select from pg_namespace where nspname = 'filling'`.execute(database.db)
  if (schemas.length === 0) return
  const { rows } = await sql<{ place: string; back: string }>`select place, back from ${takenAway} order by place`.execute(database.db)
  const faults: unknown[] = []
  for (const { place, back } of rows) {
    await database
      .transaction(async (tx) => {
        // Of the words of a million orders an index is written once what lies in memory is full: with the usual 64 MB that is a dozen times.
        await sql`set local maintenance_work_mem = '512MB'`.execute(tx)
        await sql.raw(back).execute(tx)
        await sql`delete from ${takenAway} where place = ${place}`.execute(tx)
      })
      .catch((error: unknown) => faults.push(error))
  }
  throwAll(faults)
  await sql`drop schema filling cascade`.execute(database.db)
}
