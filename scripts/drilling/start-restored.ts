import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ServerUser } from '#database/embedded/server-user.ts'
import { isWriting } from '../cluster/ask-cluster.ts'
import type { DrillPlan } from './drill-plan.ts'

type Start = { home: string; directory: string; owner: ServerUser | null; plan: Pick<DrillPlan, 'database' | 'user'> }

export type RestoredServer = { url: string; stop: () => Promise<void> }

/** The replay of a day takes minutes; longer than this nobody waits. */
const patienceMs = 4 * 60 * 60 * 1000

/**
 * A server on what was restored, behind a socket in its own directory alone, until it has replayed all and writes. How the one that was
 * backed up was configured does not matter: that configuration may lie elsewhere, and names places that are not ours.
 */
export async function startRestored({ home, directory, owner, plan }: Start): Promise<RestoredServer> {
  const files = {
    'postgresql.conf': `listen_addresses = ''\nport = 5432\nunix_socket_directories = '${home}'\nhba_file = '${join(home, 'pg_hba.conf')}'\nhot_standby = off\narchive_mode = off\nsynchronous_standby_names = ''\nmax_connections = 20\n`,
    'pg_hba.conf': 'local all all trust\n',
  }
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(home, name), text)
    if (owner) await chown(join(home, name), owner.uid, owner.gid)
  }
  const program = join(await programsOf(directory), 'postgres')
  const server = spawn(program, ['-D', directory, '-c', `config_file=${join(home, 'postgresql.conf')}`], {
    ...owner,
    cwd: home,
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said: string[] = []
  server.stderr.setEncoding('utf8').on('data', (piece: string) => void said.splice(0, said.length - 50, piece))
  const ended = once(server, 'exit')
  const url = `postgresql://${plan.user}@localhost/${plan.database}?host=${encodeURIComponent(home)}`
  const stop = async () => {
    server.kill('SIGINT')
    await ended
  }
  const end = performance.now() + patienceMs
  while (!(await isWriting(url))) {
    if (server.exitCode !== null) throw new Error(`The restored server does not start: ${said.join('').trim()}`)
    if (performance.now() > end) throw new Error(`The restored server has not come up: ${said.join('').trim()}`)
    await pause(100)
  }
  return { url, stop }
}

/** Debian keeps servers of several versions beside each other; data is opened by its own. */
async function programsOf(directory: string): Promise<string> {
  const version = (await readFile(join(directory, 'PG_VERSION'), 'utf8')).trim()
  return process.env['POSTGRES_PROGRAMS'] ?? `/usr/lib/postgresql/${version}/bin`
}
