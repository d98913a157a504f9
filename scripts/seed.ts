import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { openDatabase } from '#database/connect.ts'
import { startEmbedded } from '#database/embedded.ts'
import { migrate } from '#database/migrate.ts'
import { seedManyProducts } from '#demo/goods/seed-many-products.ts'

// npm run seed -- --products 100000: fills the shop of DATABASE_URL, or the one in DATA_DIRECTORY, for measuring a large one.

const { values } = parseArgs({ options: { products: { type: 'string' } } })
const count = Number(values.products)
if (Number.isInteger(count) && count > 0) await fill(count)
else {
  console.error('How many? For example: npm run seed -- --products 100000')
  process.exitCode = 1
}

async function fill(products: number): Promise<void> {
  const { url, stop } = await findDatabase()
  const database = openDatabase({ url, poolSize: 1 })
  try {
    await migrate(url)
    await seedManyProducts(database, { count: products, now: new Date(), onBatch: (made) => process.stdout.write(`\r${made} products`) })
    // What autovacuum would do within a minute; whoever measures need not wait for it.
    for (const table of ['products', 'product_search', 'stock_movements'])
      await sql`vacuum analyze ${sql.table(table)}`.execute(database.db)
    console.log('\nThe shelves are full.')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    await database.close()
    await stop()
  }
}

async function findDatabase(): Promise<{ url: string; stop: () => Promise<void> }> {
  const url = process.env['DATABASE_URL']
  if (url !== undefined) return { url, stop: async () => undefined }
  const directory = resolve(process.env['DATA_DIRECTORY'] ?? '.data', 'postgres')
  return startEmbedded({ directory, port: Number(process.env['DATABASE_PORT'] ?? 3154) })
}
