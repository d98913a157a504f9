import { join } from 'node:path'
import { seedManyProducts } from '#demo/goods/seed-many-products.ts'
import { inPath } from '../scripts/cluster/find-programs.ts'
import { startPooler } from '../scripts/cluster/start-pooler.ts'
import { openBenchShop, type BenchShop } from './bench-shop.ts'
import type { Figure } from './figures.ts'
import { freePorts } from './free-ports.ts'
import { place } from './place-order.ts'
import { listPlainProducts } from './plain-products.ts'

const rounds = 5
const calls = 400

/** Placing orders on delivery with and without PgBouncer in between, in turns, at two copies of the shop on the same database. */
export async function measurePooler(): Promise<Figure[]> {
  const shop = await openBenchShop()
  try {
    return await measure(shop)
  } finally {
    await shop.stop()
  }
}

async function measure(shop: BenchShop): Promise<Figure[]> {
  const program = inPath('pgbouncer')
  if (!program) throw new Error('There is no PgBouncer here: apt-get install pgbouncer')
  await seedManyProducts(shop.database, { count: 1000, now: new Date() })
  const products = await listPlainProducts(shop, { count: 400, temperature: 'normal' })
  const [port = 0] = await freePorts(1)
  const pooler = await startPooler({ program, home: join(shop.home, 'pgbouncer'), port, serverUrl: shop.databaseUrl, poolSize: 40 })
  const beside = await shop.startBeside({
    DATABASE_URL: pooler.addressOf('meihao'),
    DATABASE_POOLED: '1',
    DATABASE_DIRECT_URL: shop.databaseUrl,
  })
  const behind: BenchShop = { ...shop, ...beside }
  const payments = Array.from({ length: calls }, () => ({ payway: 'when_received' }))
  const perSecond = async (which: BenchShop) => (await place(which, { products, payments })).perSecond
  const without: number[] = []
  const through: number[] = []
  try {
    for (const which of [shop, behind]) await perSecond(which)
    for (let round = 0; round < rounds; round++) {
      without.push(await perSecond(shop))
      through.push(await perSecond(behind))
    }
  } finally {
    await behind.stop()
    await pooler.stop()
  }
  return [
    { what: 'place an order paid on delivery, 8 clients', rounds: without, unit: '/s' },
    { what: 'the same through PgBouncer in transaction mode', rounds: through, unit: '/s' },
    {
      what: 'orders per second with PgBouncer of those without',
      rounds: through.map((each, round) => (100 * each) / (without[round] ?? each)),
      unit: '%',
      atLeast: 80,
    },
  ]
}
