import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { freePorts } from '../../bench/free-ports.ts'
import { sandboxAsConfiguration, type SandboxAddresses } from '../../scripts/starting/sandbox-process.ts'
import { testCipherKey } from './test-cipher.ts'

const root = resolve(import.meta.dirname, '../..')

/** One process of the shop as whoever runs several starts it, without `npm start` around it. */
export type ShopCopy = {
  address: string
  /** Answers the exit code; null when it was killed. */
  ended: Promise<number | null>
  said: () => string
  /** Until it answers that it is ready. Throws when it ends instead. */
  ready: () => Promise<void>
  send: (signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => void
}

export type CopyPlan = {
  databaseUrl: string
  directory: string
  sandbox: SandboxAddresses
  /** As in PARTS; left out, all of them. */
  parts?: string
  variables?: Readonly<Record<string, string>>
}

const started = new Set<ChildProcess>()

/** Ends whatever a story has left open. */
export async function closeCopies(): Promise<void> {
  await Promise.all(
    [...started].map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'close')
    }),
  )
  started.clear()
}

export async function startCopy({ databaseUrl, directory, sandbox, parts = '', variables = {} }: CopyPlan): Promise<ShopCopy> {
  const [port = 0] = await freePorts(1)
  const env = {
    ...process.env,
    ...sandboxAsConfiguration(sandbox),
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_ADDRESS: 'http://shop.test',
    DATABASE_URL: databaseUrl,
    DATABASE_POOLED: process.env['TEST_POOLER'] ?? '0',
    DATA_DIRECTORY: directory,
    CARD_KEYS: `${testCipherKey.id}:${Buffer.from(testCipherKey.key).toString('base64')}`,
    DEMO_SHOP: '0',
    PARTS: parts,
    LOG_LEVEL: 'info',
    ...variables,
  }
  const child = spawn(process.execPath, ['src/main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  started.add(child)
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', (line) => void lines.push(line))
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null)
  const address = `http://127.0.0.1:${port}`
  return {
    address,
    ended,
    said: () => lines.join('\n'),
    async ready() {
      while (!(await isReady(address))) {
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The copy ended: ${lines.join('\n')}`)
        await pause(50)
      }
    },
    send: (signal) => void child.kill(signal),
  }
}

function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
}
