import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where the engines are that a cluster is made of. `postgres`: the directory of the newest server's programs. */
export type Programs = Readonly<Record<'patroni' | 'etcd' | 'haproxy' | 'pgbouncer' | 'postgres', string>>

/** The package of Debian that brings each. */
const packages: Readonly<Record<keyof Programs, string>> = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  postgres: 'postgresql',
}

/** Debian keeps servers of several versions beside each other, and none of them in the path. */
const postgresHome = '/usr/lib/postgresql'

/** The engines, or one sentence about those that are missing and how to get them. */
export function findPrograms(): Programs | string {
  const found: { -readonly [Name in keyof Programs]?: string | undefined } = { postgres: newestPostgres() }
  for (const name of ['patroni', 'etcd', 'haproxy', 'pgbouncer'] as const) found[name] = inPath(name)
  const missing = (Object.keys(packages) as (keyof Programs)[]).filter((name) => !found[name])
  if (missing.length === 0) return found as Programs
  const names = missing.map((name) => packages[name])
  return `A cluster needs ${names.join(', ')}, which ${names.length === 1 ? 'is' : 'are'} not installed here: apt-get install ${names.join(' ')}`
}

function inPath(name: string): string | undefined {
  const places = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/sbin']
  return places.map((place) => join(place, name)).find((file) => existsSync(file))
}

function newestPostgres(): string | undefined {
  if (!existsSync(postgresHome)) return undefined
  const [newest] = readdirSync(postgresHome).toSorted((one, other) => Number(other) - Number(one))
  const place = join(postgresHome, newest ?? '', 'bin')
  return existsSync(join(place, 'postgres')) ? place : undefined
}
