import { openBenchShop, type BenchShop } from './bench-shop.ts'
import { writeDocument } from './document.ts'
import { isReached, saveFigures, tableOf, type Figure } from './figures.ts'

// npm run bench -- <name>: measures and says whether the budgets hold. Without a name: everything but the fresh clone and the fail-over, which needs Debian's packages.
// With --document, the newest figures of every measurement are written to docs/measurements.md at the end.

type Measurement = (shop: () => Promise<BenchShop>) => Promise<Figure[]>

const measurements: Record<string, Measurement> = {
  pages: async (shop) => (await import('./pages.ts')).measurePages(await shop()),
  sales: async (shop) => (await import('./sales-and-pages.ts')).measureSales(await shop()),
  flood: async (shop) => (await import('./flood.ts')).measureFlood(await shop()),
  rendering: async (shop) => (await import('./rendering.ts')).measureRendering(await shop()),
  lighthouse: async (shop) => (await import('./lighthouse.ts')).measureLighthouse(await shop()),
  vitals: async (shop) => (await import('./vitals.ts')).measureVitals(await shop()),
  growth: async () => (await import('./growth.ts')).measureGrowth(),
  grown: async () => (await import('./grown.ts')).measureGrown(),
  load: async (shop) => (await import('./first-load.ts')).measureFirstLoad(await shop()),
  cart: async (shop) => (await import('./cart.ts')).measureCart(await shop()),
  'place-order': async (shop) => (await import('./place-order.ts')).measurePlacing(await shop()),
  pooler: async () => (await import('./pooler.ts')).measurePooler(),
  'order-list': async (shop) => (await import('./order-list.ts')).measureOrders(await shop()),
  scans: async () => (await import('./office.ts')).measurePackers(),
  traces: async (shop) => (await import('./traces.ts')).measureTraces(await shop()),
  office: async () => (await import('./office.ts')).measureOffice(),
  'office-screens': async () => (await import('./office.ts')).measureScreens(),
  'orders-beside-office': async () => (await import('./office.ts')).measureOrdersBeside(),
  grid: async (shop) => (await import('./grid.ts')).measureGrid(await shop()),
  imports: async () => (await import('./imports.ts')).measureImports(),
  uploads: async (shop) => (await import('./uploads.ts')).measureUploads(await shop()),
  migrations: async () => (await import('./migrations.ts')).measureMigrations(),
  start: async () => (await import('./start.ts')).measureStart(),
  'fail-over': async () => (await import('./fail-over/measure-fail-over.ts')).measureFailOver(),
  clone: async () => (await import('./clone.ts')).measureClone(),
}

const asked = process.argv.slice(2).filter((word) => word !== '--document')
const names = asked.length > 0 ? asked : Object.keys(measurements).filter((name) => name !== 'clone' && name !== 'fail-over')
const unknown = names.find((name) => !(name in measurements))
if (unknown !== undefined) {
  console.error(`There is no measurement "${unknown}". There are: ${Object.keys(measurements).join(', ')}.`)
  process.exit(1)
}

let opened: Promise<BenchShop> | undefined
try {
  for (const name of names) {
    const figures = (await measurements[name]?.(() => (opened ??= openBenchShop()))) ?? []
    const file = await saveFigures(name, figures)
    console.log(`\n${name}\n\n${tableOf(figures)}\n\n${file}`)
    if (!figures.every(isReached)) process.exitCode = 1
  }
} finally {
  await opened?.then((shop) => shop.stop())
}
if (process.argv.includes('--document')) console.log(`\nWritten: ${await writeDocument(Object.keys(measurements))}`)
process.exit()
