import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { openDatabase, type Database } from '#database/connect.ts'
import { addressOf } from '#database/embedded/address.ts'
import { freePorts } from '../../bench/free-ports.ts'

const root = resolve(import.meta.dirname, '../..')

const portNames = [
  'PORT',
  'DATABASE_PORT',
  'SANDBOX_TAPPAY_PORT',
  'SANDBOX_LINE_PORT',
  'SANDBOX_FACEBOOK_PORT',
  'SANDBOX_EINVOICE_PORT',
  'SANDBOX_LOGISTICS_PORT',
  'SANDBOX_BANK_PORT',
  'SANDBOX_MAILBOX_PORT',
  'SANDBOX_SMTP_PORT',
] as const

export type Ports = Record<(typeof portNames)[number], number>

export async function choosePorts(): Promise<Ports> {
  const ports = await freePorts(portNames.length)
  return Object.fromEntries(portNames.map((name, index) => [name, ports[index] ?? 0])) as Ports
}

/** `npm start` as a person runs it, in a process group of its own as a terminal gives it one. */
export type WholeShop = {
  address: string
  /** Answers how long the shop took until it said that it is open, in milliseconds. Throws when it ended instead. */
  opened: Promise<number>
  /** Answers the exit code; null when it was killed. */
  ended: Promise<number | null>
  said: () => string
  /** Ctrl-C reaches every process of the terminal's group. */
  pressCtrlC: () => void
  kill: () => Promise<void>
  /** The process that works in the background; undefined while there is none. */
  workerProcess: () => number | undefined
}

const started = new Set<ChildProcess>()

/** Ends whatever a story that failed has left open. */
export async function closeWholeShops(): Promise<void> {
  for (const child of started) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGINT')
    await once(child, 'close')
  }
}

/** An empty shop, without the demo's furniture: what is tried here is the house, not what stands in it. */
export function startWholeShop(home: string, ports: Partial<Ports> & { PORT: number }): WholeShop {
  const asText = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]))
  const env = {
    ...process.env,
    DATABASE_URL: undefined,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DEMO_SHOP: '0',
    DATA_DIRECTORY: home,
    ...asText,
  }
  const begin = performance.now()
  const child = spawn(process.execPath, ['scripts/start.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  started.add(child)
  const lines = listen(child)
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null)
  return {
    address: `http://127.0.0.1:${ports.PORT}`,
    opened: Promise.race([
      lines.waitFor('is open').then(() => performance.now() - begin),
      ended.then(() => Promise.reject(new Error(`The shop ended: ${lines.said()}`))),
    ]),
    ended,
    said: lines.said,
    pressCtrlC: () => process.kill(-(child.pid ?? 0), 'SIGINT'),
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    workerProcess: () => childOf(child.pid ?? 0, 'src/main.ts worker'),
  }
}

/** The process that another one has started with these words. */
function childOf(parent: number, words: string): number | undefined {
  const lines = spawnSync('ps', ['-e', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).stdout.split('\n')
  const found = lines
    .map((line) => line.trim().split(/\s+/))
    .find(([, ppid, ...args]) => Number(ppid) === parent && args.join(' ').endsWith(words))
  return found ? Number(found[0]) : undefined
}

function listen({ stdout, stderr }: ChildProcess): { said: () => string; waitFor: (words: string) => Promise<void> } {
  const said: string[] = []
  const waiting: { words: string; heard: () => void }[] = []
  for (const stream of [stdout, stderr]) {
    if (!stream) continue
    createInterface({ input: stream }).on('line', (line) => {
      said.push(line)
      for (const { words, heard } of waiting) if (line.includes(words)) heard()
    })
  }
  return { said: () => said.join('\n'), waitFor: (words) => new Promise((heard) => waiting.push({ words, heard })) }
}

/** The process of the PostgreSQL that works for this home, or undefined when none does. */
export function postgresOf(home: string): number | undefined {
  try {
    return Number(readFileSync(join(home, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return undefined
  }
}

export function databaseOf(home: string, { DATABASE_PORT }: Ports): Database {
  return openDatabase({ url: addressOf(join(home, 'postgres'), { port: DATABASE_PORT, socket: '' }), poolSize: 2 })
}
