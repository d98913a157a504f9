import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'
import type { RunningShop } from '../src/main.ts'
import { firstOwnerLine } from '../src/main/first-owner-line.ts'
import { catchWhatNobodyCaught } from '../src/main/parts.ts'
import { readWeb } from '../src/main/read-web.ts'
import { buildIfNeeded } from './build.ts'
import { askWhoAnswers } from './starting/ask-who-answers.ts'
import { keepCardKeys } from './starting/card-keys.ts'
import { portsBeside } from './starting/ports-beside.ts'
import { sandboxAsConfiguration, startSandboxProcess, type SandboxProcess } from './starting/sandbox-process.ts'
import { welcome } from './starting/welcome.ts'
import { takenPort, whyNot } from './starting/why-not.ts'
import { keepWorkerProcess, type WorkerProcess } from './starting/worker-process.ts'

// npm start: the whole shop with its sandbox, from nothing. Ctrl-C stops everything cleanly.

type Whole = { shop: RunningShop; worker: WorkerProcess; sandbox: SandboxProcess }

// What Node has read and compiled once is kept for the next start, which takes a third less time and memory.
process.env['NODE_COMPILE_CACHE'] ??= resolve(import.meta.dirname, '../node_modules/.cache/meihao')
enableCompileCache(process.env['NODE_COMPILE_CACHE'])

const host = process.env['HOST'] ?? '127.0.0.1'
const port = readPort(process.env['PORT'] ?? '3000')
const dev = process.argv.includes('--dev')

await refuseTakenPort()
const starting = start().catch((error: unknown) => stopWith(whyNot(error)))
// Also while it is starting: what has begun is brought to its end, so that nothing of it stays behind.
let closing = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close())
const { shop, sandbox } = await starting
catchWhatNobodyCaught(['web'])
if (!closing) console.log(welcome({ address: shop.address, sandbox: sandbox.addresses, isDemo: shop.shop.settings.isDemo }))
if (!closing && shop.firstOwnerLink) console.log(firstOwnerLine(shop.firstOwnerLink))

async function start(): Promise<Whole> {
  if (!dev && (await buildIfNeeded())) console.log('Storefront and office have been built.')
  const ports = portsBeside(port)
  const home = resolve(process.env['DATA_DIRECTORY'] ?? '.data')
  const shopAddress = process.env['PUBLIC_ADDRESS'] ?? `http://${host}:${port}`
  const reading = import('../src/main.ts').then(async (main) => {
    await readWeb()
    return main
  })
  const opened = await startSandboxProcess({ shopAddress, dataDirectory: resolve(home, 'sandbox'), ports: ports.sandbox })
  try {
    const { openShop } = await reading
    const ours = {
      ...sandboxAsConfiguration(opened.addresses),
      DATABASE_PORT: String(ports.database),
      CARD_KEYS: process.env['CARD_KEYS'] ?? keepCardKeys(home),
    }
    const env = { ...ours, ...process.env }
    const shop = await openShop(env, { parts: ['web', 'migrate'], dev })
    return { shop, worker: keepWorkerProcess({ ...env, ...metricsBeside(process.env['METRICS_PORT']) }), sandbox: opened }
  } catch (error) {
    await opened.stop()
    throw error
  }
}

async function close(): Promise<void> {
  if (closing) return
  closing = true
  console.log('\nClosing: what is under way is finished first.')
  const whole = await starting
  await Promise.all([whole.shop.stop(), whole.worker.stop()])
  await whole.sandbox.stop()
  process.exit(0)
}

/** The metrics of the process beside this one are read at the next port. */
function metricsBeside(given: string | undefined): { METRICS_PORT?: string } {
  const metrics = Number(given)
  return metrics > 0 ? { METRICS_PORT: String(metrics + 1) } : {}
}

function readPort(given: string): number {
  const number = Number(given)
  return Number.isInteger(number) && number >= 0 && number <= 65_535 ? number : stopWith(`PORT is "${given}", which is no port.`)
}

async function refuseTakenPort(): Promise<void> {
  const neighbour = await askWhoAnswers({ host, port })
  if (neighbour === 'this-shop')
    stopWith(
      `Meihao is already open at http://${host}:${port}. Close that one first, or open a second one: PORT=4000 DATA_DIRECTORY=.data-2 npm start`,
    )
  if (neighbour === 'somebody') stopWith(takenPort(port))
}

function stopWith(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
