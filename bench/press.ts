import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { text } from 'node:stream/consumers'

const program = createRequire(import.meta.url).resolve('autocannon')

export type Pressure = { address: string; seconds: number; clients?: number }

/** Asks for one address as often as its server answers, from a process of its own; answers the number of answers. */
export async function press({ address, seconds, clients = 32 }: Pressure): Promise<number> {
  const args = ['--json', '--no-progress', '-c', String(clients), '-d', String(seconds), '-H', 'accept-encoding=br', address]
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'ignore'] })
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')])
  const result: { '2xx': number; non2xx: number; errors: number } = JSON.parse(said)
  if (result.non2xx + result.errors > 0) throw new Error(`${address} failed ${result.non2xx + result.errors} times under pressure.`)
  return result['2xx']
}
