import { chmod, mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { buildIfNeeded } from './build.ts'
import { clusterPorts, portsNeeded } from './cluster/cluster-ports.ts'
import { findPrograms } from './cluster/find-programs.ts'
import { startCluster } from './cluster/start-cluster.ts'
import { isFreePort } from './testing/is-free-port.ts'

// npm run cluster: three copies of the shop on three PostgreSQL with a fail-over, on this machine. Ctrl-C stops all of it.

const programs = findPrograms()
if (typeof programs === 'string') stopWith(programs)
const first = Number(process.env['PORT'] ?? 7000)
const ports = Array.from({ length: portsNeeded }, (_, index) => first + index)
for (const port of ports)
  if (!(await isFreePort(port)))
    stopWith(`Port ${port} is taken by another program. A cluster takes ${portsNeeded} from PORT on: PORT=8000 npm run cluster`)
await buildIfNeeded()
const home = resolve(process.env['DATA_DIRECTORY'] ?? '.data-cluster')
await mkdir(home, { recursive: true })
await chmod(home, 0o755)
let closing = false
const starting = startCluster({ home, ports: clusterPorts(ports), programs, tell: (line) => console.log(line) }).catch((error: unknown) =>
  stopWith(error instanceof Error ? error.message : String(error)),
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close())
const cluster = await starting
if (!closing)
  console.log(
    `The cluster is open at ${cluster.address}; ${await cluster.primary()} is the primary. Logs and data: ${home}. Ctrl-C stops all of it.`,
  )

async function close(): Promise<void> {
  if (closing) return
  closing = true
  console.log('\nClosing: what is under way is finished first.')
  await (await starting).stop()
  process.exit(0)
}

function stopWith(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
