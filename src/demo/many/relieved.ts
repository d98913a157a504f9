import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'

const filled = [
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

/** What the database notes with each row of these is written by sets, once the rows are whole. */
const notedWithRows = [
  ['users', 'keep_member_search'],
  ['orders', 'note_order_search'],
  ['payments', 'keep_order_search'],
  ['invoices', 'keep_order_search'],
  ['shipments', 'note_order_of_shipment'],
] as const

/**
 * Fills the tables of orders relieved of what the database does for each row and does many times faster for all of them at once: it grows
 * indexes, looks up what a row refers to, and notes by what it is found. All of it stands again at the end, also when the filling fails, and
 * the references are proven then.
 */
export async function relieved(database: Database, fill: () => Promise<void>): Promise<void> {
  await withoutIndexes(database, () => withoutReferences(database, () => withoutNotes(database, fill)))
}

/** Those that keep a promise stay. */
async function withoutIndexes({ db }: Database, fill: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select index.relname as name, pg_get_indexdef(index.oid) as definition from pg_index
      join pg_class as index on index.oid = indexrelid join pg_class as kept on kept.oid = indrelid
      where not indisunique and kept.relnamespace = 'public'::regnamespace and kept.relname = any(${filled}) and index.relname <> all(${needed})`.execute(
    db,
  )
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(db)
  try {
    await fill()
  } finally {
    await db.connection().execute(async (one) => {
      // Of the words of a million orders an index is written once what lies in memory is full: with the usual 64 MB that is a dozen times.
      await sql`set maintenance_work_mem = '512MB'`.execute(one)
      for (const { definition } of rows) await sql.raw(definition).execute(one)
      for (const words of ['order_search_words', 'member_search_words'])
        await sql`alter index ${sql.id(words)} alter column 1 set statistics 0`.execute(one)
      await sql`reset maintenance_work_mem`.execute(one)
    })
  }
}

async function withoutReferences({ db }: Database, fill: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ of: string; name: string; definition: string }>`
    select kept.relname as of, conname as name, pg_get_constraintdef(reference.oid) as definition from pg_constraint as reference
      join pg_class as kept on kept.oid = conrelid
      where contype = 'f' and kept.relnamespace = 'public'::regnamespace and kept.relname = any(${filled})`.execute(db)
  for (const { of, name } of rows) await sql`alter table ${sql.table(of)} drop constraint ${sql.id(name)}`.execute(db)
  try {
    await fill()
  } finally {
    for (const { of, name, definition } of rows)
      await sql`alter table ${sql.table(of)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(db)
  }
}

async function withoutNotes({ db }: Database, fill: () => Promise<void>): Promise<void> {
  for (const [table, trigger] of notedWithRows) await sql`alter table ${sql.table(table)} disable trigger ${sql.ref(trigger)}`.execute(db)
  try {
    await fill()
  } finally {
    for (const [table, trigger] of notedWithRows) await sql`alter table ${sql.table(table)} enable trigger ${sql.ref(trigger)}`.execute(db)
  }
}
