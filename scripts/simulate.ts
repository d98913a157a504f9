import { resolve } from 'node:path'
import { keepSecrets } from './cluster/prepare-home.ts'
import { clusterPorts, portsNeeded } from './cluster/cluster-ports.ts'
import { keepCardKeys } from './starting/card-keys.ts'
import { environmentBeside } from './starting/environment-beside.ts'
import { sandboxAsConfiguration } from './starting/sandbox-process.ts'
import { openBackRoom } from '../src/main/rooms/open-back-room.ts'
import { isReached, saveFigures, tableOf } from '../bench/figures.ts'
import { holdSale } from '../bench/simulate/hold-sale.ts'
import { lookAtBooks } from '../bench/simulate/look-at-books.ts'
import { planSale } from '../bench/simulate/plan-sale.ts'
import { readWish, type SimulationWish } from '../bench/simulate/read-wish.ts'
import { figuresOf, wordsOf } from '../bench/simulate/report.ts'
import { findAway } from '../bench/simulate/town.ts'

// npm run simulate: a sale of an hour against a shop that is open beside its sandbox: one of npm start, one of npm run cluster (--cluster), or
// another address. The same seed is the same sale. Ends with status 1 when more than a thousandth failed, or the books do not agree.

/** For what was silent: it is asked about once a minute, and for ten minutes at most. */
const patienceSeconds = 12 * 60

const wish = readWish(process.argv.slice(2))
const variables = await variablesOf(wish)
const town = {
  shop: (wish.address ?? variables['PUBLIC_ADDRESS'] ?? `http://127.0.0.1:${variables['PORT'] ?? 3000}`).replace(/\/$/, ''),
  cardCompany: variables['TAPPAY_ADDRESS'] ?? '',
  bank: variables['BANK_ADDRESS'] ?? '',
}
const away = await findAway(town)
if (away.length > 0) {
  console.error(`${away.join('\n')}\nOpen it first: npm start, or npm run cluster for --cluster.`)
  process.exit(1)
}
const plan = planSale({ seed: wish.seed, seconds: wish.minutes * 60, perSecond: wish.visits, calm: wish.calm })
console.log(`${plan.visits.length} visitors come to ${town.shop} within ${wish.minutes} minutes; the seed is ${wish.seed}.`)
const { shop, close } = await openBackRoom(variables)
try {
  const since = shop.now()
  const held = await holdSale(town, plan, (line) => console.log(line))
  console.log('All have left. The books follow once every payment is known.')
  const books = await lookAtBooks(shop, { acknowledged: held.acknowledged, since, patienceSeconds })
  const figures = figuresOf(held, books)
  console.log(`\n${tableOf(figures)}\n\n${wordsOf(held, books).join('\n')}\n\n${await saveFigures('simulate', figures)}`)
  if (!figures.every(isReached)) process.exitCode = 1
} finally {
  await close()
}
process.exit()

async function variablesOf({ cluster }: SimulationWish): Promise<Record<string, string | undefined>> {
  if (!cluster) return environmentBeside(process.env)
  const first = Number(process.env['PORT'] ?? 7000)
  const ports = clusterPorts(Array.from({ length: portsNeeded }, (_, index) => first + index))
  const home = resolve(process.env['DATA_DIRECTORY'] ?? '.data-cluster')
  const at = (name: string) => `http://127.0.0.1:${ports.sandbox[name] ?? 0}`
  const names = ['tappay', 'line', 'facebook', 'einvoice', 'logistics', 'bank', 'mailbox'] as const
  const addresses = Object.fromEntries(names.map((name) => [name, at(name)])) as Record<(typeof names)[number], string>
  return {
    ...sandboxAsConfiguration({ ...addresses, smtpPort: ports.sandbox['smtp'] ?? 0 }),
    PUBLIC_ADDRESS: `http://127.0.0.1:${ports.shop}`,
    DATABASE_URL: `postgres://meihao:${(await keepSecrets(home)).shop}@127.0.0.1:${ports.primary}/meihao`,
    DATA_DIRECTORY: resolve(home, 'shop'),
    CARD_KEYS: keepCardKeys(home),
    LOG_LEVEL: 'warn',
  }
}
