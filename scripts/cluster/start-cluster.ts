import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chooseServerUser } from '#database/embedded/server-user.ts'
import { keepCardKeys } from '../starting/card-keys.ts'
import { sandboxAsConfiguration, startSandboxProcess, type SandboxProcess } from '../starting/sandbox-process.ts'
import { answersYes, canAsk, findPrimary, isLedTo, isReady, until } from './ask-cluster.ts'
import { databaseNames, type ClusterPorts, type DatabaseName } from './cluster-ports.ts'
import type { Plan } from './configurations.ts'
import { openEngines, type Engine, type Engines, type Owner } from './engines.ts'
import type { Programs } from './find-programs.ts'
import { keepSecrets, prepareDatabase, prepareHome } from './prepare-home.ts'

export type ClusterPlan = {
  /** Where everything of it lies; the servers' user must be able to walk there. */
  home: string
  ports: ClusterPorts
  programs: Programs
  /** For the copies of the shop, beside what the cluster says itself. */
  variables?: Readonly<Record<string, string>>
  tell?: (line: string) => void
}

export type Cluster = {
  address: string
  sandbox: SandboxProcess
  /** To the primary, whoever it is, past the pooler. */
  directUrl: string
  urlOf: (name: DatabaseName) => string
  primary: () => Promise<DatabaseName>
  /** Whether it follows the primary, as Patroni sees it. */
  isStandby: (name: DatabaseName) => Promise<boolean>
  /** Whether an order waits until it has it as well. */
  isSynchronous: (name: DatabaseName) => Promise<boolean>
  /** PostgreSQL alone, by -9: the Patroni beside it lives, and hands over. */
  killServer: (name: DatabaseName) => Promise<void>
  /** What a copy has said so far; they are counted from 1. */
  logOf: (copy: number) => Promise<string>
  copy: (copy: number) => Engine | undefined
  /** Where a copy answers, past HAProxy. */
  addressOf: (copy: number) => string
  /** Asks a copy to leave and starts it again, from the folder of another version where one is named. Answers when visitors are led to it. */
  restartCopy: (copy: number, folder?: string) => Promise<void>
  stop: () => Promise<void>
}

const root = resolve(import.meta.dirname, '../..')
const at = (port: number) => `http://127.0.0.1:${port}`

/** Everything on this machine: three servers under Patroni with etcd, HAProxy, PgBouncer, the sandbox and three copies of the shop. */
export async function startCluster({ home, ports, programs, variables = {}, tell = () => undefined }: ClusterPlan): Promise<Cluster> {
  const plan: Plan = { home, ports, programs, secrets: await keepSecrets(home) }
  const owner: Owner = chooseServerUser(join(home, 'pg1'))
  await prepareHome(plan, owner)
  const engines = openEngines(home)
  let sandbox: SandboxProcess | undefined
  const stop = async () => {
    await engines.stop('copy')
    await sandbox?.stop()
    await engines.stop('pgbouncer', 'haproxy')
    await engines.stop('pg')
    await engines.stop('etcd')
  }
  try {
    tell('etcd and three PostgreSQL under Patroni are starting.')
    await startServers(plan, { engines, owner })
    tell('The database is ready; three copies of the shop are starting.')
    sandbox = await startSandboxProcess({ shopAddress: at(ports.shop), dataDirectory: join(home, 'sandbox'), ports: ports.sandbox })
    const startCopy = copyStarter(plan, { engines, sandbox, variables })
    for (const index of ports.copies.keys()) startCopy(index + 1)
    for (const port of ports.copies) await until(() => isReady(at(port)), `the copy at ${port}`)
    await until(() => isReady(at(ports.shop)), 'HAProxy')
    return { ...handlesOf(plan, engines), restartCopy: copyRestarter(plan, { engines, startCopy }), sandbox, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

type Starting = { engines: Engines; owner: Owner }

async function startServers(plan: Plan, { engines: { run }, owner }: Starting): Promise<void> {
  const { home, ports, programs } = plan
  // What is said to PostgreSQL's programs by our environment is not meant for these.
  const env = { PATH: process.env['PATH'], HOME: home, LANG: 'C.UTF-8' }
  run({ name: 'etcd', program: programs.etcd, args: etcdArguments(plan), owner, env })
  for (const name of databaseNames) run({ name, program: programs.patroni, args: [join(home, name, 'patroni.yml')], owner, env })
  const primary = await until(() => findPrimary(ports), 'a primary')
  run({ name: 'haproxy', program: programs.haproxy, args: ['-db', '-f', join(home, 'haproxy.cfg')], owner })
  run({ name: 'pgbouncer', program: programs.pgbouncer, args: [join(home, 'pgbouncer', 'pgbouncer.ini')], owner })
  await prepareDatabase(plan, primary)
  await until(() => canAsk(urlTo(plan, ports.pooler)), 'the way to the primary')
}

type Shops = { engines: Engines; sandbox: SandboxProcess; variables: Readonly<Record<string, string>> }

type StartCopy = (copy: number, folder?: string) => void

function copyStarter(plan: Plan, { engines: { run }, sandbox, variables }: Shops): StartCopy {
  const { home, ports } = plan
  const env = {
    ...process.env,
    ...sandboxAsConfiguration(sandbox.addresses),
    NODE_ENV: 'production',
    PUBLIC_ADDRESS: at(ports.shop),
    TRUST_PROXY: '127.0.0.1',
    DATABASE_URL: urlTo(plan, ports.pooler),
    DATABASE_DIRECT_URL: urlTo(plan, ports.primary),
    DATABASE_READ_URL: databaseNames.map((name) => urlTo(plan, ports.databases[name].server)).join(','),
    DATABASE_POOLED: '1',
    // A server that has just taken over keeps rows locked until it has a standby again: nobody waits for those longer than for anything else.
    DATABASE_LOCK_TIMEOUT: '1',
    DATA_DIRECTORY: join(home, 'shop'),
    CARD_KEYS: keepCardKeys(home),
    LOG_LEVEL: 'warn',
    ...variables,
  }
  return (copy, folder = root) => {
    const args = [resolve(folder, 'src/main.ts')]
    const port = String(ports.copies[copy - 1])
    run({ name: `copy${copy}`, program: process.execPath, args, owner: null, env: { ...env, PORT: port } })
  }
}

function copyRestarter({ home, ports }: Plan, { engines, startCopy }: { engines: Engines; startCopy: StartCopy }): Cluster['restartCopy'] {
  return async (copy, folder) => {
    await engines.get(`copy${copy}`)?.stop()
    startCopy(copy, folder)
    await until(() => isReady(at(ports.copies[copy - 1] ?? 0)), `copy ${copy}`)
    await until(() => isLedTo(join(home, 'haproxy.sock'), { backend: 'copies', server: `copy${copy}` }), `HAProxy to lead to copy ${copy}`)
  }
}

function handlesOf(plan: Plan, engines: Engines): Omit<Cluster, 'sandbox' | 'stop' | 'restartCopy'> {
  const { home, ports } = plan
  return {
    address: at(ports.shop),
    directUrl: urlTo(plan, ports.primary),
    urlOf: (name) => urlTo(plan, ports.databases[name].server),
    primary: () => until(() => findPrimary(ports), 'a primary'),
    isStandby: (name) => answersYes(`${at(ports.databases[name].patroni)}/replica`),
    isSynchronous: (name) => answersYes(`${at(ports.databases[name].patroni)}/synchronous`),
    killServer: async (name) => {
      const [pid = ''] = (await readFile(join(home, name, 'data', 'postmaster.pid'), 'utf8')).split('\n')
      // Nothing at all would be 0, which is whoever asks for it and all that it has started.
      if (!/^[1-9]\d*$/.test(pid)) throw new Error(`${name} does not say which process it is.`)
      process.kill(Number(pid), 'SIGKILL')
    },
    logOf: (copy) => readFile(engines.logOf(`copy${copy}`), 'utf8'),
    copy: (copy) => engines.get(`copy${copy}`),
    addressOf: (copy) => at(ports.copies[copy - 1] ?? 0),
  }
}

function urlTo({ secrets }: Plan, port: number): string {
  return `postgres://meihao:${secrets.shop}@127.0.0.1:${port}/meihao`
}

function etcdArguments({ home, ports }: Plan): string[] {
  const [client, peer] = [at(ports.etcd), at(ports.etcdPeer)]
  const words = {
    name: 'meihao',
    'data-dir': join(home, 'etcd', 'data'),
    'initial-cluster': `meihao=${peer}`,
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
  }
  return Object.entries(words).flatMap(([name, value]) => [`--${name}`, value])
}
