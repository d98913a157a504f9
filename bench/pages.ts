import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { BenchShop } from './bench-shop.ts'
import { fetchPage, waitForPage } from './fetch-page.ts'
import type { Figure } from './figures.ts'
import { freePorts } from './free-ports.ts'
import { startMeasured, type MeasuredProcess } from './measured-process.ts'
import { press } from './press.ts'
import { listProductPages } from './product-pages.ts'

const rounds = 7
const seconds = 3

/** A public page from memory against a bare server that sends the same bytes, in turns. */
export async function measurePages(shop: BenchShop): Promise<Figure[]> {
  const [product = ''] = await listProductPages(shop)
  const home = await compare(shop, { name: 'home page', path: '/zh' })
  return [...home, ...(await compare(shop, { name: 'product page', path: product }))]
}

type Page = { name: string; path: string }
type Round = { perSecond: number; cpu: number }

async function compare(shop: BenchShop, { name, path }: Page): Promise<Figure[]> {
  const bare = await startBare(shop, path)
  const ours: Round[] = []
  const theirs: Round[] = []
  for (let round = -1; round < rounds; round++) {
    const their = await measure(bare, bare.address)
    const our = await measure(shop, shop.address + path)
    if (round < 0) continue
    theirs.push(their)
    ours.push(our)
  }
  await bare.stop()
  const ratio = (of: (round: Round) => number) => ours.map((our, round) => of(our) / of(theirs[round] ?? our))
  return [
    { what: `${name}: requests/s against a bare server`, rounds: ratio(({ perSecond }) => perSecond), unit: '×', atLeast: 0.7 },
    {
      what: `${name}: requests per second of processor against a bare server`,
      rounds: ratio(({ cpu }) => 1 / cpu),
      unit: '×',
      atLeast: 0.7,
    },
    { what: `${name}: requests/s`, rounds: ours.map(({ perSecond }) => perSecond), unit: '/s' },
    { what: `${name}: requests/s of the bare server`, rounds: theirs.map(({ perSecond }) => perSecond), unit: '/s' },
  ]
}

async function measure(server: MeasuredProcess, address: string): Promise<Round> {
  const before = await server.usage()
  const answers = await press({ address, seconds })
  const after = await server.usage()
  return { perSecond: answers / seconds, cpu: (after.cpu - before.cpu) / answers }
}

/** Headers that Node writes by itself. */
const ofNode = new Set(['date', 'connection', 'keep-alive'])

async function startBare(shop: BenchShop, path: string): Promise<MeasuredProcess & { address: string }> {
  const { rawHeaders, body } = await fetchPage(shop.address + path)
  const headers = rawHeaders.filter((_, index) => !ofNode.has((rawHeaders[index - (index % 2)] ?? '').toLowerCase()))
  const files = { headers: join(shop.home, 'headers.json'), body: join(shop.home, 'body.br') }
  await writeFile(files.headers, JSON.stringify(headers))
  await writeFile(files.body, body)
  const [port] = await freePorts(1)
  const program = resolve(import.meta.dirname, 'bare-server.ts')
  const bare = startMeasured({ program, args: [String(port), files.headers, files.body], env: {} })
  const address = `http://127.0.0.1:${port}/`
  await waitForPage(address)
  return { ...bare, address }
}
