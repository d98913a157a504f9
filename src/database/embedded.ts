import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { addressOf, adminRole } from './embedded/address.ts'
import { initialise } from './embedded/initialise.ts'
import { isAlive } from './embedded/is-alive.ts'
import { launch } from './embedded/launch.ts'
import { locateBinaries } from './embedded/locate-binaries.ts'
import { openHome } from './embedded/open-home.ts'
import { findRunning, type RunningServer } from './embedded/running-server.ts'
import { chooseServerUser, type ServerUser } from './embedded/server-user.ts'
import { settleShopRole } from './embedded/settle-shop-role.ts'
import { stopServer } from './embedded/stop-server.ts'
import { enter, leave } from './embedded/users-of-server.ts'
import { withLock } from './embedded/with-lock.ts'

export type EmbeddedPlan = {
  /** Where the data lives; made when it is missing. */
  directory: string
  /** 0 lets the machine choose a free one. */
  port: number
  /** Further settings of PostgreSQL; tests give up durability here. */
  settings?: Readonly<Record<string, string>>
}

export type EmbeddedServer = {
  /** For the shop, which owns its database and nothing else. */
  url: string
  /** The same database for the superuser: for backups, and for tests that make databases. */
  admin: string
  /** True when a server was at work on the directory already, started by another process or left by one that was killed. */
  attached: boolean
  /** Leaves the server; the last process to leave stops it. */
  stop: () => Promise<void>
}

/**
 * The PostgreSQL that npm brought along, at work on one directory and reachable from this machine only. Any number of
 * processes may start it for the same directory: the first boots it, the others join. `.log`, `.lock` and `.users` lie
 * beside the directory. Throws one readable sentence when it cannot start.
 */
export async function startEmbedded(plan: EmbeddedPlan): Promise<EmbeddedServer> {
  const asked = path.resolve(plan.directory)
  mkdirSync(path.dirname(asked), { recursive: true })
  const lock = `${asked}.lock`
  return withLock(lock, async () => {
    const user = chooseServerUser(asked)
    const directory = openHome(asked, user)
    const found = await findRunning(directory)
    const server = found ?? (await boot({ ...plan, directory }, user))
    await settleShopRole({ directory, port: server.port })
    const [url, admin] = [addressOf(directory, server), addressOf(directory, server, adminRole)]
    return { url, admin, attached: found !== null, stop: join({ lock, directory, server }) }
  })
}

async function boot(plan: EmbeddedPlan, user: ServerUser | null): Promise<RunningServer> {
  const binaries = locateBinaries({ directory: plan.directory, user })
  initialise({ binaries, directory: plan.directory, user })
  return launch({ settings: {}, ...plan, binaries, user })
}

type Membership = { lock: string; directory: string; server: RunningServer }

/** Notes that this process uses the server, and answers how it leaves. */
function join({ lock, directory, server }: Membership): () => Promise<void> {
  enter(directory)
  // For a process that ends without saying goodbye: it cannot wait, but PostgreSQL finishes by itself.
  const leaveInHaste = () => {
    if (leave(directory) && isAlive(server.pid)) process.kill(server.pid, 'SIGINT')
  }
  process.once('exit', leaveInHaste)
  let left = false
  return async () => {
    if (left) return
    left = true
    process.off('exit', leaveInHaste)
    await withLock(lock, async () => {
      if (leave(directory)) await stopServer(server)
    })
  }
}
