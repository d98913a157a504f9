import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { openDatabase, type Database } from '#database/connect.ts'
import { startEmbedded } from '#database/embedded.ts'
import { inTurn } from '#database/in-turn.ts'
import { migrate } from '#database/migrate.ts'
import { seedManyProducts } from '#demo/goods/seed-many-products.ts'
import { filled } from '#demo/many/relieved.ts'
import { lanes, seedManyOrders } from '#demo/many/seed-many-orders.ts'

// npm run seed -- --products 100000 --orders 1000000: fills the shop of DATABASE_URL, or the one in DATA_DIRECTORY, for measuring
// a large one. Either may be left out; the orders' members come along.

const { values } = parseArgs({ options: { products: { type: 'string' }, orders: { type: 'string' } } })
const [products, orders] = [countOf(values.products), countOf(values.orders)]
if (products + orders > 0) await fill()
else {
  console.error('How many? For example: npm run seed -- --products 100000 --orders 1000000')
  process.exitCode = 1
}

function countOf(asked: string | undefined): number {
  const count = Number(asked ?? 0)
  return Number.isInteger(count) && count > 0 ? count : 0
}

async function fill(): Promise<void> {
  const { url, stop } = await findDatabase()
  const database = openDatabase({ url, poolSize: lanes })
  try {
    await migrate(url)
    await inTurn({ url, name: 'filling' }, async () => {
      if (products > 0) await fillShelves(database)
      if (orders > 0) await fillOrders(database)
    })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    await database.close()
    await stop()
  }
}

async function fillShelves(database: Database): Promise<void> {
  await seedManyProducts(database, { count: products, now: new Date(), onBatch: (made) => process.stdout.write(`\r${made} products`) })
  await settle(database, ['products', 'product_search', 'stock_movements'])
  console.log('\nThe shelves are full.')
}

async function fillOrders(database: Database): Promise<void> {
  await seedManyOrders(database, { count: orders, now: new Date(), onBatch: (made) => process.stdout.write(`\r${made} orders`) })
  await settle(database, filled)
  console.log('\nThe books are full.')
}

/** What autovacuum would do within a minute; whoever measures need not wait for it. */
async function settle({ db }: Database, tables: readonly string[]): Promise<void> {
  for (const table of tables) await sql`vacuum analyze ${sql.table(table)}`.execute(db)
}

async function findDatabase(): Promise<{ url: string; stop: () => Promise<void> }> {
  const url = process.env['DATABASE_URL']
  if (url !== undefined) return { url, stop: async () => undefined }
  const directory = resolve(process.env['DATA_DIRECTORY'] ?? '.data', 'postgres')
  return startEmbedded({ directory, port: Number(process.env['DATABASE_PORT'] ?? 3154) })
}
