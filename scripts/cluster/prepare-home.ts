import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { databaseNames, type DatabaseName } from './cluster-ports.ts'
import {
  haproxyConfiguration,
  patroniConfiguration,
  pgbouncerConfiguration,
  pgbouncerUsers,
  type Plan,
  type Secrets,
} from './configurations.ts'
import type { Owner } from './engines.ts'

/** Places and configurations of all engines, each readable by whom it runs as and nobody else. */
export async function prepareHome(plan: Plan, owner: Owner): Promise<void> {
  const { home } = plan
  const places = ['etcd', 'pgbouncer', ...databaseNames]
  for (const name of places) await mkdir(join(home, name), { recursive: true, mode: 0o700 })
  const files: Record<string, string> = {
    'haproxy.cfg': haproxyConfiguration(plan),
    'pgbouncer/pgbouncer.ini': pgbouncerConfiguration(plan),
    'pgbouncer/users.txt': pgbouncerUsers(plan),
    ...Object.fromEntries(databaseNames.map((name) => [`${name}/patroni.yml`, patroniConfiguration(plan, name)])),
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(home, name), text, { mode: 0o600 })
  if (!owner) return
  for (const name of ['', ...places, ...Object.keys(files)]) await chown(join(home, name), owner.uid, owner.gid)
  await chmod(home, 0o755)
}

/** Made with the first start and kept. */
export async function keepSecrets(home: string): Promise<Secrets> {
  const file = join(home, 'secrets.json')
  await mkdir(home, { recursive: true, mode: 0o755 })
  const kept = await readFile(file, 'utf8').catch(() => null)
  if (kept !== null) return JSON.parse(kept) as Secrets
  const word = () => randomBytes(18).toString('base64url')
  const secrets: Secrets = { superuser: word(), replication: word(), shop: word() }
  await writeFile(file, JSON.stringify(secrets), { mode: 0o600 })
  return secrets
}

/** The shop's database, of a role that is no superuser. */
export async function prepareDatabase({ ports, secrets }: Plan, primary: DatabaseName): Promise<void> {
  const connectionString = `postgres://postgres:${secrets.superuser}@127.0.0.1:${ports.databases[primary].server}/postgres`
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query("select from pg_database where datname = 'meihao'")
    if (rows.length > 0) return
    await client.query(`create role meihao login password '${secrets.shop}'`)
    await client.query('create database meihao owner meihao')
  } finally {
    await client.end()
  }
}
