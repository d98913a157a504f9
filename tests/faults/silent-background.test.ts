import { sql } from 'kysely'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { work } from '#main/work.ts'
import { startPicking } from '#server/delivery/fulfilment/start-picking.ts'
import { runWorker } from '#server/platform/outbox/run-worker.ts'
import { placeOrder } from '#server/sales/checkout/place-order.ts'
import { freshDatabase } from '#support/test-database.ts'
import { smallShop } from '#support/test-shelf.ts'
import { openTestShop } from '#support/test-shop.ts'
import { untilWaiting } from '#support/until-waiting.ts'
import { openSilentLine } from './silent-line.ts'
import { wishOrders } from './ways.ts'

// The background, whose lines to its database die without a word while jobs are in hand. Buyers have lines of their own.

const database = await freshDatabase({ furnishing: smallShop })
const opened = await openTestShop({ database })
const address = new URL(database.directUrl)
const line = await openSilentLine(Number(address.port), { standing: true })
afterAll(() => line.close())
// Not by its socket.
address.searchParams.delete('host')
address.hostname = '127.0.0.1'
address.port = String(line.port)
const url = address.href

/** However long a busy machine takes: whoever waits on a dead line waits for ever. */
const soon = { timeout: 100_000, interval: 100 }

/** Orders of which an email and an invoice each have to follow. */
async function orderAndPick(): Promise<{ numbers: string[]; emails: string[] }> {
  const wishes = await wishOrders(opened, { way: 'cash on delivery', count: 6 })
  const members = wishes.map(({ buyer }) => buyer.memberId)
  await sql`update users set email = uid || '@example.com' where id = any(${members})`.execute(database.db)
  const numbers: string[] = []
  for (const { request } of wishes) {
    const placed = await placeOrder(opened.shop, request)
    if (!placed.ok) throw new Error(placed.refusal.status)
    numbers.push(placed.value.hashedId)
    await startPicking(opened.shop, { number: placed.value.hashedId, by: 'test' })
  }
  const users = await database.db.selectFrom('users').where('id', 'in', members).select('email').execute()
  return { numbers, emails: users.map(({ email }) => email ?? '') }
}

/** Whoever asks for a table waits at the server, until it is let go. */
async function hold(table: string): Promise<() => Promise<void>> {
  const [held, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = database.transaction(async (tx) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx)
    held.resolve()
    await letGo.promise
  })
  await held.promise
  const stop = async () => {
    letGo.resolve()
    await holding
  }
  onTestFinished(stop)
  return stop
}

/** Leaves when the test has ended. */
async function openBackground(): Promise<void> {
  const timeouts = { statementMs: 0, lockMs: 0, idleInTransactionMs: 0 }
  const overLine = openDatabase({ url, poolSize: 12, timeouts, forCalls: true })
  const { stop } = await runWorker({ ...opened.shop, database: overLine }, { work, databaseUrl: url })
  onTestFinished(async () => {
    await stop()
    await overLine.close()
  }, 60_000)
}

const vanish = () => (line.isSilent = true)
const returnFromAway = () => (line.isSilent = false)

type Fall = { die: (letGo: () => Promise<unknown>) => Promise<unknown>; /** How many lines may stay. */ stillForgotten: number }

const falls: Record<string, Fall> = {
  'its machine vanishes, and another takes over at once': {
    die: async (letGo) => {
      vanish()
      returnFromAway()
      await letGo()
    },
    stillForgotten: 0,
  },
  'its machine vanishes, and is away for long': {
    die: async (letGo) => {
      vanish()
      await letGo()
      await expect.poll(line.forgotten, soon).toBe(0)
      returnFromAway()
    },
    stillForgotten: 0,
  },
  'whoever stands in between forgets its lines': {
    die: async (letGo) => {
      line.forget()
      await letGo()
    },
    // Who only listens asks nothing; new jobs are found without hearing of them.
    stillForgotten: 4,
  },
}

test.each(Object.entries(falls))(
  'CPY-09 WRK-01 WRK-02 %s: the background goes on, and what follows from orders is done once',
  { timeout: 300_000 },
  async (_how, { die, stillForgotten }) => {
    const { numbers, emails } = await orderAndPick()
    const letOrdersGo = await hold('orders')
    await openBackground()
    // Jobs are in hand and wait for the server; then so does the library that asks for more of them.
    await untilWaiting(database, 2)
    const letJobsGo = await hold('graphile_worker._private_jobs')
    await untilWaiting(database, 6)
    await die(() => Promise.all([letOrdersGo(), letJobsGo()]))
    const undone = async () => (await database.db.selectFrom('news').select('id').execute()).length
    await expect.poll(undone, soon).toBe(0)
    await expect.poll(line.forgotten, soon).toBeLessThanOrEqual(stillForgotten)
    expect(await Promise.all(emails.map(async (email) => (await opened.sandbox.emailsTo(email)).length))).toEqual(emails.map(() => 1))
    const invoices = database.db.selectFrom('invoices').innerJoin('orders', 'orders.id', 'invoices.order_id')
    const invoiced = await invoices.where('orders.hashed_id', 'in', numbers).select('orders.hashed_id').execute()
    expect(invoiced.map(({ hashed_id }) => hashed_id).toSorted()).toEqual(numbers.toSorted())
  },
)
