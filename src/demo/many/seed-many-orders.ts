import { sql } from 'kysely'
import type { Database, Tx } from '#database/connect.ts'
import { dealOrders } from './deal-orders.ts'
import { seedManyMembers } from './seed-many-members.ts'
import { writeDealtCourse } from './write-dealt-course.ts'
import { writeDealtMoney } from './write-dealt-money.ts'
import { writeDealtOrders } from './write-dealt-orders.ts'

type ManyOrders = { count: number; now: Date; onBatch?: (made: number) => void }

/** Orders of two years, half as many members as orders. */
const ordersOfMember = 2
const batchSize = 20_000
/** By so few it is learned how large tables become, before the large batches: a plan made for an empty table looks through all of it for each row. */
const firstBatch = 1000
/** A batch keeps one processor of the database at work. */
export const lanes = 2
/** More than the demo shop has ever had by itself: a shop is filled once. */
const mostBefore = 1000

/**
 * Fills a furnished demo shop with that many orders of two years and their members, for measuring a large one. The database makes
 * them up by itself, whole sets at a time: what looks like chance is the hash of a running number, so two shops that are filled on
 * one day hold the same but for the ids. What they took from the stock had come for them before.
 */
export async function seedManyOrders(database: Database, { count, now, onBatch }: ManyOrders): Promise<void> {
  await refuseTwice(database)
  const members = Math.max(1, Math.round(count / ordersOfMember))
  const fillBatch = async (firstMember: number, [made, until]: Batch) => {
    await database.transaction(async (tx) => {
      await dealOrders(tx, { numbers: [made + 1, until], count, firstMember, members, now })
      await writeDealt(tx)
    })
  }
  let done = 0
  const fill = async () => {
    const firstMember = await seedManyMembers(database, { count: members, now })
    const write = async (batch: Batch) => {
      await fillBatch(firstMember, batch)
      done += batch[1] - batch[0]
      onBatch?.(done)
    }
    const [first, ...others] = batchesOf(count)
    if (first) await write(first)
    await sql`analyze users, member_search, orders, order_search, order_lines, order_events, payments, invoices, shipments`.execute(
      database.db,
    )
    await inLanes(others, write)
  }
  await withoutIndexes(database, () => withoutNotedWords(database, fill))
}

type Batch = readonly [made: number, until: number]

function batchesOf(count: number): Batch[] {
  const large = Array.from({ length: Math.ceil(Math.max(0, count - firstBatch) / batchSize) }, (_, place) => firstBatch + place * batchSize)
  return [0, ...large].map((made, place) => [made, Math.min(count, large[place] ?? count)])
}

/** Takes batch after batch, as many at once as there are lanes. When one fails no other is begun, and those under way are waited for. */
async function inLanes(batches: readonly Batch[], write: (batch: Batch) => Promise<void>): Promise<void> {
  const left = batches[Symbol.iterator]()
  const stop = new AbortController()
  const lane = async () => {
    for (const batch of left) {
      if (stop.signal.aborted) return
      await write(batch).catch((error: unknown) => stop.abort(error))
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  stop.signal.throwIfAborted()
}

async function refuseTwice({ db }: Database): Promise<void> {
  const { count } = await db
    .selectFrom(db.selectFrom('orders').select('id').limit(mostBefore).as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= mostBefore) throw new Error('There are many orders here already: a shop is filled once.')
  const { goods } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('goods'))
    .executeTakeFirstOrThrow()
  if (goods === 0) throw new Error('There is nothing to order: open the demo shop here once with npm start.')
}

async function writeDealt(tx: Tx): Promise<void> {
  await writeDealtOrders(tx)
  await writeDealtMoney(tx)
  await writeDealtCourse(tx)
  await sql`insert into order_search (order_id, words) select id, words_of_order(id) from dealt_course`.execute(tx)
}

const filled = [
  'users',
  'member_search',
  'orders',
  'order_search',
  'order_lines',
  'order_events',
  'payments',
  'invoices',
  'shipments',
] as const
/** By these the database itself looks things up while it is filled. */
const needed = ['orders_of_user', 'order_lines_order', 'payments_order', 'invoices_order'] as const

/** Indexes grow many times faster in one go than row by row; those that keep a promise stay. */
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

/** By what members and orders are found is written by sets once they are whole, and not anew with each paper of an order. */
async function withoutNotedWords({ db }: Database, fill: () => Promise<void>): Promise<void> {
  await sql`alter table users disable trigger keep_member_search`.execute(db)
  await sql`alter table orders disable trigger note_order_search`.execute(db)
  await sql`alter table payments disable trigger keep_order_search`.execute(db)
  await sql`alter table invoices disable trigger keep_order_search`.execute(db)
  try {
    await fill()
  } finally {
    await sql`alter table users enable trigger keep_member_search`.execute(db)
    await sql`alter table orders enable trigger note_order_search`.execute(db)
    await sql`alter table payments enable trigger keep_order_search`.execute(db)
    await sql`alter table invoices enable trigger keep_order_search`.execute(db)
  }
}
