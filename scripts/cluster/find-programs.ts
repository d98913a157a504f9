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

/** Directories of programs. Debian keeps servers of several versions beside each other, and none of them in the path: `postgres` has one for each. */
export type Places = { programs: readonly string[]; postgres: string }

const ofThisMachine: Places = {
  programs: [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/sbin'],
  postgres: '/usr/lib/postgresql',
}

/** The engines, or one sentence about those that are missing and how to get them. */
export function findPrograms({ programs, postgres }: Places = ofThisMachine): Programs | string {
  const found: { -readonly [Name in keyof Programs]?: string | undefined } = { postgres: newestPostgres(postgres) }
  for (const name of ['patroni', 'etcd', 'haproxy', 'pgbouncer'] as const) found[name] = inPath(name, programs)
  const missing = (Object.keys(packages) as (keyof Programs)[]).filter((name) => !found[name])
  if (missing.length === 0) return found as Programs
  const names = missing.map((name) => packages[name])
  return `A cluster needs ${names.join(', ')}, which ${names.length === 1 ? 'is' : 'are'} not installed here: apt-get install ${names.join(' ')}`
}

/** Where a program is; also those of Debian that are for the superuser. */
export function inPath(name: string, places: readonly string[] = ofThisMachine.programs): string | undefined {
  return places.map((place) => join(place, name)).find((file) => existsSync(file))
}

function newestPostgres(home: string): string | undefined {
  if (!existsSync(home)) return undefined
  const [newest] = readdirSync(home).toSorted((one, other) => Number(other) - Number(one))
  const place = join(home, newest ?? '', 'bin')
  return existsSync(join(place, 'postgres')) ? place : undefined
}
