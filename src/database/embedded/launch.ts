import { spawn } from 'node:child_process'
import { totalmem } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { socketFolder } from './address.ts'
import { choosePort } from './choose-port.ts'
import { logFile } from './log-file.ts'
import { readPostmaster, type RunningServer } from './running-server.ts'
import { serverEnvironment } from './server-environment.ts'
import type { ServerUser } from './server-user.ts'

type Plan = {
  binaries: string
  directory: string
  port: number
  user: ServerUser | null
  settings: Readonly<Record<string, string>>
}

/** Megabytes for the pages of tables and indexes: an eighth of what the machine, or the container, may use, and no more than a large shop needs. */
function bufferMegabytes(): number {
  const limit = process.constrainedMemory()
  const mine = limit > 0 ? Math.min(limit, totalmem()) : totalmem()
  return Math.min(1024, Math.max(128, Math.floor(mine / 8 / 2 ** 20)))
}

/**
 * Fit for a shop of one machine: pages come from an SSD or memory, and the log is allowed to grow between checkpoints. A question is
 * answered by one process: many are asked at once, and two more for one of them would be taken from those who order.
 */
const houseSettings: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  random_page_cost: '1.1',
  shared_buffers: `${bufferMegabytes()}MB`,
  effective_cache_size: '1GB',
  work_mem: '8MB',
  max_parallel_workers_per_gather: '0',
  max_wal_size: '1GB',
  checkpoint_timeout: '15min',
  log_checkpoints: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

const patienceMs = 60_000

/** Boots the server, and waits until it takes connections. */
export async function launch(plan: Plan): Promise<RunningServer> {
  const port = await choosePort(plan.port)
  const end = Date.now() + patienceMs
  let socket = socketFolder(plan.directory)
  for (;;) {
    const outcome = await boot(plan, { port, socket })
    if (outcome.ready) return outcome.server
    // Some file systems hold no sockets, such as those of folders that are shared with another machine.
    const isWithoutSockets = socket !== '' && outcome.said.includes('could not create any Unix-domain sockets')
    if (isWithoutSockets) socket = ''
    // Children of a server that was killed a moment ago are still on their way out.
    const isLeaving = /shared memory block|lock file "postmaster.pid" already exists/.test(outcome.said)
    if (!(isLeaving || isWithoutSockets) || Date.now() > end) throw new Error(`PostgreSQL did not start: ${lastWords(outcome.said)}`)
    await pause(200)
  }
}

type Outcome = { ready: true; server: RunningServer } | { ready: false; said: string }

async function boot(plan: Plan, { port, socket }: { port: number; socket: string }): Promise<Outcome> {
  const log = logFile(plan.directory)
  const file = log.open()
  const offset = log.size()
  const settings = { ...houseSettings, unix_socket_directories: socket, ...plan.settings, port: String(port) }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // Its own process group: Ctrl-C in a terminal must reach the shop alone, which still has answers to finish.
  const child = spawn(path.join(plan.binaries, 'bin/postgres'), ['-D', plan.directory, ...flags], {
    ...plan.user,
    cwd: plan.directory,
    env: serverEnvironment,
    stdio: ['ignore', file, file],
    detached: true,
  })
  log.close(file)
  let ended = false
  child.once('exit', () => (ended = true)).once('error', () => (ended = true))
  child.unref()
  const end = Date.now() + patienceMs
  while (!ended && Date.now() < end) {
    const postmaster = readPostmaster(plan.directory)
    if (postmaster?.pid === child.pid && postmaster?.ready) return { ready: true, server: postmaster }
    await pause(10)
  }
  child.kill('SIGQUIT')
  return { ready: false, said: log.since(offset) }
}

function lastWords(said: string): string {
  const lines = said
    .trim()
    .split('\n')
    .filter((line) => /FATAL|ERROR|HINT|could not/.test(line))
  return lines.slice(-3).join('\n') || said.slice(-500)
}
