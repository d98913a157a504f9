import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { extract } from 'tar'
import { afterAll } from 'vitest'
import { backUp } from '#database/backup/back-up.ts'
import { locateBinaries } from '#database/embedded/locate-binaries.ts'
import { serverEnvironment } from '#database/embedded/server-environment.ts'
import { chooseServerUser, type ServerUser } from '#database/embedded/server-user.ts'
import { freePorts } from '../../bench/free-ports.ts'
import type { OwnPostgres } from './own-postgres.ts'
import { addressOf, onServer } from './test-server.ts'

export type StandbyPostgres = {
  url: string
  /** What the primary writes arrives and is not shown until it is let go on. */
  pause: () => Promise<void>
  goOn: () => Promise<void>
  /** It follows nobody any more, and takes writes of its own. */
  promote: () => Promise<void>
  /** It takes connections and answers nothing, as a machine that hangs. */
  freeze: () => void
  thaw: () => void
  /** Everything of it falls at once. */
  kill: () => Promise<void>
  startAgain: () => Promise<void>
}

/** A second PostgreSQL that follows one of a test file's own, with everything that stands there already. Called at the top of the file. */
export async function openStandby({ directory: from, adminUrl, database }: OwnPostgres): Promise<StandbyPostgres> {
  const home = await mkdtemp(join(tmpdir(), 'meihao-standby-'))
  const directory = join(home, 'postgres')
  await copyOf({ from, directory, adminUrl })
  const user = chooseServerUser(from)
  if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, home])
  const [port = 0] = await freePorts(1)
  const url = withPort(database.url, port)
  const { start, signal, kill } = serverIn({ directory, user, port, url })
  afterAll(async () => {
    await kill()
    await rm(home, { recursive: true, force: true })
  }, 60_000)
  await start()
  const admin = withPort(addressOf(adminUrl, 'meihao'), port)
  const ask = (text: string) => onServer(admin, (client) => client.query(text)).then(() => undefined)
  return {
    url,
    pause: () => ask('select pg_wal_replay_pause()'),
    goOn: () => ask('select pg_wal_replay_resume() where pg_is_in_recovery()'),
    promote: () => ask('select pg_promote()'),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    kill,
    startAgain: start,
  }
}

type ServerPlan = { directory: string; user: ServerUser | null; port: number; url: string }

function serverIn({ directory, user, port, url }: ServerPlan) {
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', shared_buffers: '64MB', timezone: 'UTC' }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const binary = join(locateBinaries({ directory, user }), 'bin/postgres')
  let server: ChildProcess | undefined
  const isAlive = () => server?.exitCode === null && server.signalCode === null
  const signal = (name: NodeJS.Signals) => {
    if (isAlive()) signalAll(server?.pid ?? 0, name)
  }
  // What the last process of a killed one holds is free after a moment: until then a new one leaves by itself.
  const keepAlive = () => {
    if (isAlive()) return
    server = spawn(binary, ['-D', directory, ...flags], {
      ...user,
      cwd: directory,
      env: serverEnvironment,
      stdio: 'ignore',
      detached: true,
    })
  }
  return {
    signal,
    start: () => untilItAnswers(url, keepAlive),
    async kill() {
      if (!server || !isAlive()) return
      signal('SIGCONT')
      const gone = once(server, 'exit')
      signal('SIGKILL')
      await gone
    },
  }
}

const patienceMs = 60_000

async function untilItAnswers(url: string, keepAlive: () => void): Promise<void> {
  for (const end = performance.now() + patienceMs; ; await pause(200)) {
    keepAlive()
    const failed = await onServer(url, (client) => client.query('select 1')).then(
      () => null,
      (error: unknown) => error,
    )
    if (failed === null) return
    if (performance.now() > end) throw failed
  }
}

/** The postmaster and its children, each of which leads a group of its own. */
function signalAll(postmaster: number, name: NodeJS.Signals): void {
  const children = execFileSync('sh', ['-c', `ps -o pid= --ppid ${postmaster} || true`], { encoding: 'utf8' })
    .trim()
    .split(/\s+/)
  for (const pid of [postmaster, ...children.filter(Boolean).map(Number)]) {
    try {
      process.kill(pid, name)
    } catch {
      // It has left already.
    }
  }
}

async function copyOf({ from, directory, adminUrl }: { from: string; directory: string; adminUrl: string }): Promise<void> {
  const file = `${directory}.tar.gz`
  await backUp({ directory: from, file })
  await mkdir(directory, { mode: 0o700 })
  await extract({ file, cwd: directory, preserveOwner: false })
  const { username, password, port } = new URL(adminUrl)
  const primary = `host=127.0.0.1 port=${port} user=${username} password=${password}`
  await writeFile(join(directory, 'standby.signal'), '')
  await writeFile(join(directory, 'postgresql.auto.conf'), `primary_conninfo = '${primary}'\n`)
}

/** At that port of this machine, past every socket. */
function withPort(url: string, port: number): string {
  const address = new URL(url)
  address.port = String(port)
  address.search = ''
  return address.href
}
