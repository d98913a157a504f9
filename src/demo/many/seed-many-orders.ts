import { sql } from 'kysely'
import type { Database, Tx } from '#database/connect.ts'
import { dealOrders } from './deal-orders.ts'
import { seedManyMembers } from './seed-many-members.ts'
import { writeDealtCourse } from './write-dealt-course.ts'
import { writeDealtMoney } from './write-dealt-money.ts'
import { putBack, relieved } from './relieved.ts'
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
export async function seedManyOrders(database: Database, plan: ManyOrders): Promise<void> {
  await putBack(database)
  await refuseTwice(database)
  await relieved(database, () => fill(database, plan))
}

async function fill(database: Database, { count, now, onBatch }: ManyOrders): Promise<void> {
  const members = Math.max(1, Math.round(count / ordersOfMember))
  const fillBatch = async (firstMember: number, [made, until]: Batch) => {
    await database.transaction(async (tx) => {
      await dealOrders(tx, { numbers: [made + 1, until], count, firstMember, members, now })
      await writeDealt(tx)
    })
  }
  let done = 0
  const firstMember = await seedManyMembers(database, { count: members, now })
  const write = async (batch: Batch) => {
    await fillBatch(firstMember, batch)
    done += batch[1] - batch[0]
    onBatch?.(done)
  }
  const [first, ...others] = batchesOf(count)
  if (first) await write(first)
  await sql`analyze users, member_search, orders, order_search, order_lines, order_events, payments, invoices, shipments, shipment_orders`.execute(
    database.db,
  )
  await inLanes(others, write)
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
  await sql`insert into order_search (order_id, words) select order_id, words from words_of_orders join dealt_course on dealt_course.id = order_id`.execute(
    tx,
  )
}
