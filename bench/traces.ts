import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { BenchShop, StartedShop } from './bench-shop.ts'
import type { Figure } from './figures.ts'
import { createMembers } from './members.ts'
import { listPlainProducts } from './plain-products.ts'
import { pressAsMembers } from './press-members.ts'
import { press } from './press.ts'
import { listProductPages } from './product-pages.ts'

const rounds = 5
const seconds = 2
const clients = 8
const calls = 1500

/** Three processes of one shop: with its traces off, with a tenth of them told to a collector, and with all of them, in turns. */
export async function measureTraces(shop: BenchShop): Promise<Figure[]> {
  const collector = await openCollector()
  const { port } = collector.address() as AddressInfo
  const traced = (share: string) =>
    shop.startBeside({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, OTEL_TRACES_SAMPLER_ARG: share })
  const [tenth, all] = [await traced('0.1'), await traced('1')]
  const [page = ''] = await listProductPages(shop)
  const [product = 0] = await listPlainProducts(shop, { count: 1 })
  const members = (await createMembers(shop, clients)).map(({ headers }) => headers)
  const body = { product_id: product, quantity: 1 }
  const viewed = await compare([shop, tenth, all], (at) => press({ address: at.address + page, seconds }))
  const added = await compare([shop, tenth, all], async (at) => {
    await pressAsMembers({ address: `${at.address}/api/v2/user/cart_items`, calls, clients: members, method: 'POST', body })
    return calls
  })
  await Promise.all([tenth.stop(), all.stop()])
  collector.close()
  return [...figuresOf('a product page from memory', viewed), ...figuresOf('add to cart', added)]
}

/** How much processor one answer takes in each of the processes, by round; a first round warms them up. */
async function compare(processes: readonly StartedShop[], ask: (at: StartedShop) => Promise<number>): Promise<number[][]> {
  const taken: number[][] = []
  for (let round = -1; round < rounds; round++) {
    const each: number[] = []
    for (const at of processes) {
      const before = await at.usage()
      const answers = await ask(at)
      each.push(((await at.usage()).cpu - before.cpu) / answers)
    }
    if (round >= 0) taken.push(each)
  }
  return taken
}

function figuresOf(what: string, taken: readonly (readonly number[])[]): Figure[] {
  const against = (which: number) => taken.map((each) => (each[which] ?? Number.NaN) / (each[0] ?? Number.NaN))
  return [
    { what: `${what}: processor with a tenth of the traces against none`, rounds: against(1), unit: '×', atMost: 1.05 },
    { what: `${what}: processor with all traces against none`, rounds: against(2), unit: '×' },
    { what: `${what}: processor without traces`, rounds: taken.map(([none = Number.NaN]) => none / 1000), unit: 'ms' },
  ]
}

/** Takes whatever it is told. */
async function openCollector(): Promise<Server> {
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}
