import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { freePorts } from '../../bench/free-ports.ts'
import { portsNeeded } from '../../scripts/cluster/cluster-ports.ts'
import { findPrograms } from '../../scripts/cluster/find-programs.ts'
import { isFreePort } from '../../scripts/testing/is-free-port.ts'

// `npm run cluster`, as a person types it.

const missing = typeof findPrograms() === 'string'
const children: ReturnType<typeof open>[] = []
afterAll(() => {
  for (const { child } of children) child.kill('SIGKILL')
})

function open(variables: Record<string, string>) {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../../scripts/cluster.ts')], {
    env: { ...process.env, DEMO_SHOP: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (piece: string) => void (said += piece))
  return { child, ended: once(child, 'exit'), said: () => said }
}

/** The first of a row of free ones. */
async function findRow(): Promise<number> {
  for (;;) {
    const ports = await freePorts(portsNeeded)
    const first = ports[0] ?? 0
    if (ports.every((port, index) => port === first + index)) return first
  }
}

describe.skipIf(missing)('npm run cluster', () => {
  test('it opens three copies on three servers, engines first, and Ctrl-C stops all of it', { timeout: 300_000 }, async () => {
    const home = await mkdtemp(join(tmpdir(), 'meihao-typed-'))
    await chmod(home, 0o755)
    const first = await findRow()
    const cluster = open({ PORT: String(first), DATA_DIRECTORY: home })
    children.push(cluster)
    await expect.poll(cluster.said, { timeout: 240_000, interval: 500 }).toContain('The cluster is open at ')
    const [servers, copies, done] = ['etcd and three PostgreSQL', 'three copies of the shop', 'The cluster is open'].map((words) =>
      cluster.said().indexOf(words),
    )
    expect([servers, copies, done]).toEqual([servers, copies, done].toSorted((one = 0, other = 0) => one - other))
    expect((await fetch(`http://127.0.0.1:${first}/health/ready`)).status).toBe(200)

    const second = open({ PORT: String(first), DATA_DIRECTORY: home })
    expect(await second.ended).toEqual([1, null])
    expect(second.said()).toContain(`Port ${first} is taken by another program. A cluster takes ${portsNeeded} from PORT on`)

    cluster.child.kill('SIGINT')
    expect(await cluster.ended).toEqual([0, null])
    const taken = await Promise.all(Array.from({ length: portsNeeded }, async (_, index) => !(await isFreePort(first + index))))
    expect(taken.filter(Boolean)).toEqual([])
    await rm(home, { recursive: true, force: true })
  })
})
