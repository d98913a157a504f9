import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, chmod, chown, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { parse } from 'yaml'
import { chooseServerUser } from '#database/embedded/server-user.ts'
import { canAsk, until } from '../../scripts/cluster/ask-cluster.ts'
import { openBucketOverTls, type BucketOverTls } from './bucket-over-tls.ts'

const run = promisify(execFile)
const deploy = resolve(import.meta.dirname, '../../deploy')

export type BackedUpServer = {
  url: string
  /** What pgBackRest is told beside the configuration that comes along. */
  environment: Record<string, string>
  backUp: () => Promise<void>
  /** The machine is gone: its processes, and all that lay on its disk. */
  lose: () => Promise<void>
  close: () => Promise<void>
}

type Patroni = { bootstrap: { dcs: { postgresql: { parameters: Record<string, string | number> } } } }

/** One PostgreSQL without a standby, configured as the deployments configure theirs, whose log goes to a bucket. `programs`: where those of the server are. */
export async function startBackedUpServer(programs: string): Promise<BackedUpServer> {
  const { home, directory, owner } = await makeHome()
  const bucket = await openBucketOverTls(home)
  const environment = environmentOf({ home, directory, bucket })
  const options = { ...owner, cwd: home, env: { ...process.env, ...environment, LC_ALL: 'C.UTF-8' } }
  await run(
    join(programs, 'initdb'),
    ['-D', directory, '-E', 'UTF8', '--locale', 'C.UTF-8', '-k', '-U', 'postgres', '-A', 'trust'],
    options,
  )
  await appendFile(join(directory, 'postgresql.conf'), await settings(home))
  const server = spawn(join(programs, 'postgres'), ['-D', directory], { ...options, stdio: 'ignore' })
  const ended = once(server, 'exit')
  const at = (database: string) => `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(home)}`
  await until(() => canAsk(at('postgres')), 'the server')
  await run(join(programs, 'createdb'), ['-h', home, '-U', 'postgres', 'meihao'], options)
  await run('pgbackrest', ['--stanza=meihao', 'stanza-create'], options)
  const stop = async (signal: NodeJS.Signals) => {
    server.kill(signal)
    await ended
  }
  return {
    url: at('meihao'),
    environment,
    backUp: async () => void (await run('pgbackrest', ['--stanza=meihao', '--type=full', 'backup'], options)),
    async lose() {
      await stop('SIGKILL')
      await rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
    async close() {
      await stop('SIGINT')
      await bucket.close()
      await rm(home, { recursive: true, force: true })
    },
  }
}

async function makeHome() {
  const home = await mkdtemp(join(tmpdir(), 'meihao-backed-up-'))
  await chmod(home, 0o755)
  const owner = chooseServerUser(home)
  const directory = join(home, 'data')
  await mkdir(directory, { mode: 0o700 })
  if (owner) for (const place of [home, directory]) await chown(place, owner.uid, owner.gid)
  return { home, directory, owner }
}

/** The configuration that comes along, with the bucket and the places of this test. */
function environmentOf({ home, directory, bucket }: { home: string; directory: string; bucket: BucketOverTls }): Record<string, string> {
  return {
    PGBACKREST_CONFIG: join(deploy, 'backup/pgbackrest.conf'),
    PGBACKREST_REPO1_S3_ENDPOINT: 'localhost',
    PGBACKREST_REPO1_STORAGE_PORT: String(bucket.port),
    PGBACKREST_REPO1_STORAGE_CA_FILE: bucket.authority,
    PGBACKREST_REPO1_S3_KEY: 'S3RVER',
    PGBACKREST_REPO1_S3_KEY_SECRET: 'S3RVER',
    PGBACKREST_REPO1_CIPHER_PASS: 'a word that only this test knows',
    PGBACKREST_PG1_PATH: directory,
    PGBACKREST_PG1_SOCKET_PATH: home,
    PGBACKREST_LOCK_PATH: join(home, 'lock'),
  }
}

/** What the deployments say of archiving, on a socket in `home`. */
async function settings(home: string): Promise<string> {
  const patroni = parse(await readFile(join(deploy, 'compose/engines/patroni.yml'), 'utf8')) as Patroni
  const ours = { listen_addresses: '', unix_socket_directories: home }
  const all = { ...patroni.bootstrap.dcs.postgresql.parameters, ...ours }
  return Object.entries(all)
    .map(([name, value]) => `${name} = '${value}'\n`)
    .join('')
}
