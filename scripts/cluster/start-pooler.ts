import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chooseServerUser } from '#database/embedded/server-user.ts'
import { canAsk, until } from './ask-cluster.ts'

export type PoolerPlan = {
  program: string
  /** Where its configuration lies. */
  home: string
  port: number
  /** The server that it leads to, any database of it by the same role. */
  serverUrl: string
  /** Connections that it keeps to each database. */
  poolSize: number
  /** How long one of them is waited for. */
  waitSeconds?: number
}

export type Pooler = { addressOf: (database: string) => string; stop: () => Promise<void> }

/** PgBouncer in transaction mode before one PostgreSQL of this machine. */
export async function startPooler({ program, home, ...plan }: PoolerPlan): Promise<Pooler> {
  const { port, serverUrl } = plan
  const owner = chooseServerUser(home)
  await mkdir(home, { recursive: true, mode: 0o700 })
  const file = join(home, 'pgbouncer.ini')
  await writeFile(file, configuration(plan), { mode: 0o600 })
  if (owner) for (const place of [home, file]) await chown(place, owner.uid, owner.gid)
  const pooler = spawn(program, ['-q', file], { ...owner, cwd: home, env: { PATH: process.env['PATH'] }, stdio: 'ignore' })
  const { username } = new URL(serverUrl)
  const addressOf = (database: string) => `postgres://${username}@127.0.0.1:${port}/${database}`
  await until(() => canAsk(addressOf(new URL(serverUrl).pathname.slice(1))), 'PgBouncer')
  return {
    addressOf,
    async stop() {
      if (pooler.exitCode !== null || pooler.signalCode !== null) return
      const gone = once(pooler, 'exit')
      pooler.kill('SIGKILL')
      await gone
    },
  }
}

function configuration({ serverUrl, port, poolSize, waitSeconds = 10 }: Omit<PoolerPlan, 'program' | 'home'>): string {
  const server = new URL(serverUrl)
  return `[databases]
* = host=127.0.0.1 port=${server.port} user=${server.username} password=${decodeURIComponent(server.password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 3000
default_pool_size = ${poolSize}
server_idle_timeout = 3
query_wait_timeout = ${waitSeconds}
ignore_startup_parameters = extra_float_digits
`
}
